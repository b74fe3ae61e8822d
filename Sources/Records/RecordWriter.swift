/// Writes numbers, texts and bytes one behind the other, for `RecordReader` to read in the same order.
///
/// Numbers take eight bytes, the lowest first; texts and bytes follow their length.
package struct RecordWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Starts with nothing.
  package init() {}

  /// Makes room for about this many bytes more.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Appends a number.
  @inline(__always)
  package mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends five numbers, in less time than one after the other.
  package mutating func append(numbers: (UInt64, UInt64, UInt64, UInt64, UInt64)) {
    let numbers = (
      numbers.0.littleEndian, numbers.1.littleEndian, numbers.2.littleEndian, numbers.3.littleEndian,
      numbers.4.littleEndian
    )
    withUnsafeBytes(of: numbers) { bytes.append(contentsOf: $0) }
  }

  /// Appends a signed number.
  package mutating func append(_ number: Int64) {
    append(UInt64(bitPattern: number))
  }

  /// Appends a count or an index.
  package mutating func append(_ number: Int) {
    append(UInt64(bitPattern: Int64(number)))
  }

  /// Appends a condition.
  package mutating func append(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// Appends a text.
  package mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a text that may be missing; the empty text is another.
  package mutating func append(_ text: String?) {
    append(text != nil)
    if let text { append(text) }
  }

  /// Appends bytes.
  package mutating func append(_ content: [UInt8]) {
    append(content.count)
    bytes.append(contentsOf: content)
  }

  /// Appends a part of bytes, as if it were all of them.
  package mutating func append(_ content: ArraySlice<UInt8>) {
    append(content.count)
    bytes.append(contentsOf: content)
  }

  /// Appends bytes without their length.
  package mutating func append(raw content: [UInt8]) {
    bytes.append(contentsOf: content)
  }

  /// Appends the hash of what `write` writes and then that, as bytes with their length.
  package mutating func appendHashed(_ write: (inout RecordWriter) -> Void) {
    let start = bytes.count
    append(0)
    append(0)
    let bodyStart = bytes.count
    write(&self)
    let hash = bytes.withUnsafeBytes {
      ContentHash.number(UnsafeRawBufferPointer(rebasing: $0[bodyStart...]))
    }
    put(hash, at: start)
    put(UInt64(bytes.count - bodyStart), at: start + 8)
  }

  private mutating func put(_ number: UInt64, at index: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(index..<index + 8, with: $0) }
  }

  /// Appends texts.
  package mutating func append(_ texts: [String]) {
    append(texts.count)
    for text in texts { append(text) }
  }

  /// Appends a fingerprint.
  package mutating func append(_ fingerprint: Fingerprint) {
    append(fingerprint.high)
    append(fingerprint.low)
  }

  /// Appends a fingerprint that may be missing.
  package mutating func append(_ fingerprint: Fingerprint?) {
    append(fingerprint != nil)
    if let fingerprint { append(fingerprint) }
  }
}
