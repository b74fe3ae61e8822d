internal import CatalogModel

/// Finds out what a body is that is not JSON.
struct BodyDiagnosis {
  /// The most of a body that is quoted, in scalars.
  private static let quoteLength = 160
  /// The most of a body that is looked at for a quote, in bytes.
  private static let lookLength = 16_384

  /// What came instead of a result list.
  let problem: AnswerFault.Problem

  /// Looks at a body that the parser refused.
  init(_ bytes: UnsafeRawBufferPointer) {
    let bytes = bytes.bindMemory(to: UInt8.self)
    let text = Self.trimmingStart(bytes)
    if text.isEmpty {
      problem = .empty
    } else if !Self.isUTF8(text) {
      problem = .notUTF8
    } else if text[0] == UInt8(ascii: "<") {
      problem = Self.webPage(text)
    } else if Self.isTruncatedJSON(text) {
      problem = .truncated
    } else {
      problem = .notJSON(beginning: Self.quote(text))
    }
  }

  /// Without a byte order mark and leading white space.
  private static func trimmingStart(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = bytes[start...].firstIndex(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }) else {
      return UnsafeBufferPointer(rebasing: bytes[bytes.count...])
    }
    return UnsafeBufferPointer(rebasing: bytes[first...])
  }

  /// Whether it is UTF-8, but for a last character that may be cut off.
  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let length = lengthOfScalar(bytes, at: index) {
        index += length
      } else {
        return false
      }
    }
    return true
  }

  private static func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let lead = bytes[index]
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0 else { return nil }
    let rest = bytes[(index + 1)..<min(index + length, bytes.count)]
    guard rest.allSatisfy({ $0 & 0xC0 == 0x80 }) else { return nil }
    guard index + length <= bytes.count else { return bytes.count - index }
    let scalar = UnsafeBufferPointer(rebasing: bytes[index..<index + length])
    return String(validating: scalar, as: UTF8.self) == nil ? nil : length
  }

  /// Whether an array or object, or a string in it, is still open at the end.
  private static func isTruncatedJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[0] == UInt8(ascii: "{") || bytes[0] == UInt8(ascii: "[") else { return false }
    var (depth, isInString, isEscaped) = (0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
      }
    }
    return depth > 0
  }

  private static func webPage(_ bytes: UnsafeBufferPointer<UInt8>) -> AnswerFault.Problem {
    let look = String(decoding: bytes.prefix(lookLength), as: UTF8.self)
    return .webPage(title: title(look), text: quoted(DescriptionText.plain(look)))
  }

  /// What stands in the page's title element.
  private static func title(_ page: String) -> String {
    let lowercased = Array(page.utf8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    guard let start = index(of: "<title>", in: lowercased, from: 0)?.upperBound,
      let end = index(of: "</title", in: lowercased, from: start)?.lowerBound
    else { return "" }
    let title = Array(page.utf8)[start..<end]
    return quoted(DescriptionText.plain(String(decoding: title, as: UTF8.self)))
  }

  private static func index(of text: String, in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let pattern = Array(text.utf8)
    guard bytes.count >= start + pattern.count else { return nil }
    for index in start...(bytes.count - pattern.count) where bytes[index...].starts(with: pattern) {
      return index..<index + pattern.count
    }
    return nil
  }

  private static func quote(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    quoted(String(decoding: bytes.prefix(lookLength), as: UTF8.self))
  }

  private static func quoted(_ text: String?) -> String {
    text.flatMap { CleanText.line($0, limit: quoteLength) } ?? ""
  }
}
