internal import Records
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that records are added to at its end, each with a checksum. What a run that was ended left half written is
/// not read, and makes way for the next record.
package final class RecordLog: Sendable {
  private struct Writing {
    var descriptor: Int32 = -1
    /// How far the file is whole.
    var end: Int
    var count: Int
  }

  /// A longer file is not ours.
  private static let mostBytes = 512 << 20

  private let path: String
  private let heading: [UInt8]
  /// The records found, the oldest first.
  package let records: [ArraySlice<UInt8>]
  private let writing: Mutex<Writing>

  /// Reads the file, if there is one. `heading` is how it begins; one that begins otherwise counts as empty.
  init(path: String, heading: String) throws(CacheFault) {
    self.path = path
    self.heading = Array(heading.utf8)
    let bytes = try CacheFile.read(path, limit: Self.mostBytes) ?? []
    let (records, end) = Self.records(in: bytes, heading: self.heading)
    self.records = records
    writing = Mutex(Writing(end: end, count: records.count))
  }

  /// How many records the file has by now.
  package var recordCount: Int { writing.withLock { $0.count } }

  deinit {
    let descriptor = writing.withLock { $0.descriptor }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds a record. Threads may do so at once, processes may not.
  package func append(_ record: [UInt8]) throws(CacheFault) {
    var framed = RecordWriter()
    framed.appendHashed { $0.append(raw: record) }
    let code = writing.withLock { writing -> Int32 in
      if writing.descriptor < 0, !open(&writing) { return errno }
      guard pwriteAll(framed.bytes, to: writing.descriptor, at: writing.end) else { return errno }
      writing.end += framed.bytes.count
      writing.count += 1
      return 0
    }
    if code != 0 { throw CacheFault(.write, path, code: code) }
  }

  /// Replaces the whole file, in one step.
  package func replace(with records: [[UInt8]]) throws(CacheFault) {
    var file = RecordWriter()
    file.append(raw: heading)
    for record in records { file.appendHashed { $0.append(raw: record) } }
    let part = "\(path).part"
    unlink(part)
    try CacheFile.create(part, file.bytes)
    let code = writing.withLock { writing -> Int32 in
      guard rename(part, path) == 0 else { return errno }
      if writing.descriptor >= 0 { close(writing.descriptor) }
      writing = Writing(end: file.bytes.count, count: records.count)
      return 0
    }
    if code != 0 { throw CacheFault(.write, path, code: code) }
  }

  /// Opens the file at its whole part; false (see `errno`) when that fails.
  private func open(_ writing: inout Writing) -> Bool {
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    #else
      let descriptor = Darwin.open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    #endif
    guard descriptor >= 0 else { return false }
    guard ftruncate(descriptor, off_t(writing.end)) == 0,
      writing.end > 0 || pwriteAll(heading, to: descriptor, at: 0)
    else {
      let code = errno
      close(descriptor)
      errno = code
      return false
    }
    writing.end = max(writing.end, heading.count)
    writing.descriptor = descriptor
    return true
  }

  private func pwriteAll(_ bytes: [UInt8], to descriptor: Int32, at start: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let written = pwrite(
          descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(start + done))
        if written < 0, errno == EINTR { continue }
        if written <= 0 { return false }
        done += written
      }
      return true
    }
  }

  private static func records(in bytes: [UInt8], heading: [UInt8]) -> ([ArraySlice<UInt8>], end: Int) {
    guard bytes.starts(with: heading) else { return ([], 0) }
    var records: [ArraySlice<UInt8>] = []
    var end = heading.count
    var reader = RecordReader(bytes[end...])
    while !reader.isAtEnd {
      guard let hash = try? reader.number(), let body = try? reader.content(),
        body.withUnsafeBytes(ContentHash.number) == hash
      else { break }
      records.append(body)
      end = body.endIndex
    }
    return (records, end)
  }
}
