#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where new bytes wait until everything is known to be good: `.vitrine/stage`.
///
/// A file whose folder exists waits in its writer's folder (`stage/0/17`) and is renamed. A file whose folder does
/// not exist yet waits in `stage/new` at its own path, so that a whole new folder comes into place by one rename.
/// What these take the place of, and what goes, waits in turn until the commit is done.
struct StagingArea: ~Copyable, Sendable {
  static let name = "stage"
  static let newName = "new"
  static let oldName = "old"

  /// The staging folder.
  let folder: Descriptor
  /// The tree of new folders.
  let new: Descriptor
  /// What a commit took out of the tree, by number.
  let old: Descriptor

  /// Removes what a killed build left and makes the folders.
  init(in control: Int32, path: String) throws(OutputFault) {
    let shown = "\(path)/\(OutputPath.controlFolder)/\(Self.name)"
    let failure = FolderRemoval.remove(Self.name, in: control)
    guard failure == 0 else { throw .failed(.remove, path: shown, code: failure) }
    let folder = try Self.make(Self.name, in: control, path: shown)
    let new = try Self.make(Self.newName, in: folder.number, path: shown)
    let old = try Self.make(Self.oldName, in: folder.number, path: shown)
    self.folder = folder
    self.new = new
    self.old = old
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
