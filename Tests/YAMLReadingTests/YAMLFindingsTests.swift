import Diagnostics
import Testing
import YAMLReading

@Suite("Reading typed values")
struct YAMLFindingsTests {
  @Test(
    "a whole number is read within its range",
    arguments: [
      ("7", 7, nil), ("007", 7, nil), ("'7'", 7, nil), ("-3", -3, nil), ("~", nil, nil), ("", nil, nil),
      ("101", nil, "\"count\" must be from -5 to 100"), ("-6", nil, "\"count\" must be from -5 to 100"),
      ("99999999999999999999", nil, "\"count\" must be from -5 to 100"),
      ("1.5", nil, "\"count\" must be a whole number"), ("1e2", nil, "\"count\" must be a whole number"),
      ("+1", nil, "\"count\" must be a whole number"), ("'-'", nil, "\"count\" must be a whole number"),
      ("٣", nil, "\"count\" must be a whole number"),
      ("[1]", nil, "\"count\" must be a whole number, not a list"),
    ] as [(String, Int64?, String?)])
  func integers(value: String, expected: Int64?, message: String?) throws {
    var findings = findings()
    #expect(findings.integer(try node(value), "count", in: -5...100) == expected)
    #expect(errors(findings).map(\.message) == (message.map { [$0] } ?? []))
  }

  @Test(
    "true and false are the only truth values",
    arguments: [
      ("true", true, nil, 0), ("false", false, nil, 0), ("null", nil, nil, 0),
      ("yes", nil, "write true, unquoted", 1),
      ("On", nil, "write true, unquoted", 1), ("True", nil, "write true, unquoted", 1),
      ("'true'", nil, "write true, unquoted", 1), ("no", nil, "write false, unquoted", 1),
      ("off", nil, "write false, unquoted", 1), ("maybe", nil, nil, 1), ("{}", nil, nil, 1),
    ] as [(String, Bool?, String?, Int)])
  func booleans(value: String, expected: Bool?, hint: String?, count: Int) throws {
    var findings = findings()
    #expect(findings.boolean(try node(value), "raw_html") == expected)
    #expect(errors(findings).count == count)
    #expect(errors(findings).first?.hint == hint)
  }

  @Test("a value of another kind is refused, and the next one still read")
  func kinds() throws {
    var findings = findings()
    #expect(findings.text(try node("[a]"), "a") == nil)
    #expect(findings.text(try node("{a: b}"), "b") == nil)
    #expect(findings.list(try node("a"), "c") == nil)
    #expect(findings.mapping(try node("a"), "d") == nil)
    #expect(findings.list(try node("[]"), "e") == [])
    #expect(findings.mapping(try node("{}"), "f") == [])
    #expect(findings.text(try node("''"), "g") == "")
    #expect(
      Set(errors(findings).map(\.message)) == [
        "\"a\" must be text, not a list", "\"b\" must be text, not a mapping",
        "\"c\" must be a list, not a text",
        "\"d\" must be a mapping of keys to values, not a text",
      ])
    #expect(throws: DiagnosticFailure.self) { try findings.check() }
  }

  @Test("a warning alone does not stop the reading")
  func warnings() throws {
    var findings = findings()
    findings.warn("twice", at: SourcePosition(line: 1, column: 3), hint: "once")
    try findings.check()
    #expect(findings.warnings.map(\.message) == ["twice"])
    #expect(findings.warnings.first?.location?.sourceLine == "- the source line")
  }

  @Test("many warnings do not hide an error, and what is left out is counted")
  func bounds() {
    var findings = findings()
    for column in 1...150 { findings.warn("w", at: SourcePosition(line: 1, column: column)) }
    #expect(errors(findings).isEmpty)
    #expect(findings.warnings.count == 101)
    #expect(findings.warnings.last?.message == "50 more warnings are not shown")
    for column in 1...101 { findings.add("e", at: SourcePosition(line: 1, column: column)) }
    let found = errors(findings)
    #expect(found.count { $0.severity == .error } == 101)
    #expect(found.contains { $0.message == "1 more faults are not shown" && $0.severity == .error })
  }

  @Test("wording that will not be shown is not made")
  func lazyWording() {
    var findings = findings()
    var made = 0
    func wording() -> (message: String, hint: String?) {
      made += 1
      return ("e", nil)
    }
    for column in 1...500 { findings.add(at: SourcePosition(line: 1, column: column), wording()) }
    #expect(made == YAMLFindings.limit)
  }

  private func errors(_ findings: YAMLFindings) -> [Diagnostic] {
    do throws(DiagnosticFailure) {
      try findings.check()
      return []
    } catch {
      return error.diagnostics
    }
  }

  private func findings() -> YAMLFindings {
    YAMLFindings(in: SourceText(path: "site.yml", text: "- the source line\n"))
  }

  private func node(_ value: String) throws -> YAMLNode {
    guard case .sequence(let nodes) = try YAMLDocument.parse(SourceText(path: "", text: "- \(value)")).content
    else { throw Unexpected() }
    return nodes[0]
  }
}
