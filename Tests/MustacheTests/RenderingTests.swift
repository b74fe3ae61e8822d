import Diagnostics
import Mustache
import Testing

/// Templates, the first of which is rendered for `RenderingCase.value`.
struct RenderingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let sources: [(String, String)]
  let expected: String

  init(_ description: String, _ sources: KeyValuePairs<String, String>, _ expected: String) {
    testDescription = description
    self.sources = sources.map { ($0.key, $0.value) }
    self.expected = expected
  }

  static let value = TemplateValue.fields([
    "text": .text("a<b>'c'"), "empty": .text(""), "none": .absent, "yes": .flag(true), "no": .flag(false),
    "markup": .markup(Array("<b>&amp;</b>".utf8)), "noMarkup": .markup([]),
    "list": .list([.text("1"), .text("2")]),
    "object": .fields(["empty": .absent, "name": .text("inner")]), "name": .text("outer"),
  ])

  static let all = [
    RenderingCase("apostrophes are escaped too", ["t": "{{text}}"], "a&lt;b&gt;&#39;c&#39;"),
    RenderingCase(
      "markup is never escaped", ["t": "{{markup}}{{{markup}}}{{&markup}}"],
      "<b>&amp;</b><b>&amp;</b><b>&amp;</b>"),
    RenderingCase("empty text is false", ["t": "{{#empty}}yes{{/empty}}{{^empty}}no{{/empty}}"], "no"),
    RenderingCase(
      "empty markup is false", ["t": "{{#noMarkup}}yes{{/noMarkup}}{{^noMarkup}}no{{/noMarkup}}"], "no"),
    RenderingCase(
      "an object is true", ["t": "{{#object}}{{name}}{{/object}}{{^object}}no{{/object}}"], "inner"),
    RenderingCase("flags show", ["t": "{{yes}} {{no}}"], "true false"),
    RenderingCase("lists and objects do not show", ["t": "[{{list}}{{object}}{{{list}}}{{.}}]"], "[]"),
    RenderingCase(
      "an absent field hides an outer one", ["t": "{{#object}}[{{empty}}{{name}}]{{/object}}"], "[inner]"),
    RenderingCase(
      "a template that is not there", ["t": "[{{>nothing}}{{<nothing}}{{$a}}x{{/a}}{{/nothing}}]"], "[]"),
    RenderingCase("space before the sigil", ["t": "{{ #yes }}x{{ /yes }}{{ > p }}", "p": "p"], "xp"),
    RenderingCase(
      "raw tags with own delimiters", ["t": "{{=<% %>=}}<%{markup}%><%&markup%>"], "<b>&amp;</b><b>&amp;</b>"),
    RenderingCase(
      "delimiters do not reach into blocks' parents",
      ["t": "{{=<% %>=}}<%<p%><%$a%><%name%>{{name}}<%/a%><%/p%>", "p": "{{$a}}{{/a}}"],
      "outer{{name}}"),
    RenderingCase(
      "delimiters back and forth", ["t": "{{=| |=}}|name| {{name}} |={{ }}=||name| {{name}}"],
      "outer {{name}} |name| outer"),
    RenderingCase("a byte order mark is dropped", ["t": "\u{FEFF}{{>p}}", "p": "\u{FEFF}x"], "x"),
    RenderingCase(
      "CRLF stays where it is text and goes with standalone tags",
      ["t": "a\r\n{{#yes}}\r\nb\r\n{{/yes}}\r\n  {{>p}}\r\nc\r\n", "p": "1\r\n2\r\n"],
      "a\r\nb\r\n  1\r\n  2\r\nc\r\n"),
    RenderingCase("a lone CR is text", ["t": "{{#yes}}\rx\r{{/yes}}"], "\rx\r"),
    RenderingCase(
      "indentation adds up over partials", ["t": " {{>a}}\n", "a": "a\n  {{>b}}\nz\n", "b": "b\n{{name}}\n"],
      " a\n   b\n   outer\n z\n"),
    RenderingCase(
      "an inline partial is not indented again", ["t": "  {{>a}}\n", "a": "a {{>b}}", "b": "1\n2\n"],
      "  a 1\n2\n"),
    RenderingCase(
      "a line that begins with a tag is indented once, before it",
      ["t": "  {{>a}}\n", "a": "{{#yes}}\n{{name}} x\n{{/yes}}\n{{#list}}{{.}}\n{{/list}}"],
      "  outer x\n  1\n2\n"),
    RenderingCase(
      "a page in a layout",
      [
        "t": "{{<layout}}\n{{$title}}T{{/title}}\n{{$main}}\n<p>\n  {{name}}\n</p>\n{{/main}}\n{{/layout}}\n",
        "layout":
          "<title>{{$title}}-{{/title}}</title>\n<main>\n  {{$main}}\n    default\n  {{/main}}\n</main>\n",
      ], "<title>T</title>\n<main>\n    <p>\n      outer\n    </p>\n</main>\n"),
    RenderingCase(
      "a layout's default",
      [
        "t": "{{<layout}}{{/layout}}",
        "layout": "<main>\n  {{$main}}\n  default {{name}}\n  {{/main}}\n</main>\n",
      ],
      "<main>\n  default outer\n</main>\n"),
    RenderingCase(
      "block lines with tags are indented like text",
      [
        "t": "{{<l}}{{$b}}\n  {{name}}\n    {{name}}\n  {{>p}}\n{{/b}}{{/l}}", "l": "<\n    {{$b}}{{/b}}>\n",
        "p": "p\np\n",
      ],
      "<\n    outer\n      outer\n    p\n    p\n>\n"),
    RenderingCase(
      "an inline block at a line's start",
      ["t": "{{<l}}{{$b}}x\ny{{/b}}{{/l}}", "l": "{{$b}}{{/b}}|\n {{$b}}{{/b}}|\n- {{$b}}{{/b}}|"],
      "x\ny|\n x\n y|\n- x\ny|"),
    RenderingCase(
      "the outermost block wins",
      [
        "t": "{{<a}}{{$x}}t{{/x}}{{/a}}", "a": "{{<b}}{{$x}}a{{/x}}{{$y}}a{{/y}}{{/b}}",
        "b": "{{$x}}b{{/x}}{{$y}}b{{/y}}{{$z}}b{{/z}}",
      ],
      "tab"),
    RenderingCase(
      "blocks reach templates used by the parent",
      ["t": "{{<a}}{{$x}}t{{/x}}{{/a}}{{>b}}", "a": "{{>b}}", "b": "{{$x}}b{{/x}}"], "tb"),
  ]
}

@Suite("Rendering")
struct RenderingTests {
  @Test("gives the expected text", arguments: RenderingCase.all)
  func renders(_ test: RenderingCase) throws {
    #expect(try templates(test.sources).text("t", RenderingCase.value) == test.expected)
  }

  @Test("of a name there is no template for gives nothing")
  func unknownTemplate() throws {
    let set = try templates([("t", "x")])
    #expect(try set.text("u", .absent).isEmpty)
    #expect(set.names == ["t"])
    #expect(set.contains("t"))
    #expect(!set.contains("u"))
  }

  @Test("appends to the output")
  func appends() throws {
    var output = Array("before ".utf8)
    try templates([("t", "{{.}}")]).render("t", .text("after"), into: &output)
    #expect(String(decoding: output, as: UTF8.self) == "before after")
  }

  @Test("of a long list in a long text is complete")
  func large() throws {
    let text = String(repeating: "static text with ümlauts\n", count: 10_000)
    let list = TemplateValue.fields(["list": .list((0..<10_000).map { .text("\($0)") })])
    let output = try templates([("t", text + "{{#list}}{{.}},{{/list}}" + text)]).text("t", list)
    let expected = text + (0..<10_000).map { "\($0)," }.joined() + text
    #expect(output == expected)
  }

  @Test("ignores values beyond the shape and takes missing ones as absent")
  func unevenObjects() throws {
    let shape = TemplateShape("s", [TemplateShape.Field("a", .text), TemplateShape.Field("b", .text)])
    let set = try templates([("t", "[{{a}}{{b}}{{^b}}none{{/b}}]")])
    #expect(try set.text("t", .object(TemplateObject(shape, [.text("1")]))) == "[1none]")
    #expect(
      try set.text("t", .object(TemplateObject(shape, [.text("1"), .text("2"), .text("3")]))) == "[12]")
    #expect(try set.text("t", .object(TemplateObject(TemplateShape("", []), []))) == "[none]")
  }

  @Test("finds each of many fields", arguments: [1, 2, 3, 8, 64, 500])
  func manyFields(_ count: Int) throws {
    let shape = TemplateShape("s", (0..<count).map { TemplateShape.Field("f\($0)", .text) })
    let value = TemplateValue.object(TemplateObject(shape, (0..<count).map { .text("\($0)") }))
    let template = (0..<(count + 3)).map { "{{f\($0)}}," }.joined()
    let expected = (0..<count).map { "\($0)," }.joined() + ",,,"
    #expect(try templates([("t", template)]).text("t", value) == expected)
    #expect(shape.field("f0")?.name == "f0")
    #expect(shape.field("g") == nil)
  }

  @Test("gives the same on all threads at once")
  func concurrent() async throws {
    let set = try templates([("t", "{{#list}}{{.}}{{name}}{{#object}}{{name}}{{/object}}{{/list}}")])
    let expected = try set.text("t", RenderingCase.value)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).allSatisfy { _ in (try? set.text("t", RenderingCase.value)) == expected } }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
