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
  private let wantsArtwork: Bool
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
    wantsArtwork = !invocation.has(.noArtwork)
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
        ? try show(fetcher, configuration, on: console)
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

  private func show(
    _ fetcher: Fetcher, _ configuration: SiteConfiguration, on console: Console
  ) throws(DiagnosticFailure) -> ExitCode {
    let artwork = fetchesArtwork(configuration) ? try fetcher.artworkForecast() : nil
    let sheet = FetchPlanSheet(fetcher.forecast(), artwork: artwork)
    console.writeData(asJSON ? sheet.json : Array(sheet.text.utf8))
    return .done
  }

  private func fetch(
    with fetcher: Fetcher, _ configuration: SiteConfiguration, _ interruption: Interruption,
    on console: Console
  ) -> ExitCode {
    let watch = SignalWatch { interruption.request() }
    defer { withExtendedLifetime(watch) {} }
    let start = ContinuousClock.now
    let searches = askSearches(with: fetcher, on: console)
    let spent = (ContinuousClock.now - start).components.seconds
    let artwork =
      fetchesArtwork(configuration)
      ? fetchArtwork(with: fetcher, after: searches, spent: spent, interruption, on: console) : nil
    let ending = FetchEnding(searches: searches, artwork: artwork)
    console.report(ending.diagnostics)
    for line in ending.lines { console.say(line) }
    if asJSON { console.writeData(ending.document.bytes) }
    return ending.exitCode
  }

  private func askSearches(with fetcher: Fetcher, on console: Console) -> FetchEnding.Searches {
    let forecast = fetcher.forecast()
    if let end = forecast.refusedUntil, forecast.plan.callCount > 0 { return .refused(until: end) }
    let progress = FetchProgress(forecast, on: console)
    let report = fetcher.run(deadline: deadline) { progress.note($0) }
    progress.end()
    return .asked(report, FetchSummary(report, folder: folder))
  }

  // MARK: Pictures

  private func fetchesArtwork(_ configuration: SiteConfiguration) -> Bool {
    wantsArtwork && configuration.artwork == .local
  }

  /// Pictures come from other servers than answers, so that only a run that is over altogether does without them.
  private func fetchArtwork(
    with fetcher: Fetcher, after searches: FetchEnding.Searches, spent: Int64, _ interruption: Interruption,
    on console: Console
  ) -> ArtworkReport? {
    var isWhole = false
    if case .asked(let report, _) = searches {
      if [.interrupted, .files, .deadline].contains(report.stop) { return nil }
      isWhole = report.stop == nil
    }
    let progress = ArtworkProgress(on: console)
    defer { progress.end() }
    return fetcher.fetchArtwork(
      by: { CurlTransport(userAgent: Version.userAgent) }, interruption: interruption,
      seconds: deadline.map { max(0, $0 - spent) }, mayPrune: isWhole
    ) { progress.note($0) }
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
