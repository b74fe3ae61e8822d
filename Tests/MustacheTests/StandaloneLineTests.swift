import Mustache
import Testing

/// A template whose lines hold tags, and what is left of them.
struct StandaloneLineCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let template: String
  let expected: String

  init(_ description: String, _ template: String, _ expected: String) {
    testDescription = description
    self.template = template
    self.expected = expected
  }

  static let all = [
    StandaloneLineCase("tabs and spaces around a tag", "a\n \t{{#yes}} \t\nb\n\t{{/yes}}\t\nc", "a\nb\nc"),
    StandaloneLineCase("nothing but a tag", "{{#yes}}{{/yes}}", ""),
    StandaloneLineCase("two sections on a line stay a line", "a\n{{#yes}}{{/yes}}\nb", "a\n\nb"),
    StandaloneLineCase("two comments stay a line", "a\n{{! 1 }}{{! 2 }}\nb", "a\n\nb"),
    StandaloneLineCase("a value is never alone", "a\n  {{name}}  \nb", "a\n  N  \nb"),
    StandaloneLineCase("a raw value is never alone", "a\n  {{{name}}}  \nb", "a\n  N  \nb"),
    StandaloneLineCase("text before", "x {{#yes}}\na\n{{/yes}}\n", "x \na\n"),
    StandaloneLineCase("text behind", "{{#yes}} x\na\n{{/yes}} y\n", " x\na\n y\n"),
    StandaloneLineCase("a comment of several lines", "a\n  {{! 1\n  2 }}  \nb", "a\nb"),
    StandaloneLineCase("delimiters", "a\n {{=| |=}} \n|name|\n |={{ }}=| \n{{name}}", "a\nN\nN"),
    StandaloneLineCase("empty lines stay", "\n\n{{#yes}}\n\na\n\n{{/yes}}\n\n", "\n\n\na\n\n\n"),
    StandaloneLineCase("sections in sections", "{{#yes}}\n {{#yes}}\n  a\n {{/yes}}\n{{/yes}}\n", "  a\n"),
    StandaloneLineCase("a missing partial leaves no line", "a\n  {{>nothing}}\nb", "a\nb"),
    StandaloneLineCase("no tag at all", "  \n a \n", "  \n a \n"),
    StandaloneLineCase("a single brace is text", "a { b } {{name}} }} {\n", "a { b } N }} {\n"),
    StandaloneLineCase("every line of a partial is indented", "  {{>three}}\nz", "  1\n  \n  3\nz"),
    StandaloneLineCase("a parent on one line", "a\n  {{<three}}{{/three}}  \nz", "a\n  1\n  \n  3\nz"),
    StandaloneLineCase("a parent with a block on one line", "{{<hole}}{{$x}}b{{/x}}{{/hole}}\nz", "[b]\nz"),
    StandaloneLineCase("space given to a block", "{{<hole}}{{$x}} {{/x}}{{/hole}}\nz", "[ ]\nz"),
    StandaloneLineCase(
      "a parent over several lines", "a\n  {{<hole}}\n    {{$x}}\n      b\n    {{/x}}\n  {{/hole}}\nz",
      "a\n  [b\n]\nz"),
    StandaloneLineCase("text behind a parent", "{{<hole}}{{/hole}} x\n", "[-]\n x\n"),
    StandaloneLineCase("text before a parent", "x {{<hole}}\n{{/hole}}\n", "x [-]\n"),
    StandaloneLineCase(
      "notes between blocks", "{{<hole}}\n{{! note }}\nnote\n{{$x}}b{{/x}}\n{{/hole}}\n", "[b]\n"),
    StandaloneLineCase(
      "a parent in a block", "{{<hole}}{{$x}}{{<pair}}{{$y}}b{{/y}}{{/pair}}{{/x}}{{/hole}}\n", "[(b)]\n"),
    StandaloneLineCase(
      "a deeper block keeps what is beyond the indentation of the first line",
      "{{<hole}}\n{{$x}}\n  a\n    b\n c\n{{/x}}\n{{/hole}}\n", "[a\n  b\nc\n]\n"),
    StandaloneLineCase(
      "indentation of tabs is not taken for spaces", "{{<hole}}\n{{$x}}\n\ta\n  b\n{{/x}}\n{{/hole}}\n",
      "[a\n  b\n]\n"),
  ]
}

@Suite("Lines of tags")
struct StandaloneLineTests {
  @Test("leave what is expected", arguments: StandaloneLineCase.all)
  func lines(_ test: StandaloneLineCase) throws {
    #expect(try rendered(test.template) == test.expected)
  }

  @Test("mean the same with CRLF", arguments: StandaloneLineCase.all)
  func carriageReturns(_ test: StandaloneLineCase) throws {
    let template = test.template.replacing("\n", with: "\r\n")
    #expect(try rendered(template, lineEnd: "\r\n") == test.expected.replacing("\n", with: "\r\n"))
  }

  @Test("are indented the same however deep the partial lies", arguments: 1...20)
  func depth(_ depth: Int) throws {
    var sources = (0..<depth).map { ("p\($0)", " {{>p\($0 + 1)}}\n") }
    sources.append(("p\(depth)", "a\n{{name}}\n"))
    let indentation = String(repeating: " ", count: depth)
    let value = TemplateValue.fields(["name": .text("N")])
    #expect(try templates(sources).text("p0", value) == "\(indentation)a\n\(indentation)N\n")
  }

  private func rendered(_ template: String, lineEnd: String = "\n") throws -> String {
    let set = try templates([
      ("t", template), ("three", "1\(lineEnd)\(lineEnd)3\(lineEnd)"),
      ("hole", "[{{$x}}-{{/x}}]\(lineEnd)"), ("pair", "({{$y}}{{/y}})"),
    ])
    return try set.text("t", .fields(["yes": .flag(true), "name": .text("N")]))
  }
}
