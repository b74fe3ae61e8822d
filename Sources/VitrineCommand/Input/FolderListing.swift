internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Lists the files of a folder of the site.
enum FolderListing {
  /// The deepest folder looked into and the most files listed; a site's templates and assets are far below.
  static let deepest = 16
  static let most = 10_000

  /// The paths of what is below `path` and no folder, relative to it, in byte order; hidden entries and those behind
  /// linked folders are left out. Empty when there is no such folder.
  ///
  /// Throws rather than leave out anything else: files beyond `most` or the depth, a folder that cannot be read,
  /// a name that is not UTF-8, a link to a file outside the folder, which would be published unseen.
  static func files(below path: String, most: Int = most) throws(InputFault) -> [String] {
    var found: [String] = []
    try collect(below: path, root: path, prefix: "", depth: 0, most: most, into: &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a folder holds.
  struct Entry: Sendable {
    /// What it is.
    enum Kind: Sendable {
      /// A file, or whatever else is no folder; a link to one inside the folder.
      case file
      /// A folder, or a link to one.
      case folder
      /// A link to a file that is not below the folder.
      case linkOutside
      /// Something whose name is not UTF-8.
      case illFormed
    }

    /// Its name; what is no UTF-8 in it is replaced.
    let name: String
    let kind: Kind
  }

  /// What is directly in a folder, hidden entries left out, in byte order; nothing when there is no such folder.
  static func entries(of path: String) throws(InputFault) -> [Entry] {
    guard let folder = opendir(path) else {
      var information = stat()
      if errno == ENOENT { if lstat(path, &information) == 0 { throw .brokenLink } else { return [] } }
      throw errno == ENOTDIR ? .notAFile : .unreadable(errno: errno)
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      guard let name = name(of: entry) else {
        entries.append(Entry(name: repairedName(of: entry), kind: .illFormed))
        continue
      }
      if name.hasPrefix(".") { continue }
      entries.append(Entry(name: name, kind: entryKind(of: "\(path)/\(name)", root: path)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func entryKind(of path: String, root: String) -> Entry.Kind {
    do throws(InputFault) {
      switch try kind(of: path, name: "", root: root) {
      case .file: return .file
      case .folder, .linkedFolder: return .folder
      }
    } catch {
      // What cannot be looked at cannot be read either, and that is reported then.
      if case .linkOutside = error { return .linkOutside }
      return .file
    }
  }

  private static func repairedName(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
  }

  /// The file beside the missing one at `path` (relative to the site) whose own name is nearest, as a path like it.
  static func nearest(to path: String, in site: SiteFolder) -> String? {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let parent = String(path[..<start])
    let files = try? files(below: site.path(of: parent.isEmpty ? "." : String(parent.dropLast())))
    return NearMiss.nearest(to: String(path[start...]), in: files ?? []).map { parent + $0 }
  }

  /// Whether a folder has no entries at all, hidden ones included.
  static func isEmpty(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = name(of: entry)
      if name != ".", name != ".." { return false }
    }
    return true
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
    }
  }

  private static func collect(
    below path: String, root: String, prefix: String, depth: Int, most: Int, into found: inout [String]
  ) throws(InputFault) {
    guard let folder = opendir(path) else {
      if depth == 0, errno == ENOENT || errno == ENOTDIR { return }
      throw .unreadable(errno: errno)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      guard let name = name(of: entry) else { throw .illFormedName }
      if name.hasPrefix(".") { continue }
      switch try kind(of: "\(path)/\(name)", name: prefix + name, root: root) {
      case .folder:
        guard depth + 1 < deepest else { throw .tooDeep(limit: deepest) }
        try collect(
          below: "\(path)/\(name)", root: root, prefix: "\(prefix)\(name)/", depth: depth + 1, most: most,
          into: &found)
      case .linkedFolder: break
      case .file:
        guard found.count < most else { throw .tooManyFiles(limit: most) }
        found.append(prefix + name)
      }
    }
  }

  private enum Kind { case file, folder, linkedFolder }

  private static func kind(of path: String, name: String, root: String) throws(InputFault) -> Kind {
    var information = stat()
    guard lstat(path, &information) == 0 else { throw .unreadable(errno: errno) }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK where stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR:
      return .linkedFolder
    case S_IFLNK where !isInside(path, root): throw .linkOutside(name: name)
    default: return .file
    }
  }

  /// Whether a link leads to something below `root`; a broken one does no harm and is reported when it is read.
  private static func isInside(_ link: String, _ root: String) -> Bool {
    guard let target = realpath(link, nil) else { return true }
    defer { free(target) }
    guard let folder = realpath(root, nil) else { return false }
    defer { free(folder) }
    return String(cString: target).hasPrefix(String(cString: folder) + "/")
  }
}
