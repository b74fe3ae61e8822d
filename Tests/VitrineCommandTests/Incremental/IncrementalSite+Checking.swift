import Foundation
import TestSupport

extension IncrementalSite {
  /// Builds, and checks everything that a build after another one promises.
  func buildAndCheck(_ options: [String]) throws {
    let before = try OutputTree(at: output)
    let outcome = build(options)
    note("build \(options.joined(separator: " "))")
    guard outcome.isDone else { throw Fault("the build failed: \(outcome.messages)") }
    let after = try OutputTree(at: output)
    try compareWithClean(after, outcome)
    try checkWriting(from: before, to: after, outcome)
    try buildUnchanged(after)
    history.append(draft)
    if let state = FileManager.default.contents(atPath: statePath) { states.append(state) }
  }

  /// The output and the messages are those of a clean build.
  private func compareWithClean(_ tree: OutputTree, _ outcome: BuildOutcome) throws {
    let folder = fixture.temporary.url.appendingPathComponent("clean").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let clean = build(["--jobs", "1"], into: folder)
    guard clean.isDone else { throw Fault("the clean build failed: \(clean.messages)") }
    let expected = try OutputTree(at: folder)
    for (path, data) in foreign where tree.entries[path] != .some(data) {
      throw Fault("\(path), a file of somebody else, was changed or removed")
    }
    if let difference = tree.removing(foreign, foldersOf: expected).firstDifference(from: expected) {
      throw Fault("not what a clean build makes: \(difference)")
    }
    let (ours, theirs) = (Totals(outcome), Totals(clean))
    guard ours.findings == theirs.findings else {
      throw Fault("says other things than a clean build:\n\(outcome.messages)instead of\n\(clean.messages)")
    }
  }

  /// Exactly the files that are different now were written, and the report counts them.
  private func checkWriting(from before: OutputTree, to after: OutputTree, _ outcome: BuildOutcome) throws {
    var counts = (written: 0, unchanged: 0, removed: 0)
    for path in after.files where foreign[path] == nil {
      let isSame = before.entries[path] == after.entries[path]
      if isSame, before.identities[path] != after.identities[path] {
        throw Fault("\(path) was written again with the same bytes")
      }
      if isSame { counts.unchanged += 1 } else { counts.written += 1 }
    }
    counts.removed = before.files.count { foreign[$0] == nil && after.entries[$0] == nil }
    let expected = "\(counts.written) written, \(counts.unchanged) unchanged, \(counts.removed) removed"
    guard outcome.messages.contains(": \(expected), ") else {
      throw Fault("what was done is \(expected); what it says: \(outcome.messages)")
    }
  }

  /// A build of a site that did not change since the last one touches nothing.
  private func buildUnchanged(_ before: OutputTree) throws {
    let outcome = build([])
    guard outcome.messages.contains(": 0 written, "), outcome.messages.contains(", 0 removed, ") else {
      throw Fault("a build of the unchanged site: \(outcome.messages)")
    }
    let after = try OutputTree(at: output)
    if let path = Set(before.identities.keys).union(after.identities.keys).sorted().first(where: {
      before.identities[$0] != after.identities[$0]
    }) {
      throw Fault("\(path) was touched by a build of the unchanged site")
    }
  }

  /// A build that is to leave everything as it is, because it fails or only looks.
  func buildWithoutEffect(_ options: [String], fails: Bool) throws {
    let before = try OutputTree(at: output)
    let outcome = build(options)
    guard outcome.isFailed == fails else {
      throw Fault("should \(fails ? "" : "not ")fail: \(outcome.messages)")
    }
    let after = try OutputTree(at: output)
    if let difference = after.firstDifference(from: before) {
      throw Fault("no effect expected: \(difference)")
    }
    guard after.identities == before.identities else {
      throw Fault("something was touched; no effect expected")
    }
  }

  /// What a build said, without the numbers that depend on what was there before.
  private struct Totals {
    let findings: [Substring]

    init(_ outcome: BuildOutcome) {
      findings = outcome.messages.split(separator: "\n").map { line in
        guard line.contains(" written, "), let colon = line.lastIndex(of: ":") else { return line }
        return line[..<colon]
      }
    }
  }
}
