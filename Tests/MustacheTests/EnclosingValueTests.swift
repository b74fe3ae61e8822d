import Diagnostics
import Mustache
import Testing

@Suite("Values within another value")
struct EnclosingValueTests {
  static let site = TemplateShape(
    "site", [TemplateShape.Field("title", .text), TemplateShape.Field("home", .text)])
  static let outerShape = TemplateShape(
    "frame", [TemplateShape.Field("site", .object(site)), TemplateShape.Field("title", .text)])
  static let innerShape = TemplateShape(
    "page", [TemplateShape.Field("title", .text), TemplateShape.Field("items", .list(site))])

  static let outer = TemplateValue.object(
    TemplateObject(
      outerShape, [.object(TemplateObject(site, [.text("S"), .text("/")])), .text("outer title")]))
  static let inner = TemplateValue.object(
    TemplateObject(
      innerShape,
      [.text("inner title"), .list([.object(TemplateObject(site, [.absent, .text("/item")]))])]))

  @Test(
    "find names inside first, then outside",
    arguments: [
      ("{{title}}", "inner title"), ("{{site.title}}{{site.home}}", "S/"),
      ("{{#items}}[{{title}}{{home}}{{site.home}}]{{/items}}", "[/item/]"),
      ("{{#site}}{{title}}{{/site}}", "S"), ("[{{nothing}}{{site.nothing}}]", "[]"), ("[{{.}}]", "[]"),
      ("{{>p}}", "inner title of S"),
    ])
  func rendering(_ template: String, _ expected: String) throws {
    let set = try templates([("t", template), ("p", "{{title}} of {{site.title}}")])
    var output: [UInt8] = []
    try set.render("t", Self.inner, within: Self.outer, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
    #expect(
      set.check("t", against: Self.innerShape, within: Self.outerShape).count
        == (expected == "[]" ? template == "[{{.}}]" ? 1 : 2 : 0))
  }

  @Test("leave names outside unknown when rendered alone")
  func alone() throws {
    let set = try templates([("t", "[{{site.title}}]")])
    #expect(try set.text("t", Self.inner) == "[]")
    #expect(set.check("t", against: Self.innerShape).map(\.message) == ["unknown name \"site\""])
  }

  @Test("advise with the names of both, those inside first")
  func advice() throws {
    let found = try templates([("t", "{{bogus1234}}")]).check(
      "t", against: Self.innerShape, within: Self.outerShape)
    #expect(found.map(\.hint) == ["known here: title, items, site"])
  }

  @Test("must be escaped wherever they come from")
  func escaping() throws {
    let found = try templates([("t", "{{{title}}}{{{site.title}}}")]).check(
      "t", against: Self.innerShape, within: Self.outerShape)
    #expect(
      found.map(\.message) == [
        "\"title\" is text and must be escaped", "\"site.title\" is text and must be escaped",
      ])
  }

  @Test("keep to the limits of rendering, and may nest as deep as alone")
  func limits() throws {
    let deep = String(repeating: "{{#title}}", count: 99) + "x" + String(repeating: "{{/title}}", count: 99)
    let set = try templates([("t", "{{>t}}"), ("deep", deep)])
    var output: [UInt8] = []
    #expect(throws: RenderingFault.self) {
      try set.render("t", Self.inner, within: Self.outer, into: &output)
    }
    #expect(output.isEmpty)
    try set.render("deep", Self.inner, within: Self.outer, into: &output)
    #expect(output == Array("x".utf8))
  }
}
