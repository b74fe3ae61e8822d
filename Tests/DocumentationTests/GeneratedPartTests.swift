import Foundation
import Testing

/// With `VITRINE_RECORD=1` in the environment the papers are rewritten instead, and the run fails to say so.
@Suite("Generated parts of the documentation")
struct GeneratedPartTests {
  private static let isRecording = ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1"

  @Test("A paper says what the code says", arguments: try Paper.all())
  func current(paper: Paper) throws {
    let parts = try GeneratedParts(paper) { try $0.text() }
    let written = paper.lines.joined(separator: "\n")
    guard parts.text != written else { return }
    if Self.isRecording {
      try parts.text.write(to: Repository.url(of: paper.path), atomically: true, encoding: .utf8)
      Issue.record("\(paper.path) was rewritten; look at the difference and commit it")
    } else {
      let line = zip(parts.text.split(separator: "\n"), written.split(separator: "\n")).first { $0 != $1 }
      Issue.record(
        """
        \(paper.path) is not what the code generates; run the tests with VITRINE_RECORD=1
        expected: \(line?.0 ?? "more lines")
        written:  \(line?.1 ?? "more lines")
        """)
    }
  }

  @Test("Every reference table is somewhere, once")
  func complete() throws {
    let found = try Paper.all().flatMap { try GeneratedParts($0) { _ in "" }.found }
    #expect(Set(found).isSuperset(of: GeneratedPart.required))
    #expect(Set(found).count == found.count)
  }

  @Test("A marker nobody knows is an error")
  func unknownMarker() {
    let paper = Paper(path: "x.md", text: "<!-- generated: nonsense -->\n<!-- end -->\n")
    #expect(throws: GeneratedParts.Fault.unknownPart("nonsense")) { try GeneratedParts(paper) { _ in "" } }
  }

  @Test("A part without an end is an error")
  func missingEnd() {
    let paper = Paper(path: "x.md", text: "<!-- generated: site keys -->\ntext\n")
    #expect(throws: GeneratedParts.Fault.notEnded("site keys")) { try GeneratedParts(paper) { _ in "" } }
  }

  @Test("What was between the markers is replaced, the rest stays")
  func replacing() throws {
    let paper = Paper(path: "x.md", text: "before\n<!-- generated: site keys -->\nold\n<!-- end -->\nafter\n")
    let parts = try GeneratedParts(paper) { _ in "new\n" }
    #expect(parts.text == "before\n<!-- generated: site keys -->\n\nnew\n\n<!-- end -->\nafter\n")
  }

  @Test("A command that writes files is not run for the documentation", arguments: ["build", "init shelf"])
  func harmless(words: String) {
    #expect(throws: RecordedCommand.Fault.self) { try RecordedCommand("vitrine \(words)") }
  }
}
