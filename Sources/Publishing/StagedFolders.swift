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
    switch place {
    case .new: return body(path.path, session.staging.new.number)
    case .replacement(let writer, let number):
      guard let folder = open(writer) else { return errno }
      return body("\(number)", folder)
    case .manifest(let number):
      return body(StagedPlace.manifestName(number), session.staging.folder.number)
    case .memory: return body(OutputMemory.name, session.staging.folder.number)
    case .old(let number): return body("\(number)", session.staging.old.number)
    }
  }

  private func open(_ writer: Int) -> Int32? {
    if let folder = writers[writer] { return folder }
    let opened = openat(session.staging.folder.number, "\(writer)", Descriptor.folderFlags)
    guard opened >= 0 else { return nil }
    writers[writer] = opened
    return opened
  }
}
