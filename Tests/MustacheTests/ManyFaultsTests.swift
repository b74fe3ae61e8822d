import Diagnostics
import Mustache
import Testing

/// A template with very many faults, and how many lines the report has.
struct ManyFaultsCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let template: String
  let last: String

  init(_ description: String, _ template: String, _ last: String) {
    testDescription = description
    self.template = template
    self.last = last
  }

  static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static func numbered(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  static let syntax = [
    ManyFaultsCase("closing tags", repeated("{{/a}}", 100_000), "and 99900 more errors in this template"),
    ManyFaultsCase(
      "closing tags on lines", repeated("{{/a}}\n", 100_000), "and 99900 more errors in this template"),
    ManyFaultsCase(
      "changes of delimiters", repeated("{{=<% %>=}}", 90_000), "and 89899 more errors in this template"),
    ManyFaultsCase(
      "empty names", repeated("{{}}", 101), "and 1 more error in this template"),
    ManyFaultsCase(
      "wrong closing tags in a section with a long name",
      "{{#" + repeated("n", 300_000) + "}}" + repeated("{{/a}}", 50_000) + "{{/" + repeated("n", 300_000)
        + "}}",
      "and 49900 more errors in this template"),
    ManyFaultsCase(
      "blocks given twice", "{{<p}}" + repeated("{{$b}}{{/b}}", 50_000) + "{{/p}}",
      "and 49899 more errors in this template"),
  ]

  static let usage = [
    ManyFaultsCase(
      "unknown names", numbered(60_000) { "{{nope\($0)}}" }, "and 59900 more errors in this template"),
    ManyFaultsCase(
      "missing partials", numbered(80_000) { "{{>q\($0)}}" }, "and 79900 more errors in this template"),
    ManyFaultsCase(
      "unknown blocks", "{{<p}}" + numbered(40_000) { "{{$b\($0)}}{{/b\($0)}}" } + "{{/p}}",
      "and 39900 more errors in this template"),
    ManyFaultsCase(
      "blocks unlike those of the parent",
      "{{<many}}" + numbered(20_000) { "{{$b\($0)}}{{/b\($0)}}" } + "{{/many}}",
      "and 19900 more errors in this template"),
    ManyFaultsCase(
      "text that is not escaped", repeated("{{{title}}}", 90_000), "and 89900 more errors in this template"),
  ]
}

@Suite("Templates with many faults")
struct ManyFaultsTests {
  @Test(
    "are refused quickly with the first of them", .timeLimit(.minutes(20)), arguments: ManyFaultsCase.syntax)
  func syntax(_ test: ManyFaultsCase) throws {
    let failure = try #require(throws: DiagnosticFailure.self) { try templates([("t", test.template)]) }
    expectCapped(failure.diagnostics, test)
  }

  @Test(
    "are checked quickly and reported with the first of them", .timeLimit(.minutes(20)),
    arguments: ManyFaultsCase.usage)
  func usage(_ test: ManyFaultsCase) throws {
    let places = ManyFaultsCase.numbered(20_000) { "{{$c\($0)}}{{/c\($0)}}" }
    let set = try templates([("t", test.template), ("p", ""), ("many", places)])
    expectCapped(set.check("t", against: UsageCheckCase.page), test)
  }

  private func expectCapped(_ found: [Diagnostic], _ test: ManyFaultsCase) {
    // A hundred, how many more, and for some that the check was given up.
    #expect((101...102).contains(found.count))
    #expect(found.last?.message == test.last)
    // No fault may carry the whole template with it.
    #expect(
      found.allSatisfy { ($0.location?.sourceLine ?? "").utf8.count < 4096 && $0.message.utf8.count < 1024 })
    let text = DiagnosticFormatter(usesColor: false).format(found)
    #expect(text.utf8.count < 101 * 1024)
  }

  @Test("do not hide the faults of other templates")
  func others() throws {
    let failure = try #require(throws: DiagnosticFailure.self) {
      try templates([("a", ManyFaultsCase.repeated("{{/a}}\n", 500)), ("b", "{{#x}}")])
    }
    #expect(failure.diagnostics.count == 102)
    #expect(failure.diagnostics.last?.message == "{{#x}} is not closed")
  }

  @Test("show a long name cut short, between characters")
  func longNames() throws {
    let name = "x" + ManyFaultsCase.repeated("ü", 10_000)
    let found = try templates([("t", "{{\(name)}}")]).check("t", against: UsageCheckCase.page)
    #expect(found.map(\.message) == ["unknown name \"x\(ManyFaultsCase.repeated("ü", 59))…\""])
  }

  @Test(
    "take long delimiters for a fault", arguments: [(16, true), (17, false), (100_000, false)])
  func delimiters(_ length: Int, _ isAllowed: Bool) throws {
    let open = ManyFaultsCase.repeated("<", length)
    let template = "{{=\(open) >=}}" + open + "x>"
    if isAllowed {
      #expect(try templates([("t", template)]).text("t", .fields(["x": .text("1")])) == "1")
    } else {
      let failure = try #require(throws: DiagnosticFailure.self) { try templates([("t", template)]) }
      #expect(failure.diagnostics.map(\.message) == ["delimiters are longer than 16 bytes"])
    }
  }
}
