import Mustache
import Testing

@Suite("Names and shapes")
struct TemplateShapeTests {
  @Test(
    "tell similar names apart",
    arguments: [
      ["a", "b", "ab", "ba"], ["name", "names", "nam", "Name"], ["abcdefgh", "abcdefghi", "abcdefg"],
      ["abcdefgh1", "abcdefgh2", "abcdefgh"], ["übergröße", "übergröÿe"], ["a-b", "a_b"],
      ["\u{0}", "\u{0}\u{0}", "a\u{0}"],
    ])
  func similar(_ names: [String]) throws {
    let shape = TemplateShape("s", names.map { TemplateShape.Field($0, .text) })
    let value = TemplateValue.object(TemplateObject(shape, names.indices.map { .text("\($0)") }))
    for (index, name) in names.enumerated() {
      #expect(try templates([("t", "{{\(name)}}")]).text("t", value) == "\(index)")
      #expect(try templates([("t", "[{{\(name)x}}]")]).text("t", value) == "[]")
    }
  }

  @Test("give the first of two fields with one name")
  func repeated() throws {
    let shape = TemplateShape(
      "s", [TemplateShape.Field("a", .text, "First."), TemplateShape.Field("a", .flag)])
    let value = TemplateValue.object(TemplateObject(shape, [.text("1"), .text("2")]))
    #expect(try templates([("t", "{{a}}")]).text("t", value) == "1")
    #expect(shape.field("a")?.summary == "First.")
  }

  @Test("look through sections from the inside out")
  func nested() throws {
    let value = TemplateValue.fields([
      "a": .text("outer"), "b": .text("outer"),
      "inner": .fields(["a": .text("inner"), "inner": .fields(["c": .text("innermost")])]),
    ])
    let template =
      "{{#inner}}{{a}} {{b}} {{#inner}}{{a}} {{b}} {{c}}{{/inner}}{{c}}{{/inner}}{{inner.inner.c}}"
    let expected = "inner outer inner outer innermostinnermost"
    #expect(try templates([("t", template)]).text("t", value) == expected)
  }

  @Test("never look further out for the rest of a dotted name")
  func dotted() throws {
    let value = TemplateValue.fields(["a": .fields(["x": .text("1")]), "b": .text("2"), "c": .absent])
    let set = try templates([
      ("t", "[{{a.x}}{{a.b}}{{b.x}}{{c.x}}{{a.x.y}}{{#a.b}}!{{/a.b}}{{^a.b}}?{{/a.b}}]")
    ])
    #expect(try set.text("t", value) == "[1?]")
  }
}
