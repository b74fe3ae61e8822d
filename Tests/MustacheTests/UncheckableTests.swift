import Diagnostics
import Mustache
import Testing

@Suite("Templates the check cannot follow")
struct UncheckableTests {
  private static let fault = "{{{title}}}{{nope}}"

  private func messages(_ sources: [(String, String)]) throws -> [String] {
    try templates(sources).check(sources[0].0, against: UsageCheckCase.page).map(\.message)
  }

  private func chain(_ count: Int, _ end: String) -> [(String, String)] {
    (0..<count).map { ("q\($0)", "{{>q\($0 + 1)}}") } + [("q\(count)", end)]
  }

  @Test("as deep as they are rendered are followed to the end", arguments: 98...100)
  func deepest(_ depth: Int) throws {
    #expect(
      try messages(chain(depth, Self.fault)) == [
        "\"title\" is text and must be escaped", "unknown name \"nope\"",
      ])
    #expect(try messages(chain(depth, "{{title}}")).isEmpty)
  }

  @Test("and that are nested deeper are refused", arguments: [101, 102, 500])
  func tooDeep(_ depth: Int) throws {
    #expect(try messages(chain(depth, Self.fault)) == ["templates are nested too deeply to be checked"])
  }

  @Test("because of many sections in many templates are refused")
  func tooNested() throws {
    func nest(_ text: String) -> String {
      String(repeating: "{{#isHome}}", count: 99) + text + String(repeating: "{{/isHome}}", count: 99)
    }
    let sources = (0..<6).map { ("q\($0)", nest("{{>q\($0 + 1)}}")) } + [("q6", Self.fault)]
    #expect(try messages(sources) == ["templates are nested too deeply to be checked"])
  }

  @Test("because of many ways of giving blocks are refused", .timeLimit(.minutes(20)))
  func tooManyWays() throws {
    // Each template uses the next with and without a block of its own: 2^16 ways to the last.
    let sources = (0..<16).map { level in
      ("q\(level)", "{{<q\(level + 1)}}{{$b\(level)}}x{{/b\(level)}}{{/q\(level + 1)}}{{>q\(level + 1)}}")
    }
    let blocks = (0..<16).map { "{{$b\($0)}}{{/b\($0)}}" }.joined()
    let found = try messages(sources + [("q16", blocks + "{{title}}")])
    #expect(found == ["templates use each other in too many ways to be checked"])
  }

  @Test("because of their length are refused", .timeLimit(.minutes(20)))
  func tooLong() throws {
    let long = String(repeating: "{{title.title.title}}", count: 45_000)
    let places = ["{{>long}}", "{{#best}}{{>long}}{{/best}}", "{{#isHome}}{{>long}}{{/isHome}}"]
    let more = (0..<12).map { "{{<long}}{{$b\($0)}}{{/b\($0)}}{{/long}}" }
    let blocks = (0..<12).map { "{{$b\($0)}}{{/b\($0)}}" }.joined()
    let found = try messages([("t", (places + more).joined()), ("long", long + blocks)])
    #expect(found.contains("templates use each other in too many ways to be checked"))
  }

  @Test("are reported at the tag that leads on, with other faults")
  func place() throws {
    let found = try templates([("t", "{{nope}}\n{{>q0}}")] + chain(100, "x")).check(
      "t", against: UsageCheckCase.page)
    #expect(
      found.map(\.message).sorted() == [
        "templates are nested too deeply to be checked", "unknown name \"nope\"",
      ])
    #expect(found.first?.location?.path == "q99.mustache")
    #expect(found.first?.location?.position == SourcePosition(line: 1, column: 4))
  }
}
