internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where new bytes wait until everything is known to be good: `.vitrine/stage`, made when first needed.
///
/// A file whose folder exists waits in its writer's folder (`stage/0/17`) and is renamed. A file whose folder does
/// not exist yet waits in `stage/new` at its own path, so that a whole new folder comes into place by one rename.
/// What these take the place of, and what goes, waits in turn until the commit is done.
final class StagingArea: Sendable {
  /// The open folders, for as long as the area lives.
  struct Folders: Sendable {
    /// The staging folder.
    let whole: Int32
    /// The tree of new folders.
    let new: Int32
    /// What a commit took out of the tree, by number.
    let old: Int32
  }

  static let name = "stage"
  private static let newName = "new"
  private static let oldName = "old"

  private let control: Int32
  private let path: String
  private let made = Mutex<Result<Folders, OutputFault>?>(nil)

  /// Removes what a killed build left. `control` must stay open for as long as the area lives.
  init(in control: Int32, path: String) throws(OutputFault) {
    self.control = control
    self.path = "\(path)/\(OutputPath.controlFolder)/\(Self.name)"
    let failure = FolderRemoval.remove(Self.name, in: control)
    guard failure == 0 else { throw .failed(.remove, path: self.path, code: failure) }
  }

  deinit {
    guard case .success(let folders)? = made.withLock({ $0 }) else { return }
    for folder in [folders.whole, folders.new, folders.old] { _ = close(folder) }
  }

  /// The folders; `onMaking` is called when they were not there yet. What went wrong for one writer goes wrong for
  /// all.
  func folders(onMaking: () -> Void) throws(OutputFault) -> Folders {
    try made.withLock { made in
      if let made { return made }
      onMaking()
      let result = Result { () throws(OutputFault) in try make() }
      made = result
      return result
    }.get()
  }

  private func make() throws(OutputFault) -> Folders {
    let whole = try Self.make(Self.name, in: control, path: path)
    let new = try Self.make(Self.newName, in: whole.number, path: path)
    let old = try Self.make(Self.oldName, in: whole.number, path: path)
    return Folders(whole: whole.release(), new: new.release(), old: old.release())
  }

  /// Makes a folder that is not there yet and opens it.
  static func make(_ name: String, in parent: Int32, path: String) throws(OutputFault) -> Descriptor {
    guard mkdirat(parent, name, 0o777) == 0 else { throw .failed(.createFolder, path: path, code: errno) }
    guard let made = Descriptor(folder: name, in: parent) else {
      throw .failed(.openFolder, path: path, code: errno)
    }
    return made
  }
}
