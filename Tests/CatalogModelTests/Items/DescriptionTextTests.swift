import CatalogModel
import Testing

@Suite("Descriptions")
struct DescriptionTextTests {
  static let markup: [(html: String, text: String?)] = [
    ("Plain words", "Plain words"),
    ("", nil),
    (" \n ", nil),
    ("<p></p>", nil),
    ("<p>&nbsp;</p>", nil),
    ("one<br>two", "one\ntwo"),
    ("one<BR/>two<br />three</br>four", "one\ntwo\nthree\nfour"),
    ("one<br><br>two", "one\n\ntwo"),
    ("one<br><br><br><br>two", "one\n\ntwo"),
    ("one<br />\n<br />two", "one\n\ntwo"),
    ("<p>one</p><p>two</p>", "one\n\ntwo"),
    ("one.<p>\n\nTwo", "one.\n\nTwo"),
    ("<DIV>one</DIV><DIV>two</DIV>", "one\n\ntwo"),
    ("<ul><li>one</li><li>two</li></ul>", "one\n\ntwo"),
    ("<b>bold</b> and <i>italic</i>", "bold and italic"),
    (#"<font face="Arial" size=2>old</font>"#, "old"),
    (#"<a href="javascript:alert(1)">link</a>"#, "link"),
    ("a<script>alert('<b>')</script>b", "ab"),
    ("a<SCRIPT type=x>x</Script >b", "ab"),
    ("a<style>p { color: red }</style>b", "ab"),
    ("a<script>never closed", "a"),
    ("a</script>b", "ab"),
    ("a<!-- hidden <b> -->b", "ab"),
    ("a<!-- never closed", "a"),
    ("<!DOCTYPE html>a", "a"),
    ("I <3 you", "I <3 you"),
    ("a < b > c", "a < b > c"),
    ("a <b", "a <b"),
    ("<New Features>", "<New Features>"),
    ("Irish <> English", "Irish <> English"),
    ("<bold>x</bold>", "<bold>x</bold>"),
    ("x <- y <! z <? w", "x <- y <! z <? w"),
    ("<p>one two\nthree</p>", "one two three"),
    ("<p>one\n \n two</p>", "one\n\ntwo"),
  ]

  @Test("HTML becomes paragraphs and lines", arguments: markup)
  func html(html: String, text: String?) {
    #expect(DescriptionText.plain(html) == text)
  }

  static let entities: [(html: String, text: String)] = [
    ("O&amp;A", "O&A"),
    ("O&amp;amp;A", "O&A"),
    ("&amp;lt;b&amp;gt;", "&lt;b&gt;"),
    ("&amp;amp; &amp;eacute;", "& é"),
    ("&lt;script&gt;", "<script>"),
    ("&ldquo;x&rdquo; &mdash; &eacute;&Eacute;", "“x” — éÉ"),
    ("&#8212;&#x2014;&#X2014;", "———"),
    ("a&nbsp;b", "a\u{A0}b"),
    ("&apos;&quot;", "'\""),
    ("&#146;&#x80;&#150;", "’€–"),
    ("a&#129;b", "ab"),
    ("a&#0;b", "a\u{FFFD}b"),
    ("a&#xD800;b&#1114112;c&#99999999;d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
    ("&#999999999;", "&#999999999;"),
    ("&#;&#x;&#12a;&;", "&#;&#x;&#12a;&;"),
    ("R&B &unknown; &amp", "R&B &unknown; &amp"),
    ("a&#10;b&#9;c", "a b c"),
    ("a&#x202E;b", "ab"),
    ("&euro;&hearts;&thetasym;&alefsym;", "€♥ϑℵ"),
    ("&EACUTE;", "&EACUTE;"),
  ]

  @Test("Entities are decoded once, and again where an ampersand is still escaped", arguments: entities)
  func entity(html: String, text: String) {
    #expect(DescriptionText.plain(html) == text)
  }

  static let plain: [(raw: String, text: String?)] = [
    ("one\ntwo", "one\ntwo"),
    ("one\n\ntwo", "one\n\ntwo"),
    ("one\n\n\n\n\ntwo", "one\n\ntwo"),
    ("one\r\ntwo\rthree", "one\ntwo\nthree"),
    ("\n\n one \n", "one"),
    ("one  two\tthree", "one two three"),
    ("one \n two", "one\ntwo"),
    ("one\n \n two", "one\n\ntwo"),
    ("one\u{2028}two", "one\ntwo"),
    ("one\u{2029}two", "one\n\ntwo"),
    ("It\u{92}s\u{0}", "Its"),
    ("• one\n• two", "• one\n• two"),
    ("a\u{A0}b", "a\u{A0}b"),
    ("a\n\u{A0}\nb", "a\n\nb"),
    ("a \u{A0} b", "a \u{A0} b"),
    ("a\u{202E}b\u{2066}c", "abc"),
    ("日本語\nテキスト", "日本語\nテキスト"),
    ("a\u{200B}b", "a\u{200B}b"),
    ("\u{200B}", nil),
    ("Don’t – “stop”…", "Don’t – “stop”…"),
  ]

  @Test("Plain text keeps its lines", arguments: plain)
  func lines(raw: String, text: String?) {
    #expect(DescriptionText.plain(raw) == text)
  }

  @Test("A long description is cut")
  func longest() {
    let longest = String(repeating: "é", count: DescriptionText.longest)
    #expect(DescriptionText.plain(longest) == longest)
    #expect(DescriptionText.plain(longest + "é")?.unicodeScalars.count == DescriptionText.longest)
    #expect(DescriptionText.plain("<b>\(longest)</b>é")?.hasSuffix("é…") == true)
    #expect(
      DescriptionText.plain(String(repeating: "words ", count: 100_000))?.unicodeScalars.count ?? 0 <= 8_000)
  }

  @Test(
    "Hostile input takes time in proportion to its length",
    arguments: [
      "<", "<b", "<b ", "</", "<script>", "<script ", "<!--", "<!a", "&", "&#", "&amp", "&amp;", "\"<a ",
      "<a>", "\n",
      " ", "\u{A0}", "\u{0}", "&nbsp;", "&#8203;", "<title><", "\u{301}", "-->", "</script",
    ])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 30_000)
    let start = ContinuousClock.now
    _ = DescriptionText.plain(text)
    _ = CleanText.line(text)
    // Quadratic time would take minutes, even an unoptimized build on a busy machine needs a second at most.
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test("What was escaped text stays text: no tag is made by decoding")
  func decodedMarkup() {
    #expect(DescriptionText.plain("&lt;br&gt;<br>x") == "<br>\nx")
    #expect(DescriptionText.plain("<<b>script>x") == "<script>x")
  }
}
