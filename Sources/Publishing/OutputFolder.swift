#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The folder a site is built into.
///
/// Beside the pages it holds `.vitrine/manifest`, the list of the files that a build wrote, `.vitrine/state`, how these
/// looked, `.vitrine/lock`, an empty file that a build holds locked, and while a build changes something
/// `.vitrine/stage`. Nothing that is not in the manifest is ever removed, and nothing below the folder is ever reached
/// through a symbolic link.
package enum OutputFolder {
  /// Opens the folder for one build, making it when it is missing, and locks out other builds.
  ///
  /// The folder itself may be a link to a folder. One that holds files and no manifest is refused unless forced;
  /// forced, its files still stay where no page needs their place. What a killed build left staged is removed.
  /// `peeked` is what was seen of the last build before, which saves taking it apart again.
  package static func open(
    path: String, force: Bool, peeked: OutputPeek? = nil
  ) throws(OutputFault) -> OutputSession {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .badFolder(path) }
    var made = MadeFolders()
    do throws(OutputFault) {
      let root = try openRoot(path, &made)
      let isControlMade = try makeControl(in: root.number, path: path, force: force)
      return try openSession(
        root, isControlMade: isControlMade, path: path, force: force, made: made, peeked: peeked)
    } catch {
      made.remove()
      throw error
    }
  }

  private static func openRoot(_ path: String, _ made: inout MadeFolders) throws(OutputFault) -> Descriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var opened = openat(AT_FDCWD, path, flags)
    if opened < 0, errno == ENOENT {
      guard !MadeFolders.goesUpFromMissing(path) else { throw .badFolder(path) }
      let code = made.make(path)
      guard code == 0 else { throw .failed(.createFolder, path: path, code: code) }
      opened = openat(AT_FDCWD, path, flags)
    }
    guard opened >= 0 else { throw .failed(.openFolder, path: path, code: errno) }
    return Descriptor(adopting: opened)
  }

  /// Makes the control folder, unless it is there or the folder is not ours to write to. Tells whether it was made.
  private static func makeControl(in root: Int32, path: String, force: Bool) throws(OutputFault) -> Bool {
    let name = OutputPath.controlFolder
    switch FileKind.at(name, in: root) {
    case .folder?:
      return false
    case .absent?:
      break
    case nil:
      throw .failed(.look, path: "\(path)/\(name)", code: errno)
    case .file?, .link?, .other?:
      // Not made by us, so the folder has no manifest.
      guard force else { throw .notOurs(folder: path, entry: name) }
      guard unlinkat(root, name, 0) == 0 else { throw .failed(.remove, path: "\(path)/\(name)", code: errno) }
    }
    if !force { try refuseForeign(root, path) }
    guard mkdirat(root, name, 0o777) == 0 || errno == EEXIST else {
      throw .failed(.createFolder, path: "\(path)/\(name)", code: errno)
    }
    return true
  }

  /// Throws when a folder holds anything but a control folder.
  static func refuseForeign(_ root: Int32, _ path: String) throws(OutputFault) {
    guard let listing = FolderListing(of: root) else { throw .failed(.listFolder, path: path, code: errno) }
    let control = Array(OutputPath.controlFolder.utf8CString)
    let foreign = listing.names.filter { $0 != control }
    guard let first = foreign.min(by: FolderListing.precedes) else { return }
    throw .notOurs(folder: path, entry: FolderListing.text(first))
  }

  private static func openSession(
    _ root: consuming Descriptor, isControlMade: Bool, path: String, force: Bool, made: MadeFolders,
    peeked: OutputPeek?
  ) throws(OutputFault) -> OutputSession {
    guard let control = Descriptor(folder: OutputPath.controlFolder, in: root.number) else {
      throw .failed(.openFolder, path: "\(path)/\(OutputPath.controlFolder)", code: errno)
    }
    let lock = try BuildLock(in: control.number, folder: path)
    do throws(OutputFault) {
      let previous = try readManifest(
        in: control.number, root: root.number, path: path, force: force, known: peeked?.manifest)
      let staging = try StagingArea(in: control.number, path: path)
      return OutputSession(
        path: path, isForced: force, previous: previous,
        memory: memory(in: control.number, of: previous, known: peeked?.memory),
        made: made, isControlMade: isControlMade, root: root, control: control, lock: lock, staging: staging)
    } catch {
      lock.release(in: control.number, isUndone: true)
      if isControlMade { _ = unlinkat(root.number, OutputPath.controlFolder, AT_REMOVEDIR) }
      throw error
    }
  }

  private static func memory(
    in control: Int32, of manifest: Manifest, known: OutputMemory?
  ) -> OutputMemory? {
    guard let hash = manifest.hash, let memory = OutputMemory.read(in: control, known: known),
      memory.belongs(toManifestWithHash: hash, count: manifest.paths.count)
    else { return nil }
    return memory
  }

  private static func readManifest(
    in control: Int32, root: Int32, path: String, force: Bool, known: Manifest?
  ) throws(OutputFault) -> Manifest {
    switch Manifest.read(in: control, known: known) {
    case .manifest(let manifest):
      return manifest
    case .unreadable:
      guard force else { throw .manifestUnreadable(folder: path) }
    case .none:
      // A build that was killed before it had anything to own leaves an otherwise empty folder.
      if !force { try refuseForeign(root, path) }
    }
    return Manifest()
  }
}
