import Diagnostics
import Mustache
import Testing

@Suite("Texts in an arena")
struct TextArenaTests {
  private static let shape = TemplateShape(
    "page", [TemplateShape.Field("a", .text), TemplateShape.Field("b", .markup)])

  private func rendering(_ template: String, _ values: [TemplateValue], _ texts: TextArena) throws -> String {
    let set = try TemplateSet([("t", SourceText(path: "t.mustache", text: template))])
    var output: [UInt8] = []
    let outer = TemplateValue.object(TemplateObject(TemplateShape("outer", []), []))
    try set.render(
      "t", .object(TemplateObject(Self.shape, values)), within: outer, texts: texts, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test("Text is escaped, markup is not, and each shows only its own stretch")
  func stretches() throws {
    var texts = TextArena()
    texts.bytes += "before".utf8
    let start = texts.bytes.count
    texts.bytes += "a<b".utf8
    let text = texts.text(from: start)
    let middle = texts.bytes.count
    texts.bytes += "<b>&amp;".utf8
    let markup = texts.markup(from: middle)
    texts.bytes += "after".utf8
    #expect(
      try rendering("{{a}}|{{{a}}}|{{b}}|{{{b}}}", [text, markup], texts) == "a&lt;b|a<b|<b>&amp;|<b>&amp;")
  }

  @Test("An empty stretch is false in a section, another one is true")
  func truth() throws {
    var texts = TextArena()
    let (text, markup) = (texts.text(from: 0), texts.markup(from: 0))
    #expect(
      try rendering("{{#a}}a{{/a}}{{^a}}-{{/a}}{{#b}}b{{/b}}{{^b}}-{{/b}}", [text, markup], texts) == "--")
    texts.bytes.append(UInt8(ascii: "x"))
    let full = [texts.text(from: 0), texts.markup(from: 0)]
    #expect(try rendering("{{#a}}a{{.}}{{/a}}{{#b}}b{{.}}{{/b}}", full, texts) == "axbx")
  }

  @Test("A stretch of another arena, or of one that has been emptied, shows nothing where there is nothing")
  func foreign() throws {
    var texts = TextArena()
    texts.bytes += "some text".utf8
    let value = texts.text(from: 5)
    #expect(try rendering("[{{a}}]", [value], TextArena()) == "[]")
    texts.removeAll()
    #expect(try rendering("[{{a}}]", [value], texts) == "[]")
    texts.bytes += "other".utf8
    #expect(try rendering("[{{a}}]", [value], texts) == "[]")
  }

  @Test(
    "A stretch that begins behind the end or before the beginning is empty", arguments: [-1, 4, .max, .min])
  func outOfBounds(start: Int) throws {
    var texts = TextArena()
    texts.bytes += "abc".utf8
    #expect(try rendering("[{{a}}]{{^a}}no{{/a}}", [texts.text(from: start)], texts) == "[]no")
  }

  @Test("The text of a stretch can be asked for")
  func text() {
    var texts = TextArena()
    texts.bytes += "Ærø über".utf8
    guard case .textSpan(let span) = texts.text(from: 5) else {
      Issue.record("text is no stretch")
      return
    }
    #expect(texts.text(span) == " über")
  }
}
