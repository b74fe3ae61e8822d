import Diagnostics
import Mustache
import Testing

/// A faulty template and the report it must give.
struct SyntaxFaultCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let template: String
  let report: String

  init(_ description: String, _ template: String, _ report: String) {
    testDescription = description
    self.template = template
    self.report = report
  }

  static let all = [
    SyntaxFaultCase(
      "unclosed tag", "a\nb {{name\nc",
      """
      t.mustache:2:3: error: tag is not closed
        b {{name
          ^
      hint: end it with }}

      """),
    SyntaxFaultCase(
      "triple tag closed by two", "{{{name}} x",
      """
      t.mustache:1:1: error: tag is not closed
        {{{name}} x
        ^
      hint: end it with }}}

      """),
    SyntaxFaultCase(
      "unclosed tag with own delimiters", "{{=<% %>=}}é<%name",
      """
      t.mustache:1:13: error: tag is not closed
        {{=<% %>=}}é<%name
                    ^
      hint: end it with %>

      """),
    SyntaxFaultCase(
      "empty name", "{{# }}",
      """
      t.mustache:1:1: error: tag without a name
        {{# }}
        ^
      hint: write a name, as in {{#name}}

      """),
    SyntaxFaultCase(
      "white space in a name", "\t{{first name}}",
      """
      t.mustache:1:2: error: name "first name" contains white space
        \t{{first name}}
        \t^
      hint: a tag holds a single name; use one tag for each value

      """),
    SyntaxFaultCase(
      "empty part of a dotted name", "{{a..b}}",
      """
      t.mustache:1:1: error: name "a..b" has an empty part
        {{a..b}}
        ^
      hint: put a name on both sides of each dot, or a single dot for the value itself

      """),
    SyntaxFaultCase(
      "bad delimiters", "{{=<% =}}",
      """
      t.mustache:1:1: error: a change of delimiters needs exactly two, without "=" in them
        {{=<% =}}
        ^
      hint: write the opening and the closing one with a space between, as in {{=<% %>=}}

      """),
    SyntaxFaultCase(
      "unclosed section", "<p>{{#a}}</p>\r\n",
      """
      t.mustache:1:4: error: {{#a}} is not closed
        <p>{{#a}}</p>
           ^
      hint: add {{/a}}

      """),
    SyntaxFaultCase(
      "closing nothing", "x{{/a}}",
      """
      t.mustache:1:2: error: {{/a}} closes nothing
        x{{/a}}
         ^
      hint: remove it, or open {{#a}} before it

      """),
    SyntaxFaultCase(
      "misspelt closing tag is reported once", "{{#items}}\nx{{/itmes}}",
      """
      t.mustache:2:2: error: {{/itmes}} does not close {{#items}}, opened at 1:1
        x{{/itmes}}
         ^
      hint: close {{#items}} with {{/items}} first

      """),
    SyntaxFaultCase(
      "crossed sections", "{{#a}}{{^b}}{{/a}}",
      """
      t.mustache:1:13: error: {{/a}} does not close {{^b}}, opened at 1:7
        {{#a}}{{^b}}{{/a}}
                    ^
      hint: close {{^b}} with {{/b}} first

      """),
    SyntaxFaultCase(
      "tag that means nothing inside a parent", "{{<p}}{{x}}{{$b}}{{x}}{{/b}}{{/p}}",
      """
      t.mustache:1:7: error: only {{$block}} tags have a meaning directly inside {{<p}}
        {{<p}}{{x}}{{$b}}{{x}}{{/b}}{{/p}}
              ^
      hint: move this tag into a block, or behind {{/p}}

      """),
    SyntaxFaultCase(
      "block given twice", "{{<p}}{{$b}}{{/b}}\n{{$b}}{{/b}}{{/p}}",
      """
      t.mustache:2:1: error: block "b" is given twice, first at 1:7
        {{$b}}{{/b}}{{/p}}
        ^
      hint: keep one of them

      """),
    SyntaxFaultCase(
      "several faults", "{{/a}}\n{{b c}}\n{{#d}}",
      """
      t.mustache:1:1: error: {{/a}} closes nothing
        {{/a}}
        ^
      hint: remove it, or open {{#a}} before it
      t.mustache:2:1: error: name "b c" contains white space
        {{b c}}
        ^
      hint: a tag holds a single name; use one tag for each value
      t.mustache:3:1: error: {{#d}} is not closed
        {{#d}}
        ^
      hint: add {{/d}}

      """),
  ]
}

@Suite("Template syntax faults")
struct SyntaxFaultTests {
  @Test("are reported with place and advice", arguments: SyntaxFaultCase.all)
  func report(_ test: SyntaxFaultCase) throws {
    let failure = try #require(throws: DiagnosticFailure.self) { try templates([("t", test.template)]) }
    #expect(DiagnosticFormatter(usesColor: false).format(failure.diagnostics) == test.report)
  }

  @Test("of all templates are reported together")
  func allTemplates() throws {
    let failure = try #require(throws: DiagnosticFailure.self) {
      try templates([("b", "{{#x}}"), ("good", "{{x}}"), ("a", "{{"), ("b", "")])
    }
    let places = failure.diagnostics.map { "\($0.location?.path ?? ""): \($0.message)" }
    #expect(
      places == [
        "a.mustache: tag is not closed", "b.mustache: there is already a template \"b\"",
        "b.mustache: {{#x}} is not closed",
      ])
  }

  @Test("include nesting beyond the limit")
  func nesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    }
    let value = TemplateValue.fields(["a": .flag(true)])
    #expect(try templates([("t", nested(100))]).text("t", value) == "x")
    let failure = try #require(throws: DiagnosticFailure.self) { try templates([("t", nested(100_000))]) }
    #expect(failure.diagnostics.map(\.message) == ["tags are nested more than 100 deep"])
    #expect(failure.diagnostics.first?.location?.position == SourcePosition(line: 1, column: 601))
  }

  @Test("include bytes that are not UTF-8")
  func illFormed() throws {
    let source = SourceText(path: "t", bytes: Array("ab\nc".utf8) + [0xC3, 0x28])
    let failure = try #require(throws: DiagnosticFailure.self) {
      try TemplateSet([(name: "t", text: source)])
    }
    #expect(failure.diagnostics.map(\.message) == ["the template is not well-formed UTF-8"])
    #expect(failure.diagnostics.first?.location?.position == SourcePosition(line: 2, column: 2))
  }
}
