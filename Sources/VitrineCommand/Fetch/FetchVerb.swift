internal import CatalogModel
internal import Diagnostics
internal import StoreFetching
internal import StoreTransport

/// `vitrine fetch`: asks the store for a site's answers and records them.
struct FetchVerb: Sendable {
  private let folder: SiteFolder
  private let only: [String]
  private let accepted: [String]
  private let freshness: Int64
  private let deadline: Int64?
  private let isPlan: Bool
  private let isForced: Bool
  private let recordsChecks: Bool
  private let asJSON: Bool
  private let stateFolder: String?

  /// Reads the options; `environment` says where programs keep their state.
  init(_ invocation: Invocation, environment: [String: String]) throws(UsageFault) {
    folder = SiteFolder(invocation.options[.site] ?? ".")
    only = try Self.list(invocation, .only)
    accepted = try Self.list(invocation, .accept)
    freshness = try Self.seconds(invocation, .olderThan) ?? FetchOptions.usualFreshness
    deadline = try Self.seconds(invocation, .deadline)
    isPlan = invocation.has(.plan) || invocation.has(.dryRun)
    isForced = invocation.has(.force)
    recordsChecks = invocation.has(.recordChecks)
    asJSON = invocation.has(.json)
    stateFolder = Self.stateFolder(environment)
  }

  /// Fetches, or says what would be fetched.
  func run(on console: Console) -> ExitCode {
    do throws(DiagnosticFailure) {
      let configuration = try SiteLoader(folder: folder, baseURL: nil, workers: Workers(count: 1))
        .configuration()
      console.report(configuration.warnings)
      let options = try options(configuration)
      let interruption = Interruption()
      let transport = CurlTransport(userAgent: Version.userAgent)
      interruption.onRequest { transport.cancel() }
      let fetcher = try Fetcher(
        root: folder.path, configuration: configuration, options: options, transport: transport,
        clock: SystemClock(interruption: interruption), stateFolder: stateFolder, isDry: isPlan)
      if !isPlan, !fetcher.sharesPace { console.report([unsharedPace]) }
      return isPlan
        ? show(fetcher.forecast(), on: console)
        : fetch(with: fetcher, configuration, interruption, on: console)
    } catch {
      console.report(error.diagnostics)
      if asJSON { console.writeData(FetchDocument(error.diagnostics, exitCode: .failed).bytes) }
      return .failed
    }
  }

  private var unsharedPace: Diagnostic {
    Diagnostic(
      .warning,
      stateFolder.map { "calls are counted for this run only: \"\($0)\" cannot be used" }
        ?? "calls are counted for this run only: neither XDG_STATE_HOME nor HOME is set",
      hint: "let XDG_STATE_HOME name a folder that is yours, or the store may be asked too often")
  }

  private func show(_ forecast: Fetcher.Forecast, on console: Console) -> ExitCode {
    let sheet = FetchPlanSheet(forecast)
    console.writeData(asJSON ? sheet.json : Array(sheet.text.utf8))
    return .done
  }

  private func fetch(
    with fetcher: Fetcher, _ configuration: SiteConfiguration, _ interruption: Interruption,
    on console: Console
  ) -> ExitCode {
    let forecast = fetcher.forecast()
    if let end = forecast.refusedUntil, forecast.plan.callCount > 0 {
      let refusal = FetchSummary.stillRefused(until: end)
      console.report([refusal])
      if asJSON {
        console.writeData(FetchDocument([refusal], retryAfter: end, exitCode: .unavailable).bytes)
      }
      return .unavailable
    }
    let watch = SignalWatch { interruption.request() }
    defer { withExtendedLifetime(watch) {} }
    let progress = FetchProgress(forecast, on: console)
    let report = fetcher.run(deadline: deadline) { progress.note($0) }
    progress.end()
    let summary = FetchSummary(report, folder: folder)
    console.report(summary.diagnostics)
    console.say(summary.line)
    if asJSON { console.writeData(FetchDocument(report, exitCode: summary.exitCode).bytes) }
    return summary.exitCode
  }

  private func options(_ configuration: SiteConfiguration) throws(DiagnosticFailure) -> FetchOptions {
    let ids = configuration.searches.map(\.id.value)
    let (only, accepted) = (
      Self.searches(only, .only, among: ids), Self.searches(accepted, .accept, among: ids)
    )
    let faults = only.faults + accepted.faults
    if !faults.isEmpty { throw DiagnosticFailure(faults) }
    return FetchOptions(
      only: self.only.isEmpty ? nil : only.ids, accepted: accepted.ids, freshness: freshness,
      isForced: isForced,
      recordsChecks: recordsChecks)
  }

  private static func searches(
    _ names: [String], _ option: Option, among ids: [SearchID]
  ) -> (ids: Set<SearchID>, faults: [Diagnostic]) {
    var found: Set<SearchID> = []
    var faults: [Diagnostic] = []
    for name in names {
      if let id = ids.first(where: { $0.text == name }) {
        found.insert(id)
      } else {
        faults.append(
          Diagnostic(
            .error, "--\(option.rawValue): there is no search \"\(name)\"",
            hint: NearMiss.hint(for: name, in: ids.map(\.text))))
      }
    }
    return (found, faults)
  }

  private static func list(_ invocation: Invocation, _ option: Option) throws(UsageFault) -> [String] {
    guard let text = invocation.options[option] else { return [] }
    let names = text.split(separator: ",").map(String.init)
    if names.isEmpty {
      throw .badValue(option, value: text, expected: "ids of searches, with commas between")
    }
    return names
  }

  private static func seconds(_ invocation: Invocation, _ option: Option) throws(UsageFault) -> Int64? {
    guard let text = invocation.options[option] else { return nil }
    guard let seconds = TimeSpan.seconds(text) else {
      throw .badValue(option, value: text, expected: "a length of time such as 90s, 30m, 12h or 2d")
    }
    return seconds
  }

  /// Where state belongs (XDG Base Directory Specification); nil when there is no such place.
  private static func stateFolder(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return "\(folder)/vitrine" }
    if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/state/vitrine" }
    return nil
  }
}
