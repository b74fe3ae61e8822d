#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The folders of the staging area, the writers' each opened when first needed.
final class StagedFolders {
  private let session: OutputSession
  private var writers: [Int: Int32] = [:]

  init(_ session: OutputSession) {
    self.session = session
  }

  deinit {
    for folder in writers.values { _ = close(folder) }
  }

  /// Calls `body` with the folder and the name of what is staged for `path`. Returns the error's number when the
  /// folder cannot be opened, else what `body` returns.
  func at(
    _ place: StagedPlace, for path: PathBuffer, _ body: (UnsafePointer<CChar>, Int32) -> Int32
  ) -> Int32 {
    // There since the first thing was staged.
    guard let folders = try? session.stagingFolders() else { return ENOENT }
    switch place {
    case .new: return body(path.path, folders.new)
    case .replacement(let writer, let number):
      guard let folder = open(writer, in: folders.whole) else { return errno }
      return body("\(number)", folder)
    case .manifest(let number): return body(StagedPlace.manifestName(number), folders.whole)
    case .memory: return body(OutputMemory.name, folders.whole)
    case .old(let number): return body("\(number)", folders.old)
    }
  }

  private func open(_ writer: Int, in whole: Int32) -> Int32? {
    if let folder = writers[writer] { return folder }
    let opened = openat(whole, "\(writer)", Descriptor.folderFlags)
    guard opened >= 0 else { return nil }
    writers[writer] = opened
    return opened
  }
}
