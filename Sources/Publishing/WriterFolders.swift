#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The writers' staging folders, each opened when first needed.
final class WriterFolders {
  private let staging: Int32
  private var folders: [Int: Int32] = [:]

  /// `staging` must stay open for as long as this lives.
  init(staging: Int32) {
    self.staging = staging
  }

  deinit {
    for folder in folders.values { _ = close(folder) }
  }

  /// A writer's folder, open for as long as this lives; nil when it cannot be opened (see `errno`).
  func open(_ writer: Int) -> Int32? {
    if let folder = folders[writer] { return folder }
    let opened = openat(staging, "\(writer)", Descriptor.folderFlags)
    guard opened >= 0 else { return nil }
    folders[writer] = opened
    return opened
  }
}
