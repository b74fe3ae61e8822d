extension Slug {
  /// The common case straight on bytes: the slug of a name of ASCII and the accented letters of Latin-1 and Latin
  /// Extended-A; nil when there is anything else in it. The same as `unicode` gives.
  static func latin(_ name: String) -> String? {
    var name = name
    return name.withUTF8 { bytes -> String? in
      guard isLatin(bytes) else { return nil }
      return String(unsafeUninitializedCapacity: min(bytes.count, longest)) { fill($0, from: bytes) }
    }
  }

  /// Whether all scalars of well-formed UTF-8 are below U+0180 and neither the soft hyphen, which is left out without
  /// separating, nor the dotted capital I, whose small letter is two scalars.
  private static func isLatin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] >= 0xC2 {
      let second = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case 0xC2: if second == 0xAD { return false }
      case 0xC4: if second == 0xB0 { return false }
      case 0xC3, 0xC5: break
      default: return false
      }
    }
    return true
  }

  /// Writes the slug and returns its length; stops where the room ends.
  private static func fill(_ slug: UnsafeMutableBufferPointer<UInt8>, from bytes: UnsafeBufferPointer<UInt8>)
    -> Int
  {
    var length = 0
    var isAfterGap = false
    var index = 0
    while index < bytes.count {
      let isLong = bytes[index] >= 0x80 && index + 1 < bytes.count
      let scalar =
        isLong ? UInt32(bytes[index] & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F) : UInt32(bytes[index])
      index += isLong ? 2 : 1
      guard let letter = lowercased(scalar) else {
        isAfterGap = true
        continue
      }
      let start = isAfterGap && length > 0 ? length + 1 : length
      guard start + (letter < 0x80 ? 1 : 2) <= slug.count else { break }
      if start > length { slug[length] = UInt8(ascii: "-") }
      length = start + write(letter, to: slug, at: start)
      isAfterGap = false
    }
    return length
  }

  /// Writes a scalar below U+0800 and returns how many bytes it takes.
  private static func write(
    _ scalar: UInt32, to bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int
  ) -> Int {
    guard scalar >= 0x80 else {
      bytes[index] = UInt8(truncatingIfNeeded: scalar)
      return 1
    }
    bytes[index] = 0xC0 | UInt8(truncatingIfNeeded: scalar >> 6)
    bytes[index + 1] = 0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F)
    return 2
  }

  /// The small form of a letter or digit below U+0180 other than U+0130; nil for what is neither. Where Latin
  /// Extended-A has pairs the capital comes first, at even numbers but for two stretches.
  private static func lowercased(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A: scalar
    case 0x41...0x5A: scalar | 0x20
    case 0...0xBF: scalar == 0xAA || scalar == 0xB5 || scalar == 0xBA ? scalar : nil
    case 0xD7, 0xF7: nil
    case 0xC0...0xDE: scalar + 0x20
    case 0xDF...0xFF, 0x131, 0x138, 0x149, 0x17F: scalar
    case 0x178: 0xFF
    case 0x139...0x148, 0x179...0x17E: scalar + (scalar & 1)
    default: scalar | 1
    }
  }
}
