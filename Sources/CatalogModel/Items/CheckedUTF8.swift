/// Bytes that somebody else has found to be well-formed UTF-8, such as a JSON parser, so that nobody has to look again.
package struct CheckedUTF8 {
  /// The bytes; whoever made the value sees to it that they stay.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// Takes bytes at the caller's word. Strings made of ill-formed ones break the rules that all code relies on.
  package init(unchecked bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The bytes as a string.
  var string: String {
    if #available(macOS 26, *) {
      var span = UTF8Span(unchecked: Span(_unsafeElements: bytes))
      // A string that knows to be ASCII is compared and hashed without a look at normalization.
      _ = span.checkForASCII()
      return String(copying: span)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
