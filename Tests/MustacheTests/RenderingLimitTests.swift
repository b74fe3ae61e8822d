import Diagnostics
import Mustache
import Testing

/// Templates, the first of which meets a limit when it is rendered for `RenderingLimitCase.value`.
struct RenderingLimitCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let sources: [(String, String)]
  let limit: RenderingFault.Limit
  /// Where it is met: template, line and column; nil where it is of no interest.
  let place: String?

  init(
    _ description: String, _ limit: RenderingFault.Limit, at place: String? = nil,
    _ sources: [(String, String)]
  ) {
    testDescription = description
    self.sources = sources
    self.limit = limit
    self.place = place
  }

  static let value = TemplateValue.fields([
    "yes": .flag(true), "text": .text("text"), "twenty": .list((0..<20).map { .text("\($0)") }),
    "long": .list((0..<1000).map { .text("\($0)") }), "ampersands": .text(repeated("&", 1 << 20)),
    "markup": .markup([UInt8](repeating: 0x2D, count: 1 << 20)),
  ])

  static let all =
    loops + [
      RenderingLimitCase("a template within itself", .depth, at: "t.mustache:2:4", [("t", "x\n{{>t}}")]),
      RenderingLimitCase(
        "a block within itself", .depth,
        [("t", "{{<p}}{{$b}}x{{$b}}{{/b}}{{/b}}{{/p}}"), ("p", "{{$b}}{{/b}}")]),
      RenderingLimitCase(
        "a template within itself over and over", .depth, at: "t.mustache:1:5", [("t", "x{{>t}}{{>t}}")]),
      RenderingLimitCase(
        "deep sections in deep partials", .nesting, at: "t.mustache:1:12",
        [
          ("t", repeated("{{#yes}}", 99) + "x{{>u}}" + repeated("{{/yes}}", 99)),
          ("u", "{{#yes}}{{>t}}{{/yes}}"),
        ]),
      RenderingLimitCase("partials that double", .output, doubling("p", 18, repeated("x", 1 << 10))),
      RenderingLimitCase(
        "partials of a mebibyte that double", .output, doubling("p", 29, repeated("x", 1 << 20))),
      RenderingLimitCase("partials that double and write nothing", .expansions, doubling("p", 29, "")),
      RenderingLimitCase(
        "indentation of indentation", .output,
        [
          ("t", repeated(repeated(" ", 1000) + "{{>p}}\n", 900)),
          ("p", repeated(repeated(" ", 1000) + "{{>q}}\n", 100)), ("q", repeated("x\n", 100)),
        ]),
      RenderingLimitCase(
        "indentation of nothing", .steps,
        [
          ("t", repeated(repeated(" ", 1000) + "{{>p}}\n", 900)),
          ("p", repeated(repeated(" ", 1000) + "{{>q}}\n", 100)), ("q", ""),
        ]),
      RenderingLimitCase(
        "text that grows when it is escaped", .output, at: "t.mustache:1:47",
        [
          (
            "t",
            repeated("{{ampersands}} ", 2) + "{{ampersands}}{{ampersands}}" + repeated("{{ampersands}}", 20)
          )
        ]),
    ]

  static let loops = [
    RenderingLimitCase(
      "lists within lists that write nothing", .steps,
      [("t", repeated("{{#twenty}}", 12) + repeated("{{/twenty}}", 12))]),
    RenderingLimitCase(
      "lists within lists around little text", .output,
      [("t", repeated("{{#twenty}}", 12) + "x" + repeated("{{/twenty}}", 12))]),
    RenderingLimitCase(
      "lists within lists around long text", .output,
      [("t", repeated("{{#twenty}}", 4) + repeated("x", 100_000) + repeated("{{/twenty}}", 4))]),
    RenderingLimitCase("a list around markup", .output, [("t", "{{#long}}{{{markup}}}{{/long}}")]),
    RenderingLimitCase(
      "names looked up through many sections", .steps,
      [
        (
          "t",
          repeated("{{#yes}}", 95) + "{{#long}}{{#long}}{{^text}}{{/text}}{{/long}}{{/long}}"
            + repeated("{{/yes}}", 95)
        )
      ]),
    RenderingLimitCase(
      "many blocks looked through many times", .steps,
      [
        ("t", "{{<p}}" + (0..<2000).map { "{{$b\($0)}}{{/b\($0)}}" }.joined() + "{{/p}}"),
        ("p", "{{#long}}{{#long}}{{$c}}{{/c}}{{/long}}{{/long}}"),
      ]),
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Each template uses the next twice; the last is `end`.
  private static func doubling(_ name: String, _ depth: Int, _ end: String) -> [(String, String)] {
    let inner = (0..<depth).map { ("\(name)\($0)", "{{>\(name)\($0 + 1)}}{{>\(name)\($0 + 1)}}") }
    return [("t", "{{>\(name)0}}")] + inner + [("\(name)\(depth)", end)]
  }
}

@Suite("Rendering within limits")
struct RenderingLimitTests {
  @Test("gives up and writes nothing", .timeLimit(.minutes(20)), arguments: RenderingLimitCase.all)
  func limits(_ test: RenderingLimitCase) throws {
    let set = try templates(test.sources)
    var output = Array("before".utf8)
    let fault = #expect(throws: RenderingFault.self) {
      try set.render("t", RenderingLimitCase.value, into: &output)
    }
    #expect(fault?.limit == test.limit)
    #expect(fault?.templateName == "t")
    #expect(output == Array("before".utf8))
    if let place = test.place, let location = fault?.location, let position = location.position {
      #expect("\(location.path):\(position.line):\(position.column)" == place)
    }
  }

  @Test("meets the same limit at the same place every time")
  func deterministic() throws {
    for test in RenderingLimitCase.all.prefix(3) {
      let set = try templates(test.sources)
      let faults = (0..<2).map { _ in
        #expect(throws: RenderingFault.self) { try set.text("t", RenderingLimitCase.value) }
      }
      #expect(faults[0] == faults[1])
    }
  }

  @Test(
    "says what there was too much of",
    arguments: [
      (RenderingFault.Limit.depth, #"template "t" uses templates nested more than 100 deep"#),
      (.nesting, #"template "t" uses sections and templates nested more than 512 deep"#),
      (.expansions, #"template "t" uses more than 250000 partials and blocks for one page"#),
      (.output, #"template "t" writes more than 16 MiB for one page"#),
      (.steps, #"template "t" takes more than 50 million steps for one page"#),
    ])
  func wording(_ limit: RenderingFault.Limit, _ message: String) throws {
    let test = try #require(RenderingLimitCase.all.first { $0.limit == limit })
    let set = try templates(test.sources)
    let fault = #expect(throws: RenderingFault.self) { try set.text("t", RenderingLimitCase.value) }
    #expect(fault?.diagnostic.message == message)
    #expect(fault?.diagnostic.severity == .error)
    #expect(fault?.diagnostic.hint != nil)
    #expect(fault?.diagnostic.location?.position != nil)
  }

  @Test("goes as deep as the limits and no deeper")
  func exactDepth() throws {
    func chain(_ count: Int) -> [(String, String)] {
      (0..<count).map { ("q\($0)", "{{>q\($0 + 1)}}") } + [("q\(count)", "end")]
    }
    #expect(try templates(chain(TemplateSet.depthLimit)).text("q0", .absent) == "end")
    #expect(throws: RenderingFault.self) {
      try templates(chain(TemplateSet.depthLimit + 1)).text("q0", .absent)
    }
  }

  @Test("writes as much as the limit and no more")
  func exactOutput() throws {
    let value = { (count: Int) in TemplateValue.markup([UInt8](repeating: 0x61, count: count)) }
    let set = try templates([("t", "{{.}}")])
    #expect(try set.text("t", value(TemplateSet.outputLimit)).utf8.count == TemplateSet.outputLimit)
    #expect(throws: RenderingFault.self) { try set.text("t", value(TemplateSet.outputLimit + 1)) }
  }
}
