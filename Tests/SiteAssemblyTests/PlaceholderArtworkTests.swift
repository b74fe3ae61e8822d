import Testing

@testable import SiteAssembly

@Suite("Placeholder artwork")
struct PlaceholderArtworkTests {
  @Test(
    "shows the initials of the first two words",
    arguments: [
      ("Blue in Green", "BI"),
      ("blue", "B"),
      ("  (What's the Story) Morning Glory?", "WT"),
      ("…And the World Laughs", "AT"),
      ("Weird Fishes / Arpeggi", "WF"),
      ("Radio-Head", "R"),
      ("LOVE & PEACH", "LP"),
      ("élan vital", "ÉV"),
      ("ß straße", "ßS"),
      ("Ночь и день", "НИ"),
      ("שיר לשלום", "של"),
      ("Blue 夜", "B"),
      ("Blue\u{00A0}Train", "BT"),
    ])
  func words(name: String, expected: String) { #expect(initials(of: name) == expected) }

  @Test(
    "shows the first two digits of a number",
    arguments: [("15 Step", "15"), ("1979", "19"), ("7 rings", "7R")])
  func numbers(name: String, expected: String) { #expect(initials(of: name) == expected) }

  @Test(
    "shows one grapheme where two would join or read as a word",
    arguments: [
      ("栄光の架橋", "栄"), ("أنت عمري", "أ"), ("हम दिल", "ह"), ("가나 다라", "가"),
      ("👨‍👩‍👧‍👦 Family", "👨‍👩‍👧‍👦"), ("🇮🇱🇯🇵", "🇮🇱"), ("👍🏽", "👍🏽"),
    ])
  func otherScripts(name: String, expected: String) { #expect(initials(of: name) == expected) }

  @Test(
    "falls back to the first mark of a name without words",
    arguments: [
      ("÷", "÷"), ("=", "="), (" +-", "+"), ("<>", "&lt;"), ("&", "&amp;"), ("\">", "&quot;"), (">", "&gt;"),
    ])
  func marks(name: String, expected: String) { #expect(initials(of: name) == expected) }

  @Test(
    "has no text for a name with nothing to show",
    arguments: ["", "   ", "\u{202E}\u{200B}", "\u{0}\u{7}", "\u{E000}"])
  func nothing(name: String) {
    #expect(initials(of: name).isEmpty)
    #expect(!drawing(7, name).contains("<text"))
  }

  @Test(
    "never lets a control or a direction override through",
    arguments: ["\u{202E}abc", "\u{0}abc", "\u{2067}abc"])
  func invisible(name: String) { #expect(initials(of: name) == "A") }

  @Test("cuts a grapheme of any length to its first scalar")
  func hugeGrapheme() {
    let marks = String(repeating: "\u{0301}", count: 10_000)
    #expect(initials(of: "z" + marks + " y" + marks) == "Z")
    #expect(initials(of: "夜" + marks) == "夜")
  }

  @Test("is the same for the same id and name, and differs between ids")
  func deterministic() {
    #expect(drawing(1_440_833_098, "So What") == drawing(1_440_833_098, "So What"))
    #expect(Set((0..<200).map { drawing($0, "So What") }).count > 150)
  }

  @Test("stays what it is between releases")
  func golden() {
    #expect(
      drawing(3, "So What")
        == #"<svg class="tile-artwork placeholder hue-6" width="60" height="60" viewBox="0 0 60 60" aria-hidden="true">"#
        + #"<g transform="rotate(270 30 30)"><path class="a" d="M0 18q15-14 30 0t30 0v42H0z"/>"#
        + #"<path class="b" d="M0 42q15-14 30 0t30 0v18H0z"/></g><text x="30" y="31">SW</text></svg>"#)
  }

  @Test("fits its limit and is complete for every pattern and color, with the longest initials")
  func bounded() {
    let longest = "👩🏽‍❤️‍👩🏽 & 👩🏽‍❤️‍👩🏽"
    var hues: Set<Substring> = []
    for id in (Int64(0)..<4_000).flatMap({ [$0, .max - $0, .min + $0] }) {
      let bytes = PlaceholderArtwork.svg(id: id, name: longest)
      #expect(bytes.count <= PlaceholderArtwork.byteLimit)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.hasSuffix("</svg>"))
      hues.formUnion(text.split(whereSeparator: { " \"".contains($0) }).filter { $0.hasPrefix("hue-") })
    }
    #expect(hues == Set((0..<PlaceholderArtwork.hueCount).map { "hue-\($0)" }))
  }

  @Test("needs no inline style, script or reference, so a strict content security policy holds")
  func policy() {
    for id in Int64(0)..<500 {
      let text = drawing(id, "A b")
      #expect(!text.contains("style") && !text.contains("href") && !text.contains("url("))
    }
  }

  private func drawing(_ id: Int64, _ name: String) -> String {
    String(decoding: PlaceholderArtwork.svg(id: id, name: name), as: UTF8.self)
  }

  private func initials(of name: String) -> String {
    String(decoding: PlaceholderArtwork.initials(of: name), as: UTF8.self)
  }
}
