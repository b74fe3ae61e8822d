extension OutputPath {
  /// Whether a path can be used, found out eight bytes at a time. Nearly all paths are like that; false says nothing.
  ///
  /// A path this short has no component that is too long, and not too many. One that has no slash at its end, and
  /// neither at its start nor behind a slash another slash or a dot, has no component that is empty, consists of dots or
  /// is the control folder's name.
  static func isPlain(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (8...min(longestComponent, 2 * deepest)).contains(path.count) else { return false }
    let bytes = UnsafeRawBufferPointer(path)
    var boundary: UInt64 = 0x80
    var index = 0
    while index < bytes.count {
      let word = self.word(of: bytes, at: index)
      let slashes = places(of: UInt8(ascii: "/"), in: word)
      let behindSlashes = slashes << 8 | boundary
      let misplaced = behindSlashes & (slashes | places(of: UInt8(ascii: "."), in: word))
      guard misplaced | forbidden(in: word) == 0 else { return false }
      boundary = slashes >> 56
      index += 8
    }
    return path[path.count - 1] != UInt8(ascii: "/")
  }

  /// The next eight bytes, the first lowest; those behind the path's end are letters.
  @inline(__always)
  private static func word(of bytes: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
    let start = min(index, bytes.count - 8)
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    let known = UInt64(8 - (index - start)) * 8
    return known == 64 ? word : word >> (64 - known) | repeated(UInt8(ascii: "a")) << known
  }

  /// The places of control bytes and backslashes.
  @inline(__always)
  private static func forbidden(in word: UInt64) -> UInt64 {
    places(of: 0, in: word & repeated(0xE0)) | places(of: 0x7F, in: word) | places(of: 0x5C, in: word)
  }

  /// The high bit of each byte that is the given one.
  @inline(__always)
  private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ repeated(byte)
    let low = repeated(0x7F)
    return ~((difference & low) &+ low | difference | low)
  }

  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }
}
