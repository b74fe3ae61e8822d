public import Foundation

/// A PNG file made of pixels, without a library, for tests that need pictures whose content they know.
public enum PNGSample {
  /// A picture whose pixels are what `pixel` gives for a column and a row: red, green, blue and alpha. Without
  /// transparency it has no alpha channel.
  public static func data(
    width: Int, height: Int, pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> Data {
    var rows: [[(UInt8, UInt8, UInt8, UInt8)]] = []
    for y in 0..<height { rows.append((0..<width).map { pixel($0, y) }) }
    let hasAlpha = rows.contains { $0.contains { $0.3 < 255 } }
    var raw: [UInt8] = []
    for row in rows {
      raw.append(0)
      for (red, green, blue, alpha) in row {
        raw += hasAlpha ? [red, green, blue, alpha] : [red, green, blue]
      }
    }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
    data += chunk("IHDR", header)
    data += chunk("IDAT", stored(raw))
    data += chunk("IEND", [])
    return data
  }

  /// A picture of one color.
  public static func plain(
    width: Int, height: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255
  ) -> Data {
    data(width: width, height: height) { _, _ in (red, green, blue, alpha) }
  }

  /// zlib data of stored blocks (RFC 1950, RFC 1951 section 3.2.4).
  private static func stored(_ raw: [UInt8]) -> [UInt8] {
    var output: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, raw.count)
      let length = UInt16(end - start)
      output.append(end == raw.count ? 1 : 0)
      output += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
      output += raw[start..<end]
      start = end
    } while start < raw.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return output + bytes(b << 16 | a)
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
    let body = Array(type.utf8) + content
    return Data(bytes(UInt32(content.count)) + body + bytes(checksum(body)))
  }

  /// The CRC of PNG (ISO 3309).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> UInt32($0) & 255) }
  }
}
