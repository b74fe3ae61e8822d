extension ImageRefusal {
  /// How far before the end of a file it is looked for the end of a picture: some have something behind it.
  private static let lookedAt = 64 << 10

  /// Why a picture is not taken that is cut off, as far as that can be told without decoding it; nil where it has an end.
  package init?(unendedIn bytes: UnsafeRawBufferPointer) {
    let isEnded =
      switch ImageFormat(of: bytes) {
      // The marker "end of image" (ITU-T T.81, annex B).
      case .jpeg: Self.hasAtEnd([0xFF, 0xD9], bytes)
      // The last chunk (PNG specification, section 11.2.5).
      case .png: Self.hasAtEnd(Array("IEND".utf8), bytes)
      // The trailer (GIF89a specification, section 27).
      case .gif: Self.hasAtEnd([0x3B], bytes)
      // As long as its head says (RFC 9649, section 2.4).
      case .webP: bytes.count >= 8 && Self.length(bytes) <= bytes.count - 8
      case .avif, nil: true
      }
    if isEnded { return nil }
    self = .damaged("its end is missing")
  }

  private static func hasAtEnd(_ mark: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = max(0, bytes.count - lookedAt)
    guard bytes.count - start >= mark.count else { return false }
    for index in stride(from: bytes.count - mark.count, through: start, by: -1) {
      if mark.indices.allSatisfy({ bytes[index + $0] == mark[$0] }) { return true }
    }
    return false
  }

  private static func length(_ bytes: UnsafeRawBufferPointer) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[4 + $1]) << (8 * $1) }
  }
}
