/// What is needed of an answer's head, taken line by line.
struct HTTPHead {
  /// The most bytes of head taken for one request, interim answers included.
  private static let limit = 256 << 10

  private(set) var retryAfter: String?
  private(set) var date: String?
  private(set) var entityTag: HTTPValidator?
  private(set) var lastModified: HTTPValidator?
  /// Whether the empty line after the fields has come.
  private(set) var isComplete = false
  private var byteCount = 0

  /// Takes a line with its end; false when there are too many.
  mutating func take(_ line: UnsafeRawBufferPointer) -> Bool {
    byteCount += line.count
    guard byteCount <= Self.limit else { return false }
    if line.allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
      isComplete = true
    } else if line.starts(with: "HTTP/".utf8) {
      // A status line: what came before was an interim answer.
      (retryAfter, date, entityTag, lastModified, isComplete) = (nil, nil, nil, nil, false)
    } else if !isComplete, let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      take(name: line[..<colon], value: line[(colon + 1)...])
    }
    return true
  }

  private mutating func take(name: Slice<UnsafeRawBufferPointer>, value: Slice<UnsafeRawBufferPointer>) {
    if Self.equals(name, "retry-after") {
      retryAfter = retryAfter ?? Self.text(value)
    } else if Self.equals(name, "date") {
      date = date ?? Self.text(value)
    } else if Self.equals(name, "etag") {
      entityTag = entityTag ?? HTTPValidator(Self.text(value))
    } else if Self.equals(name, "last-modified") {
      lastModified = lastModified ?? HTTPValidator(Self.text(value))
    }
  }

  private static func equals(_ name: Slice<UnsafeRawBufferPointer>, _ lowercased: StaticString) -> Bool {
    lowercased.withUTF8Buffer { expected in
      name.count == expected.count && zip(name, expected).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
  }

  /// A value without the white space around it.
  private static func text(_ value: Slice<UnsafeRawBufferPointer>) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = value.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)
  }
}
