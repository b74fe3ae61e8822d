import CatalogModel
import Testing

@Suite("One-line texts")
struct CleanTextTests {
  /// Noncharacters, which a literal may not hold.
  private static let noncharacters = String(
    String.UnicodeScalarView(
      [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFF, 0x10FFFE].compactMap(Unicode.Scalar.init)))

  static let cases: [(text: String, cleaned: String?)] = [
    ("So What", "So What"),
    ("", nil),
    ("   ", nil),
    ("\u{A0}\u{3000}", nil),
    ("\u{200B}\u{200D}", nil),
    ("\u{0}\u{7}", nil),
    ("  So  What ", "So What"),
    ("So\nWhat\tNow", "So What Now"),
    ("So\r\nWhat", "So What"),
    ("So\u{85}What", "So What"),
    ("So\u{2028}What\u{2029}Now", "So What Now"),
    ("So\u{0}What\u{7F}", "SoWhat"),
    ("It\u{92}s", "Its"),
    ("\u{202E}tahW oS\u{202C}", "tahW oS"),
    ("\u{2067}A\u{2069}", "A"),
    ("A\u{200F}B", "A\u{200F}B"),
    ("\u{FEFF}A\(noncharacters)", "A"),
    ("A\u{A0}B", "A\u{A0}B"),
    ("\u{A0}A\u{A0}", "A"),
    ("A \u{A0} B", "A \u{A0} B"),
    ("\u{3000}承\u{3000}", "承"),
    ("ヒップホップ／ラップ", "ヒップホップ／ラップ"),
    ("Don’t “stop” – now…", "Don’t “stop” – now…"),
    ("Æon Ñandú Ångström", "Æon Ñandú Ångström"),
    ("👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️", "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️"),
    ("<b>R&amp;B</b>", "<b>R&amp;B</b>"),
    ("שלום עולם", "שלום עולם"),
    ("a\u{1680}b", "a\u{1680}b"),
  ]

  @Test("Controls go, white space collapses, everything else stays", arguments: cases)
  func cleaning(text: String, cleaned: String?) {
    #expect(CleanText.line(text) == cleaned)
  }

  @Test("Cleaning a cleaned text changes nothing", arguments: cases)
  func idempotence(text: String, cleaned: String?) {
    #expect(cleaned.flatMap { CleanText.line($0) } == cleaned)
  }

  static let limits: [(text: String, limit: Int, cleaned: String)] = [
    ("abcde", 5, "abcde"),
    ("abcdef", 5, "abcd…"),
    ("abc def", 5, "abc…"),
    ("éééééé", 5, "éééé…"),
    ("ab👩‍👩‍👧‍👦cd", 5, "ab…"),
    ("👩‍👩‍👧‍👦", 3, "👩‍…"),
    ("a\u{301}\u{301}\u{301}\u{301}", 3, "a\u{301}…"),
    ("abc", 1, "…"),
  ]

  @Test("A text that is too long is cut before a character", arguments: limits)
  func cutting(text: String, limit: Int, cleaned: String) {
    let line = CleanText.line(text, limit: limit)
    #expect(line.map { Array($0.unicodeScalars) } == Array(cleaned.unicodeScalars))
  }

  @Test("Exactly the longest name is kept, a longer one has that many scalars")
  func longest() {
    let longest = String(repeating: "é", count: CleanText.longestName)
    #expect(CleanText.line(longest) == longest)
    #expect(CleanText.line(longest + "é")?.unicodeScalars.count == CleanText.longestName)
    #expect(CleanText.line(String(repeating: "x ", count: 500_000))?.unicodeScalars.count ?? 0 <= 512)
  }

  @Test(
    "A text that is known to be well-formed is cleaned like any other",
    arguments: ["", "Blue", "Café – 夜", "a\u{0}b"])
  func checked(text: String) {
    let line = Array(text.utf8).withUnsafeBufferPointer { CleanText.line(CheckedUTF8(unchecked: $0)) }
    #expect(line == CleanText.line(text))
    #expect(line.map { Array($0.utf8) } == CleanText.line(text).map { Array($0.utf8) })
  }

  /// The rules once more, scalar by scalar, for texts without white space other than spaces and newlines.
  private static func reference(_ text: String) -> String? {
    let kept = text.unicodeScalars.filter { !"\u{7}\u{92}\u{202E}\u{FEFF}".unicodeScalars.contains($0) }
    let words = String(String.UnicodeScalarView(kept)).split { $0 == " " || $0 == "\n" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  @Test("The quick look at clean texts misses nothing, wherever in a text it stands")
  func quickLook() {
    let pieces = [
      "a", "bcdefgh", " ", " ", "é", "承", "’", "😀", "\n", "\u{7}", "\u{92}", "\u{202E}", "\u{FEFF}", "<", "&",
    ]
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<(state % 24) {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        // Mostly the harmless pieces, so that the others stand alone in long texts.
        text += pieces[Int(state >> 8 & 3 == 0 ? (state >> 16) % UInt64(pieces.count) : (state >> 16) % 3)]
      }
      state ^= state << 13
      state ^= state >> 7
      #expect(CleanText.line(text) == Self.reference(text))
    }
  }
}
