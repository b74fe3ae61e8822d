import Diagnostics
import Mustache
import TestSupport
import Testing

@Suite("Templates with outer values written in")
struct FixedValuesTests {
  static let siteShape = TemplateShape("site", [.init("title", .text), .init("home", .text)])
  static let outerShape = TemplateShape(
    "frame",
    [
      .init("site", .object(siteShape)), .init("title", .text), .init("lang", .text), .init("empty", .text),
      .init("yes", .flag), .init("no", .flag), .init("lines", .text), .init("markup", .markup),
      .init("nothing", .text), .init("name", .text), .init("list", .list(siteShape)),
    ])
  static let innerShape = TemplateShape(
    "page",
    [
      .init("title", .text), .init("flag", .flag),
      .init(
        "items", .list(TemplateShape("item", [.init("name", .text), .init("inner", .object(siteShape))]))),
    ])

  static let outer: TemplateObject = {
    let site = TemplateValue.object(TemplateObject(siteShape, [.text("S & T"), .text("/")]))
    return TemplateObject(
      outerShape,
      [
        site, .text("outer"), .text("e<n>"), .text(""), .flag(true), .flag(false), .text("1\n2"),
        .markup(Array("<b>".utf8)), .absent, .text("frame"), .list([site, site]),
      ])
  }()

  static func inner(_ random: inout SeededGenerator) -> TemplateValue {
    guard case .list(let kind)? = innerShape.field("items")?.kind else { return .absent }
    let items = (0..<Int.random(in: 0...2, using: &random)).map { number in
      TemplateValue.object(
        TemplateObject(
          kind, [.text("i\(number)\n"), .object(TemplateObject(siteShape, [.text("in"), .absent]))]))
    }
    return .object(
      TemplateObject(innerShape, [.text("<inner>"), .flag(.random(using: &random)), .list(items)]))
  }

  @Test(
    "have what every page shows, and leave to the page what may be its own",
    arguments: [
      ("{{lang}}", "e&lt;n&gt;"), ("{{{lang}}}", "e<n>"), ("{{markup}}{{{markup}}}", "<b><b>"),
      ("a{{yes}}b{{no}}c{{empty}}d{{nothing}}e", "atruebfalsecde"), ("{{site.title}}", "S &amp; T"),
      ("{{site.missing.more}}!", "!"), ("{{#yes}}y{{/yes}}{{^yes}}n{{/yes}}", ""),
      ("{{#no}}y{{/no}}{{^no}}n{{/no}}", "n"), ("{{^nothing}}{{lang}}{{/nothing}}", "e&lt;n&gt;"),
      ("{{title}}", ""), ("{{name}}", ""), ("{{home}}", ""), ("{{.}}", ""), ("{{lines}}", ""),
      ("{{#flag}}{{lang}}{{/flag}}", "e&lt;n&gt;"), ("{{#site}}{{lang}}{{/site}}", ""),
      ("{{>p}}", "[e&lt;n&gt;]"), ("{{<l}}{{$b}}{{lang}}{{/b}}{{/l}}", "(e&lt;n&gt;)"), ("{{>l}}", "(true)"),
    ])
  func alone(_ template: String, _ expected: String) throws {
    let set = try templates([("t", template), ("p", "[{{lang}}]"), ("l", "({{$b}}{{yes}}{{/b}})")])
    let fixed = set.fixing(Self.outer, besides: [Self.innerShape])
    // What is still a tag finds nothing here.
    #expect(try fixed.text("t", .fields(["flag": .flag(true)])) == expected)
  }

  @Test("render like the templates they are made of", arguments: 0..<8)
  func equivalence(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var fixedAlone = 0
    for _ in 0..<100 {
      var writer = TemplateWriter(random: random)
      let sources = ["t", "p", "l"].map { ($0, writer.template(depth: 3)) }
      random = writer.random
      let set = try templates(sources)
      let fixed = set.fixing(Self.outer, besides: [Self.innerShape])
      let inner = Self.inner(&random)
      let expected = Result { () throws(RenderingFault) in try Self.text(set, inner) }
      let found = Result { () throws(RenderingFault) in try Self.text(fixed, inner) }
      switch (expected, found) {
      case (.success(let expected), .success(let found)):
        #expect(found == expected, "\(sources)")
        if (try? fixed.text("t", inner)) != (try? set.text("t", inner)) { fixedAlone += 1 }
      case (.failure(let expected), .failure(let found)): #expect(found.limit == expected.limit)
      default: Issue.record("one of them meets a limit: \(sources)")
      }
    }
    #expect(fixedAlone > 15)
  }

  @Test(
    "begin the line of a block that has come to nothing",
    arguments: ["{{#no}}x{{/no}}", "{{empty}}", "{{nothing}}", "{{^yes}}x{{/yes}}", ""])
  func emptiedBlocks(_ block: String) throws {
    let set = try templates([
      ("t", "{{<p}}\n{{$b}}\(block){{/b}}\n{{/p}}\n"),
      ("p", "<main>\n  {{$b}}\n  default\n  {{/b}}\n</main>\n"),
    ])
    let fixed = set.fixing(Self.outer, besides: [Self.innerShape])
    #expect(try Self.text(fixed, .absent) == Self.text(set, .absent))
    #expect(try Self.text(set, .absent).contains("  </main>") == !block.isEmpty)
  }

  @Test("tell names apart by their bytes, as rendering does")
  func spelling() throws {
    let shape = TemplateShape("frame", [.init("\u{212B}", .text)])
    let outer = TemplateObject(shape, [.text("angstrom")])
    let fixed = try templates([("t", "[{{\u{212B}}}{{\u{C5}}}]")]).fixing(outer, besides: [])
    #expect(try fixed.text("t", .absent) == "[angstrom]")
  }

  @Test("leave long values to the tag, and stop where there are too many")
  func bounds() throws {
    let shape = TemplateShape("frame", [.init("long", .text), .init("short", .text)])
    let long = TemplateValue.text(String(repeating: "x", count: 2_000))
    let short = TemplateValue.text(String(repeating: "y", count: 1_000))
    let set = try templates([
      ("t", "{{long}}"), ("many", String(repeating: "{{short}}", count: 3_000)),
    ])
    let outer = TemplateObject(shape, [long, short])
    let fixed = set.fixing(outer, besides: [])
    #expect(try fixed.text("t", .absent).isEmpty)
    #expect(try fixed.text("many", .absent).utf8.count == 1 << 20 / 1_000 * 1_000)
    for name in ["t", "many"] {
      var (expected, found): ([UInt8], [UInt8]) = ([], [])
      try set.render(name, .absent, within: .object(outer), into: &expected)
      try fixed.render(name, .absent, within: .object(outer), into: &found)
      #expect(found == expected)
    }
  }

  private static func text(_ set: TemplateSet, _ inner: TemplateValue) throws(RenderingFault) -> String {
    var output: [UInt8] = []
    try set.render("t", inner, within: .object(outer), into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

/// Writes random templates that are well-formed, with tags alone on their lines and in the middle of them.
private struct TemplateWriter {
  static let names = [
    "site.title", "site.home", "site.nothing", "title", "lang", "empty", "yes", "no", "lines", "markup",
    "nothing", "name", "flag", "home", "bogus", "inner.title", ".",
  ]
  static let sections = [
    "site", "title", "lang", "empty", "yes", "no", "nothing", "items", "flag", "list", "inner", "inner.title",
  ]
  static let texts = ["a", " b ", "\n", "c\n", "\n  d", "  ", "\r\n", "<e>\n\n", "\n\tf\n"]

  var random: SeededGenerator

  init(random: SeededGenerator) { self.random = random }

  mutating func template(depth: Int) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in piece(depth: depth) }.joined()
  }

  private mutating func piece(depth: Int) -> String {
    let name = Self.names.randomElement(using: &random) ?? ""
    let section = Self.sections.randomElement(using: &random) ?? ""
    let end = Bool.random(using: &random) ? "\n" : ""
    switch Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &random) {
    case 0, 1: return Self.texts.randomElement(using: &random) ?? ""
    case 2, 3: return "{{\(name)}}" + end
    case 4: return "{{{\(name)}}}"
    case 5: return "{{#\(section)}}\(end)\(template(depth: depth - 1)){{/\(section)}}\(end)"
    case 6: return "{{^\(section)}}\(end)\(template(depth: depth - 1)){{/\(section)}}\(end)"
    case 7: return "  {{>p}}\(end)"
    case 8: return "{{$b}}\(end)\(template(depth: depth - 1)){{/b}}\(end)"
    default: return " {{<l}}\(end){{$b}}\(end)\(template(depth: depth - 1)){{/b}}\(end){{/l}}\(end)"
    }
  }
}
