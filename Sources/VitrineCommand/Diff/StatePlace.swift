internal import Snapshots

/// Where a state of a site's recorded searches is found.
enum StatePlace: Hashable, Sendable {
  /// The site's own snapshots, as they are now.
  case site
  /// What the last fetch replaced.
  case lastFetch
  /// A folder of snapshots, or one that has such a folder in it.
  case folder(String)
  /// A git revision by any name that git understands.
  case revision(String)

  /// The folder in which fetch keeps what it replaced, seen from the site's; it holds the snapshots that changed,
  /// named by the searches' ids, and the lock.
  static let lastFetchPath = "snapshots/.previous"
  private static let snapshotFolder = "snapshots/"

  /// The paths at which a search's snapshot may be, the first that exists counts; `path` is the configured one.
  func paths(ofSnapshot path: String, search: String) -> [String] {
    guard holdsCopies else { return [path] }
    if case .lastFetch = self { return ["\(search).json"] }
    let short = path.hasPrefix(Self.snapshotFolder) ? String(path.dropFirst(Self.snapshotFolder.count)) : path
    var paths = [short]
    for other in [path, "\(search).json"] where !paths.contains(other) { paths.append(other) }
    return paths
  }

  /// The paths at which the lock may be.
  var lockPaths: [String] {
    holdsCopies
      ? [String(SnapshotLock.path.dropFirst(Self.snapshotFolder.count)), SnapshotLock.path]
      : [SnapshotLock.path]
  }

  /// Whether snapshots may lie directly in it.
  private var holdsCopies: Bool {
    switch self {
    case .site, .revision: false
    case .lastFetch, .folder: true
    }
  }
}
