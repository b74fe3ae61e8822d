internal import CXXHash

/// What stands for the inputs of something made, so that a later build can tell whether they are the same
/// (XXH3, 128 bits). Not a defence against somebody who chooses the inputs: what it protects is time.
package struct Fingerprint: Hashable, Sendable {
  /// The two halves.
  package let high: UInt64
  package let low: UInt64

  /// Puts the halves together.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The fingerprint of bytes.
  package init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }

  /// The same for an array.
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Fingerprint(of: $0) }
  }

  /// The fingerprint of what `write` writes. Everything a record can hold carries its length, so no two different
  /// sequences of values are the same bytes.
  package init(_ write: (inout RecordWriter) -> Void) {
    var writer = RecordWriter()
    write(&writer)
    self.init(of: writer.bytes)
  }
}
