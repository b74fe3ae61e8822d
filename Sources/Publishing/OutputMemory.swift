internal import Records

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the last build left for the next one: how each of its files looked, and notes of the builder's own.
///
/// Only ever a help. It may be missing, and it may be damaged: then it is as if it were not there, and a build makes
/// every page. What it says of a file is compared with the file before it is believed. Who forges it with the right
/// checksum can make a build keep wrong pages, and could as well have changed the pages.
package struct OutputMemory: Sendable {
  /// The file's name in the control folder.
  static let name = "state"
  /// Its path in the output folder.
  static let path = "\(OutputPath.controlFolder)/\(name)"
  /// The first bytes of the version we write and read.
  static let heading = Array("vitrine state 1\n".utf8)
  /// A larger file is not ours.
  static let mostBytes = 128 << 20

  /// What the builder left, as it was given to the commit.
  package let notes: ArraySlice<UInt8>
  /// The manifest's files in its order.
  let records: FileRecordList
  /// When it was written, by the clock of the file system that the files are on.
  let written: Int64
  /// Everything, to tell whether another has taken its place.
  let bytes: [UInt8]

  private let manifestHash: UInt64

  /// Whether both were left by the same build.
  package func isSame(as other: OutputMemory) -> Bool {
    isFile(other.bytes) && written == other.written
  }

  /// Reads the file in a control folder; nil when it is missing, damaged or of another version. One that is the same as
  /// `known` is not taken apart again.
  static func read(in control: Int32, known: OutputMemory? = nil) -> OutputMemory? {
    if let known, known.isStill(in: control) { return known }
    guard let file = SmallFile.read(name, in: control, limit: mostBytes) else { return nil }
    return OutputMemory(file.bytes, written: FileRecord.modified(file.status))
  }

  /// Whether reading the file in a control folder would give this one again.
  private func isStill(in control: Int32) -> Bool {
    let status = SmallFile.compare(Self.name, in: control, size: bytes.count) { piece, start in
      bytes.withUnsafeBytes {
        Self.isEqual(
          UnsafeRawBufferPointer(rebasing: $0[start..<start + piece.count]), UnsafeRawBufferPointer(piece))
      }
    }
    return status.map(FileRecord.modified) == written
  }

  /// Takes the file apart.
  init?(_ bytes: [UInt8], written: Int64) {
    guard bytes.starts(with: Self.heading) else { return nil }
    var reader = RecordReader(bytes[Self.heading.count...])
    do throws(RecordFault) {
      let hash = try reader.number()
      let body = try reader.content()
      guard reader.isAtEnd, body.withUnsafeBytes(ContentHash.number) == hash else { return nil }
      reader = RecordReader(body)
      manifestHash = try reader.number()
      notes = try reader.content()
      records = try FileRecordList(from: &reader)
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
    self.bytes = bytes
    self.written = written
  }

  /// Whether every file was put into one of the first `count` groups.
  package func hasOnlyGroups(below count: Int) -> Bool {
    records.allSatisfy { $0.group < count }
  }

  /// Whether the notes are these.
  func hasNotes(_ other: [UInt8]) -> Bool {
    Self.isEqual(notes, other[...])
  }

  /// Whether the whole file is this.
  func isFile(_ other: [UInt8]) -> Bool {
    Self.isEqual(bytes[...], other[...])
  }

  /// The library's comparison goes byte by byte, which for a megabyte is a noticeable part of a rebuild.
  private static func isEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    left.withUnsafeBytes { left in right.withUnsafeBytes { isEqual(left, $0) } }
  }

  private static func isEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return true }
    return leftStart == rightStart || memcmp(leftStart, rightStart, left.count) == 0
  }

  /// Whether the records are those of the manifest with this text and this many files.
  func belongs(toManifestWithHash hash: UInt64, count: Int) -> Bool {
    manifestHash == hash && records.count == count
  }

  /// Whether a file with this status needs no look at its bytes. What was written in the same tick of the clock as the
  /// memory may have been written again afterwards, in that tick, without a trace; and what was changed later may have
  /// got its old time back.
  func vouches(for record: FileRecord, _ status: stat) -> Bool {
    record.matches(status) && record.modified < written && FileRecord.changed(status) < written
  }

  /// The file for these records, in the order of the manifest with this hash.
  static func encoded(_ records: [FileRecord], manifestHash: UInt64, notes: [UInt8]) -> [UInt8] {
    var file = RecordWriter()
    file.reserve(notes.count + records.count * FileRecordList.byteCount + 64)
    file.append(raw: heading)
    file.appendHashed { body in
      body.append(manifestHash)
      body.append(notes)
      FileRecordList.write(records, to: &body)
    }
    return file.bytes
  }
}
