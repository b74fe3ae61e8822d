internal import CatalogModel
internal import Diagnostics
internal import StoreFetching

/// What is said when a fetch is over, and how the command ends.
struct FetchSummary {
  private let report: FetchReport
  private let folder: SiteFolder
  /// How many lost items are named.
  private static let mostNames = 5

  init(_ report: FetchReport, folder: SiteFolder) {
    self.report = report
    self.folder = folder
  }

  /// Everything that went wrong, each search's in the site's order, then what stopped the run.
  var diagnostics: [Diagnostic] {
    report.warnings
      + report.outcomes.flatMap { search, outcome -> [Diagnostic] in
        switch outcome {
        case .failed(let fault): fault.diagnostics
        case .held(let count, let previous, let lost): [Self.held(search, count, previous, lost, command)]
        default: []
        }
      } + (report.stop.map { [stopped($0)] } ?? [])
  }

  /// The last line.
  var line: String {
    var counts: [(String, Int)] = [
      ("recorded", 0), ("unchanged", 0), ("fresh", 0), ("held back", 0), ("failed", 0), ("not asked", 0),
    ]
    for (_, outcome) in report.outcomes { counts[Self.place(of: outcome)].1 += 1 }
    let searches = report.outcomes.count == 1 ? "1 search" : "\(report.outcomes.count) searches"
    let parts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    return "\(searches)\(parts.isEmpty ? "" : ": \(parts)"), \(FetchWords.calls(report.callCount))"
  }

  /// Interrupted; else what only somebody can put right; else what time may; else what somebody should look at.
  var exitCode: ExitCode {
    let faults = report.outcomes.compactMap { _, outcome -> FetchFault? in
      guard case .failed(let fault) = outcome else { return nil }
      return fault
    }
    switch report.stop {
    case .interrupted: return .interrupted
    case .files: return .failed
    default: break
    }
    if faults.contains(where: { $0.blame == .site }) { return .failed }
    if report.stop != nil || !faults.isEmpty { return .unavailable }
    return report.outcomes.contains { if case .held = $0.outcome { true } else { false } } ? .found : .done
  }

  /// The warning that the store is not asked at all.
  static func stillRefused(until end: UTCTime) -> Diagnostic {
    Diagnostic(
      .error, "the store refused calls before, and is not asked again before \(end.text)",
      hint: "wait until then, or ask all the same with --force; what is recorded stays")
  }

  private var command: String {
    folder.path == "." ? "vitrine fetch" : "vitrine fetch --site \(ShellWord.quoted(folder.path))"
  }

  private func stopped(_ stop: FetchReport.Stop) -> Diagnostic {
    let left = report.outcomes.count { if case .notAsked = $0.outcome { true } else { false } }
    let rest = left == 0 ? "" : left == 1 ? "; 1 search was not asked" : "; \(left) searches were not asked"
    let again = "run \(command) again"
    let hint = "what is recorded stays"
    switch stop {
    case .refused(let end, true):
      return Self.stillRefused(until: end)
    case .refused(let end, false):
      return Diagnostic(
        .error, "the store takes no more calls for now\(rest)", hint: "\(again) after \(end.text); \(hint)")
    case .unreachable:
      return Diagnostic(.error, "the store cannot be reached\(rest)", hint: "\(again) later; \(hint)")
    case .failing:
      return Diagnostic(.error, "one search after the other failed\(rest)", hint: "\(again) later; \(hint)")
    case .interrupted:
      return Diagnostic(.error, "interrupted\(rest)", hint: "\(again) to go on; \(hint)")
    case .deadline:
      return Diagnostic(.error, "the time for this run is over\(rest)", hint: "\(again) to go on; \(hint)")
    case .files:
      return Diagnostic(.error, "the answers cannot be recorded\(rest)", hint: "\(again) when that is mended")
    }
  }

  private static func held(
    _ search: SearchID, _ count: Int, _ previous: Int, _ lost: [Item], _ command: String
  ) -> Diagnostic {
    let names = lost.prefix(mostNames).map { "\"\($0.name)\"" }.joined(separator: ", ")
    let more = lost.count > mostNames ? " and \(lost.count - mostNames) more" : ""
    return Diagnostic(
      .warning,
      "search \"\(search.text)\": the new answer has \(FetchWords.items(count)), the recorded one \(previous)"
        + (lost.isEmpty ? "" : "; lost would be \(names)\(more)"),
      hint: "if that is right, run \(command) --accept \(search.text); what is recorded stays")
  }

  private static func place(of outcome: FetchReport.Outcome) -> Int {
    switch outcome {
    case .recorded: 0
    case .unchanged: 1
    case .fresh: 2
    case .held: 3
    case .failed: 4
    case .notAsked: 5
    }
  }
}
