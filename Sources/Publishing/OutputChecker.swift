internal import FileAccess
internal import Records

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Compares files of the last build with what its memory says of them. Belongs to one worker.
///
/// A file that looks as it did, by size, time and inode, is not read. One that only looks different, because it was
/// copied or touched, is read and compared by its hash, and its looks are noted for the next build.
package final class OutputChecker {
  private let session: OutputSession
  private let memory: OutputMemory
  private let walk: FolderWalk
  private let path = PathBuffer()
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  private var seen: [Int: FileRecord] = [:]
  private var above: Above?

  /// The folder above the one that encloses the last file.
  private struct Above {
    /// Its path; the walk keeps it open as long as what is looked at lies below it.
    let path: [CChar]
    let folder: Int32
    /// Whether nothing in it has come or gone since the last build.
    let isUnchanged: Bool
  }

  init(session: OutputSession, memory: OutputMemory) {
    self.session = session
    self.memory = memory
    walk = FolderWalk(root: session.root.number)
  }

  deinit {
    buffer.deallocate()
  }

  /// The groups among those asked for that have a file in this part of the manifest that is no longer what was built.
  package func damaged(_ groups: Set<UInt32>, inFiles range: Range<Int>) -> Set<UInt32> {
    var damaged: Set<UInt32> = []
    for index in range.clamped(to: memory.records.indices) {
      let record = memory.records[index]
      guard groups.contains(record.group), !damaged.contains(record.group) else { continue }
      if !isIntact(index, record) { damaged.insert(record.group) }
    }
    return damaged
  }

  /// Hands over what was noted.
  package func finish() {
    session.note(seen)
    seen = [:]
  }

  private func isIntact(_ index: Int, _ record: FileRecord) -> Bool {
    path.load(session.previous.paths[index], of: session.previous.arena)
    guard case .found(let folder, let nameStart) = look() else { return false }
    var status = stat()
    guard fstatat(folder, path.path + nameStart, &status, AT_SYMLINK_NOFOLLOW) == 0,
      FileKind(of: status) == .file
    else { return false }
    return memory.vouches(for: record, status) || hasSameBytes(index, record)
  }

  /// Finds the file, and sees to it that no folder on the way is a link. Looking at the folder that encloses the file
  /// alone would cost as much as looking at the file; a link can have come in its place only by a change to the folder
  /// above, which most files share.
  private func look() -> FolderWalk.Place {
    let start = path.componentStart(before: path.parentEnd)
    if let above, above.path.count == start - 1, path.starts(with: above.path) {
      return above.isUnchanged ? .found(above.folder, nameStart: start) : walk.look(path)
    }
    above = nil
    let place = walk.look(path, trustingParent: true)
    guard case .found(let folder, let nameStart) = place, path.parentEnd > nameStart else { return place }
    var status = stat()
    // The commit itself moves folders into place in the very tick in which it writes the memory.
    let isUnchanged = fstat(folder, &status) == 0 && FileRecord.changed(status) <= memory.written
    above = Above(path: path.prefix(max(0, nameStart - 1)), folder: folder, isUnchanged: isUnchanged)
    return isUnchanged ? place : walk.look(path)
  }

  private func hasSameBytes(_ index: Int, _ record: FileRecord) -> Bool {
    guard case .opened(let folder) = walk.openParent(of: path) else { return false }
    let opened = openat(folder, path.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return false }
    let file = Descriptor(adopting: opened)
    var status = stat()
    guard fstat(file.number, &status) == 0, FileKind(of: status) == .file,
      UInt64(clamping: status.st_size) == record.size, hash(of: file.number, size: record.size) == record.hash
    else { return false }
    let now = FileRecord(status, hash: record.hash, group: record.group)
    if now != record || FileRecord.changed(status) > memory.written { seen[index] = now }
    return true
  }

  /// The hash of an open file; nil when it has another size or cannot be read.
  private func hash(of file: Int32, size: UInt64) -> UInt64? {
    var stream = ContentHashStream()
    var count: UInt64 = 0
    while true {
      let got = FileBytes.fill(buffer, from: file)
      guard got >= 0 else { return nil }
      stream.append(UnsafeRawBufferPointer(rebasing: buffer[..<got]))
      count += UInt64(got)
      if got < buffer.count { return count == size ? stream.hash : nil }
      guard count <= size else { return nil }
    }
  }
}
