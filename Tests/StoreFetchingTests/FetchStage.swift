import CatalogModel
import Diagnostics
import Foundation
import Snapshots
import StoreFetching
import StoreTransport
import TestSupport
import YAMLReading

/// A site in a folder of its own, with a store that is played.
final class FetchStage {
  let folder: TemporaryFolder
  let clock: StagedClock
  private(set) var store: StagedStore
  private var configuration: String
  private var stateFolder: String

  /// Makes a site with searches of these ids, each for the term "about <id>"; `extra` is more of the configuration.
  init(
    _ ids: [String], extra: String = "", each duration: Duration = .milliseconds(300),
    clock: StagedClock = StagedClock(),
    answer: @escaping @Sendable (String, Int) -> StagedStore.Answer
  ) throws {
    folder = try TemporaryFolder()
    self.clock = clock
    stateFolder = folder.url.appendingPathComponent("state/vitrine").path
    store = StagedStore(clock: clock, each: duration, answer)
    configuration = """
      title: Shelf
      url: https://example.org/
      store: { endpoint: "http://127.0.0.1:9/" }
      \(extra)
      searches:

      """
    for id in ids { configuration += "  - { id: \(id), term: about \(id), category: music }\n" }
    try folder.write("", to: "site/.keep")
  }

  /// Writes the searches anew, as they stand in `site.yml`.
  func configure(_ searches: String, extra: String = "", pace: Int = 20) {
    configuration = """
      title: Shelf
      url: https://example.org/
      store: { endpoint: "http://127.0.0.1:9/", pace: \(pace) }
      \(extra)
      searches:
      \(searches)
      """
  }

  /// Lets the store answer differently from now on. Its calls are counted from 1 again.
  func answer(
    each duration: Duration = .milliseconds(300),
    _ answer: @escaping @Sendable (String, Int) -> StagedStore.Answer
  ) {
    store = StagedStore(clock: clock, each: duration, answer)
  }

  /// Fetches.
  @discardableResult
  func fetch(
    only: [String]? = nil, accepted: [String] = [], freshness: Int64 = FetchOptions.usualFreshness,
    isForced: Bool = false, recordsChecks: Bool = false, deadline: Int64? = nil, sharesPace: Bool = true,
    observe: @escaping (FetchEvent) -> Void = { _ in }
  ) throws -> FetchReport {
    try fetcher(
      only: only, accepted: accepted, freshness: freshness, isForced: isForced, recordsChecks: recordsChecks,
      sharesPace: sharesPace
    ).run(deadline: deadline, observe: observe)
  }

  /// What is ready to fetch.
  func fetcher(
    only: [String]? = nil, accepted: [String] = [], freshness: Int64 = FetchOptions.usualFreshness,
    isForced: Bool = false, recordsChecks: Bool = false, sharesPace: Bool = true, isDry: Bool = false
  ) throws -> Fetcher {
    let source = SourceText(path: "site.yml", bytes: Array(configuration.utf8))
    let options = FetchOptions(
      only: try only.map { try Set($0.map { try SearchID($0) }) },
      accepted: try Set(accepted.map { try SearchID($0) }), freshness: freshness, isForced: isForced,
      recordsChecks: recordsChecks)
    return try Fetcher(
      root: root, configuration: try SiteConfiguration.decode(try YAMLDocument.parse(source), in: source),
      options: options, transport: store, clock: clock,
      stateFolder: sharesPace ? stateFolder : nil, isDry: isDry)
  }

  /// Notes calls where another site on the same machine does.
  func shareState(with other: FetchStage) {
    stateFolder = other.stateFolder
  }

  var root: String { folder.url.appendingPathComponent("site").path }

  /// The lock.
  func lock() throws -> SnapshotLock {
    let bytes = Array(try folder.read("site/\(SnapshotLock.path)"))
    return try SnapshotLock(reading: SourceText(path: SnapshotLock.path, bytes: bytes))
  }

  /// The history.
  func history() throws -> ChangeHistory {
    guard let data = try? folder.read("site/\(ChangeHistory.path)") else { return ChangeHistory() }
    return try ChangeHistory(reading: SourceText(path: ChangeHistory.path, bytes: Array(data)))
  }

  /// A file's text; nil when there is none.
  func text(_ path: String) -> String? {
    (try? folder.read("site/\(path)")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file of the site that is not hidden, with what identifies it on the disk and when it was written.
  func inodes() throws -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for path in try folder.files(below: "site") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      let date = attributes[.modificationDate] as? Date ?? .distantPast
      found[path] = [
        attributes[.systemFileNumber] as? Int ?? 0, Int(date.timeIntervalSinceReferenceDate * 1_000_000),
      ]
    }
    return found
  }
}

extension FetchReport {
  /// What came of a search, in a word.
  func word(_ id: String) -> String {
    switch outcomes.first(where: { $0.search.text == id })?.outcome {
    case nil: "absent"
    case .fresh: "fresh"
    case .unchanged: "unchanged"
    case .recorded: "recorded"
    case .held: "held"
    case .failed(let fault): fault.blame == .store ? "failed" : "faulty"
    case .notAsked: "not asked"
    }
  }

  /// What came of all, in words.
  var words: [String] { outcomes.map { word($0.search.text) } }

  /// The messages about a search that failed.
  func messages(_ id: String) -> [Diagnostic] {
    guard case .failed(let fault) = outcomes.first(where: { $0.search.text == id })?.outcome else {
      return []
    }
    return fault.diagnostics
  }
}
