#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Writes files into the staged tree of new folders. The tree was made by this session, so it holds no links.
final class NewTreeWriter {
  private let root: Int32
  private var lastFolder: [CChar] = []

  /// `root` must stay open for as long as the writer lives.
  init(root: Int32) {
    self.root = root
  }

  /// Makes the file and the folders on the way to it, and tells how the file looks; other workers may be making the
  /// same folders.
  func write(
    _ path: PathBuffer, _ bytes: UnsafeRawBufferPointer, status: inout stat
  ) throws(OutputFault) {
    if !isInLastFolder(path) {
      let code = makeFolder(path, upTo: path.parentEnd)
      guard code == 0 else { throw fault(.createFolder, path, code) }
      lastFolder = path.prefix(path.parentEnd)
    }
    let code = FileCreation.create(path.path, in: root, bytes, status: &status)
    guard code == 0 else { throw fault(.write, path, code) }
  }

  private func isInLastFolder(_ path: PathBuffer) -> Bool {
    path.parentEnd == lastFolder.count && path.starts(with: lastFolder)
  }

  /// Tries the folder itself first: mostly its parent is there.
  private func makeFolder(_ path: PathBuffer, upTo end: Int) -> Int32 {
    let code = make(path, upTo: end)
    guard code == ENOENT else { return code }
    var componentEnd = path.componentEnd(from: 0)
    while componentEnd < end {
      let code = make(path, upTo: componentEnd)
      guard code == 0 else { return code }
      componentEnd = path.componentEnd(from: componentEnd + 1)
    }
    return make(path, upTo: end)
  }

  private func make(_ path: PathBuffer, upTo end: Int) -> Int32 {
    let made = path.cut(at: end) { mkdirat(root, $0, 0o777) }
    return made == 0 || errno == EEXIST ? 0 : errno
  }

  private func fault(_ action: OutputAction, _ path: PathBuffer, _ code: Int32) -> OutputFault {
    switch code {
    case EEXIST:
      FileKind.at(path.path, in: root) == .folder ? .fileAndFolder(path.text) : .putTwice(path.text)
    case ENOTDIR: .fileAndFolder(path.text)
    default: .failed(action, path: path.text, code: code)
    }
  }
}
