import Diagnostics
import Mustache
import Testing

/// Templates, the first of which is checked, and what must be said of them.
struct UsageCheckCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let sources: [(String, String)]
  let findings: [String]

  init(_ description: String, _ sources: KeyValuePairs<String, String>, _ findings: [String]) {
    testDescription = description
    self.sources = sources.map { ($0.key, $0.value) }
    self.findings = findings
  }

  static let store = TemplateShape(
    "store", [TemplateShape.Field("url", .text), TemplateShape.Field("country", .text)])
  static let item = TemplateShape(
    "item",
    [
      TemplateShape.Field("name", .text, "The item's name."), TemplateShape.Field("store", .object(store)),
    ])
  static let page = TemplateShape(
    "page",
    [
      TemplateShape.Field("title", .text), TemplateShape.Field("intro", .markup),
      TemplateShape.Field("isHome", .flag), TemplateShape.Field("items", .list(item)),
      TemplateShape.Field("best", .object(item)),
    ])

  static let faultless = [
    UsageCheckCase(
      "names from all enclosing objects",
      [
        "t":
          "{{title}}{{#items}}{{name}}{{title}}{{store.url}}{{#store}}{{country}}{{name}}{{/store}}{{/items}}"
      ],
      []),
    UsageCheckCase("markup as it is", ["t": "{{{intro}}}{{&intro}}{{intro}}{{#intro}}{{{.}}}{{/intro}}"], []),
    UsageCheckCase(
      "text as a condition", ["t": "{{#title}}{{.}}{{title}}{{/title}}{{^title}}-{{/title}}"], []),
    UsageCheckCase("a flag shown", ["t": "<p data-home=\"{{isHome}}\">"], []),
    UsageCheckCase(
      "blocks over several levels",
      [
        "t": "{{<middle}}{{$head}}{{title}}{{/head}}{{$inner}}{{title}}{{/inner}}{{/middle}}",
        "middle": "{{<base}}{{$main}}[{{$inner}}{{/inner}}]{{/main}}{{/base}}",
        "base": "{{$head}}{{/head}}{{>body}}", "body": "{{$main}}{{/main}}",
      ], []),
    UsageCheckCase("an unused template with faults", ["t": "x", "other": "{{nothing}}"], []),
    UsageCheckCase(
      "recursion that blocks end",
      [
        "t": "{{<parent}}{{$foo}}override{{/foo}}{{/parent}}",
        "parent": "{{$foo}}{{/foo}}{{$bar}}{{<parent2}}{{/parent2}}{{/bar}}",
        "parent2": "{{$foo}}{{/foo}}{{<parent}}{{$bar}}end{{/bar}}{{/parent}}",
      ], []),
  ]

  static let faulty = [
    UsageCheckCase(
      "unknown name", ["t": "a\n{{titel}}"], [#"t:2:3: unknown name "titel" | did you mean "title"?"#]),
    UsageCheckCase(
      "unknown name in a section, seen from inside out", ["t": "{{#items}}{{nmae}}{{/items}}"],
      [#"t:1:13: unknown name "nmae" | did you mean "name"?"#]),
    UsageCheckCase(
      "unknown section, whose body is not held against it",
      ["t": "{{#itms}}{{name}}{{/itms}}{{^x}}{{y}}{{/x}}"],
      [
        #"t:1:4: unknown name "itms" | did you mean "items"?"#,
        #"t:1:30: unknown name "x" | known here: title, intro, isHome, items, best"#,
        #"t:1:35: unknown name "y" | known here: title, intro, isHome, items, best"#,
      ]),
    UsageCheckCase(
      "unknown field", ["t": "{{best.store.ulr}}"],
      [#"t:1:14: "best.store" has no field "ulr" | did you mean "url"?"#]),
    UsageCheckCase(
      "field of a text", ["t": "{{title.x}}"], [#"t:1:9: "title" is text and has no field "x" | "#]),
    UsageCheckCase(
      "field of a list", ["t": "{{items.name}}"],
      [
        #"t:1:9: "items" is a list and has no field "name" | repeat for its elements: {{#items}}{{name}}{{/items}}"#
      ]),
    UsageCheckCase(
      "list and object shown", ["t": "{{items}}{{{best}}}{{.}}"],
      [
        #"t:1:3: "items" is a list and cannot be shown | open it with {{#items}} and show its fields"#,
        #"t:1:13: "best" is an object and cannot be shown | open it with {{#best}} and show its fields"#,
        #"t:1:22: "." is an object and cannot be shown | open it with {{#.}} and show its fields"#,
      ]),
    UsageCheckCase(
      "unescaped text", ["t": "{{{title}}}{{& best.name }}{{#title}}{{{.}}}{{/title}}"],
      [
        #"t:1:4: "title" is text and must be escaped | write {{title}}; only values that hold markup may be written as they are"#,
        #"t:1:16: "best.name" is text and must be escaped | write {{best.name}}; only values that hold markup may be written as they are"#,
        #"t:1:41: "." is text and must be escaped | write {{.}}; only values that hold markup may be written as they are"#,
      ]),
    UsageCheckCase(
      "missing partial", ["t": "{{>haeder}}", "header": ""],
      [#"t:1:4: there is no template "haeder" | did you mean "header"?"#]),
    UsageCheckCase(
      "missing parent, with a fault in a block",
      ["t": "{{<layuot}}{{$a}}{{tite}}{{/a}}{{/layuot}}", "layout": ""],
      [
        #"t:1:4: there is no template "layuot" | did you mean "layout"?"#,
        #"t:1:20: unknown name "tite" | did you mean "title"?"#,
      ]),
    UsageCheckCase(
      "fault in a partial, once for several uses",
      ["t": "{{>card}}{{#items}}{{>card}}{{/items}}", "card": "{{bogus1234}}"],
      [
        #"card:1:3: unknown name "bogus1234" | known here: title, intro, isHome, items, best"#
      ]),
    UsageCheckCase(
      "partial fit for one place only",
      ["t": "{{#items}}{{>card}}{{/items}}{{>card}}", "card": "{{name}}"],
      [#"card:1:3: unknown name "name" | known here: title, intro, isHome, items, best"#]),
    UsageCheckCase(
      "unknown block", ["t": "{{<p}}{{$mian}}{{/mian}}{{/p}}", "p": "{{>q}}", "q": "{{$main}}{{/main}}"],
      [#"t:1:10: template "p" has no block "mian" | did you mean "main"?"#]),
    UsageCheckCase(
      "block for a parent without any", ["t": "{{<p}}{{$a}}{{/a}}{{/p}}", "p": ""],
      [#"t:1:10: template "p" has no block "a" | it has no blocks at all"#]),
    UsageCheckCase(
      "block content is judged where it ends up",
      ["t": "{{<p}}{{$row}}{{nam}}{{/row}}{{/p}}", "p": "{{#items}}{{$row}}{{/row}}{{/items}}"],
      [#"t:1:17: unknown name "nam" | did you mean "name"?"#]),
    UsageCheckCase(
      "endless inclusion", ["t": "{{>a}}", "a": "{{#isHome}}{{>b}}{{/isHome}}", "b": "{{>a}}"],
      [#"a:1:15: template "b" includes itself without end | include it where the data comes to an end"#]),
    UsageCheckCase(
      "block within itself", ["t": "{{<p}}{{$a}}{{$a}}{{/a}}x{{/a}}{{/p}}", "p": "{{$a}}{{/a}}"],
      [#"t:1:16: template "t" includes itself without end | include it where the data comes to an end"#]),
  ]
}

@Suite("Checking templates against shapes")
struct UsageCheckTests {
  @Test("reports what can never be found", arguments: UsageCheckCase.faulty)
  func faults(_ test: UsageCheckCase) throws {
    #expect(try findings(test) == test.findings)
  }

  @Test("accepts what the data offers", arguments: UsageCheckCase.faultless)
  func accepts(_ test: UsageCheckCase) throws {
    #expect(try findings(test).isEmpty)
  }

  @Test("reports a template that is not there")
  func missing() throws {
    let found = try templates([("page", "")]).check("pgae", against: UsageCheckCase.page)
    #expect(found.map(\.message) == ["there is no template \"pgae\""])
    #expect(found.first?.hint == "did you mean \"page\"?")
  }

  @Test("shows the place in the template")
  func golden() throws {
    let found = try templates([("t", "<h1>\n\t{{ best.nmae }}</h1>")]).check(
      "t", against: UsageCheckCase.page)
    #expect(
      DiagnosticFormatter(usesColor: false).format(found) == """
        t.mustache:2:10: error: "best" has no field "nmae"
          \t{{ best.nmae }}</h1>
          \t        ^
        hint: did you mean "name"?

        """)
  }

  @Test(
    "reports a name that several values of an object have, and only where it is used",
    arguments: [
      ("{{files.x}}", []), ("{{#files}}{{x}}{{/files}}{{other}}", []),
      ("{{files.a}}", [#"1:9: "a" is the name of 2 values: first, second"#]),
      ("{{#files}}{{{a}}}{{/files}}", [#"1:14: "a" is the name of 2 values: first, second"#]),
      (
        "{{#files.a}}{{unknown}}{{/files.a}}{{^files.b.c}}{{/files.b.c}}",
        [
          #"1:10: "a" is the name of 2 values: first, second"#,
          #"1:45: "b" is the name of 4 values: 1, 2, 3, …"#,
        ]
      ),
    ])
  func sharedNames(template: String, expected: [String]) throws {
    let files = TemplateShape(
      "files",
      [
        .init("a", .text, "first"), .init("x", .text), .init("b", .text, "1"), .init("b", .text, "2"),
        .init("a", .flag, "second"), .init("b", .text, "3"), .init("b", .text, "4"),
      ])
    let page = TemplateShape("page", [.init("files", .object(files)), .init("other", .text)])
    let found = try templates([("t", template)]).check("t", against: page)
    #expect(
      found.map { "\($0.location?.position.map { "\($0.line):\($0.column)" } ?? ""): \($0.message)" }
        == expected)
    #expect(found.allSatisfy { $0.hint == "give one of them another name" })
  }

  @Test("ends for templates that use each other in many ways")
  func bounded() throws {
    let names = (0..<6).map { "t\($0)" }
    let everything = names.map { "{{#isHome}}{{<\($0)}}{{$\($0)}}x{{/\($0)}}{{/\($0)}}{{/isHome}}" }.joined()
    let sources = names.map { ($0, everything + "{{$\($0)}}{{/\($0)}}") }
    #expect(try !templates(sources).check("t0", against: UsageCheckCase.page).isEmpty)
  }

  private func findings(_ test: UsageCheckCase) throws -> [String] {
    let first = try #require(test.sources.first).0
    return try templates(test.sources).check(first, against: UsageCheckCase.page).map { finding in
      let location = try #require(finding.location)
      let position = try #require(location.position)
      let file = location.path.split(separator: ".")[0]
      return "\(file):\(position.line):\(position.column): \(finding.message) | \(finding.hint ?? "")"
    }
  }
}
