internal import CatalogModel
internal import Diagnostics
internal import Foundation
internal import StoreFetching

/// The JSON document that `fetch --json` prints.
struct FetchDocument: Encodable {
  /// What came of one search.
  struct Search: Encodable {
    let id: String
    let outcome: String
    let count: Int?
    let previous: Int?
    let ageSeconds: Int64?
    let changes: Int?
    let lost: [String]?
    let diagnostics: [BuildDocument.Finding]?

    init(_ id: SearchID, _ result: FetchReport.Outcome) {
      self.id = id.text
      var (count, previous, age, changes): (Int?, Int?, Int64?, Int?)
      var lost: [String]?
      var diagnostics: [BuildDocument.Finding]?
      switch result {
      case .fresh(let seconds): (outcome, age) = ("fresh", seconds)
      case .unchanged(let items): (outcome, count) = ("unchanged", items)
      case .recorded(let items, let before, let list):
        (outcome, count, previous, changes) = ("recorded", items, before, list.count)
      case .held(let items, let before, let names):
        (outcome, count, previous, lost) = ("held", items, before, names.map(\.name))
      case .failed(let fault):
        (outcome, diagnostics) = ("failed", fault.diagnostics.map(BuildDocument.Finding.init))
      case .notAsked: outcome = "notAsked"
      }
      (self.count, self.previous, self.ageSeconds, self.changes) = (count, previous, age, changes)
      self.lost = lost
      self.diagnostics = diagnostics
    }
  }

  /// What came of the pictures.
  struct Artwork: Encodable {
    let wanted: Int
    let downloaded: Int
    let unchanged: Int
    let fresh: Int
    let missing: Int
    let refused: Int
    let failed: Int
    let notAsked: Int
    let bytes: Int
    let removed: Int
    let stopped: String?

    init(_ report: ArtworkReport) {
      wanted = report.wanted
      downloaded = report.downloaded
      unchanged = report.unchanged
      fresh = report.fresh
      missing = report.missing
      refused = report.refused
      failed = report.failed
      notAsked = report.notAsked
      bytes = report.bytes
      removed = report.removed
      stopped = report.stop?.rawValue
    }
  }

  let searches: [Search]
  let artwork: Artwork?
  let calls: Int
  let stopped: String?
  let retryAfter: String?
  let exitStatus: Int32
  let diagnostics: [BuildDocument.Finding]

  /// A run in which no search was asked for.
  init(
    _ diagnostics: [Diagnostic], retryAfter: UTCTime? = nil, artwork: ArtworkReport? = nil,
    exitCode: ExitCode
  ) {
    searches = []
    self.artwork = artwork.map(Artwork.init)
    calls = 0
    stopped = retryAfter == nil ? nil : "refused"
    self.retryAfter = retryAfter?.text
    exitStatus = exitCode.rawValue
    self.diagnostics = (diagnostics + (artwork?.diagnostics ?? [])).map(BuildDocument.Finding.init)
  }

  init(_ report: FetchReport, artwork: ArtworkReport?, exitCode: ExitCode) {
    searches = report.outcomes.map { Search($0.search, $0.outcome) }
    self.artwork = artwork.map(Artwork.init)
    calls = report.callCount
    diagnostics = (report.warnings + (artwork?.diagnostics ?? [])).map(BuildDocument.Finding.init)
    exitStatus = exitCode.rawValue
    var time: String?
    switch report.stop {
    case nil: stopped = nil
    case .refused(let end, _): (stopped, time) = ("refused", end.text)
    case .unreachable: stopped = "unreachable"
    case .failing: stopped = "failing"
    case .interrupted: stopped = "interrupted"
    case .deadline: stopped = "deadline"
    case .files: stopped = "files"
    }
    retryAfter = time
  }

  /// The document as one line of UTF-8, keys in alphabetical order.
  var bytes: [UInt8] { JSONLine.bytes(self) }
}
