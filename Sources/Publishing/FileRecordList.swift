internal import Records

/// Records of files as they are kept on disk, taken apart one by one when they are asked for.
struct FileRecordList: RandomAccessCollection, Sendable {
  /// How many bytes a record takes.
  static let byteCount = 40

  private let bytes: ArraySlice<UInt8>
  let endIndex: Int

  var startIndex: Int { 0 }

  /// Reads what `write` wrote.
  init(from reader: inout RecordReader) throws(RecordFault) {
    endIndex = try reader.count(ofSize: Self.byteCount)
    bytes = try reader.raw(endIndex * Self.byteCount)
  }

  subscript(index: Int) -> FileRecord {
    bytes.withUnsafeBytes { bytes in
      func number(_ place: Int) -> UInt64 {
        let offset = index * Self.byteCount + place * 8
        precondition(offset >= 0 && offset + 8 <= bytes.count)
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      return FileRecord(
        size: number(0), modified: Int64(bitPattern: number(1)), inode: number(2), hash: number(3),
        group: UInt32(truncatingIfNeeded: number(4)))
    }
  }

  /// Appends records.
  static func write(_ records: [FileRecord], to writer: inout RecordWriter) {
    writer.append(records.count)
    for record in records {
      writer.append(
        numbers: (
          record.size, UInt64(bitPattern: record.modified), record.inode, record.hash, UInt64(record.group)
        ))
    }
  }
}
