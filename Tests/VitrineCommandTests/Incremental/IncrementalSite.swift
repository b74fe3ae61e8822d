import Foundation
import TestSupport

/// A made-up site on disk whose output is held, after every build, against a clean build of the same site.
final class IncrementalSite {
  /// What a build must not do.
  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// Whether builds can be told to make every page again, whatever the last build left.
  private static let knowsFresh = CapturedRun.run(["build", "--help"]).data.contains("--fresh")

  let fixture: SiteFixture
  var draft: SiteDraft
  /// All drafts that were built, to go back to.
  var history: [SiteDraft] = []
  /// What all builds left for the next one.
  var states: [Data] = []
  /// Files of others in the output folder.
  var foreign: [String: Data] = [:]
  /// What was done so far, for a person who wants to know how a fault came about.
  private(set) var log: [String] = []
  private var onDisk: [String: String] = [:]

  init(_ draft: SiteDraft) throws {
    self.draft = draft
    fixture = try SiteFixture("")
    try save()
  }

  var output: String { fixture.output }

  /// Where a build leaves what saves work in the next one.
  var statePath: String { "\(output)/.vitrine/state" }

  /// The paths of the site's files.
  var inputs: [String] { onDisk.keys.sorted() }

  func note(_ step: String) { log.append(step) }

  /// Brings the site's folder to what the draft says; files whose text stays are left alone. With `isRestored` the
  /// files written get a time in the past that depends on their text, as they would from a backup.
  func save(isRestored: Bool = false) throws {
    let files = draft.files
    for (path, text) in files where onDisk[path] != text {
      try write(text, to: path)
      if isRestored { FileTime.set(place(of: path), seconds: 1_500_000_000 + Self.number(for: text)) }
    }
    for path in onDisk.keys where files[path] == nil {
      try fixture.remove(path)
      onDisk[path] = nil
    }
  }

  /// Writes one file without the draft knowing; the next `save` puts it right.
  func write(_ text: String, to path: String) throws {
    let data = SiteDraft.data(of: text, at: path)
    if onDisk[path] == nil {
      try fixture.write(data, to: path)
    } else {
      try FileTime.overwrite(place(of: path), with: data)
    }
    onDisk[path] = text
  }

  func place(of path: String) -> String { "\(fixture.path)/\(path)" }

  func build(_ options: [String], into folder: String? = nil) -> BuildOutcome {
    let place = folder.map { ["--output", $0] } ?? []
    return CapturedRun.run(["build", "--site", fixture.path] + draft.options + options + place)
  }

  /// The options of one of the ways to build, which all make the same.
  func someOptions(using numbers: inout SeededGenerator) -> [String] {
    let isFresh = numbers.happens(1, in: 8)
    return ["--jobs", numbers.pick(["1", "2", "8"])] + (isFresh && Self.knowsFresh ? ["--fresh"] : [])
  }

  private static func number(for text: String) -> Int {
    text.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 100_000_007 }
  }
}
