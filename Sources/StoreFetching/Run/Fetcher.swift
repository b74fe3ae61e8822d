package import CatalogModel
package import Diagnostics
internal import Records
internal import Snapshots
internal import StoreSearch
package import StoreTransport

/// Fetches a site's answers from the store.
package final class Fetcher {
  /// What a fetch is going to do.
  package struct Forecast: Sendable {
    /// The calls.
    package let plan: FetchPlan
    /// About how long they take, in seconds, when nothing goes wrong.
    package let seconds: Int64
    /// When the store may be asked again, where it refused an earlier run and that time has not come.
    package let refusedUntil: UTCTime?
  }

  let configuration: SiteConfiguration
  let options: FetchOptions
  private let transport: any Transport
  let clock: any FetchClock
  let files: SiteFiles
  private let state: MachineState?
  let recorder: SnapshotRecorder
  private let turn: SiteTurn?
  private var checks: CheckTimes

  /// About how long a call takes.
  private static let usualCall = Duration.seconds(1)
  /// How much more time a run gets than it should take, when nothing is said.
  private static let spareTime = Duration.seconds(600)

  /// Reads what is recorded and finishes what a run that was killed left.
  ///
  /// - Parameters:
  ///   - root: the site's folder.
  ///   - configuration: the site's configuration.
  ///   - options: what is wanted.
  ///   - transport: what makes the calls.
  ///   - clock: the time.
  ///   - stateFolder: where all sites of this user on this machine note their calls; nil keeps that for this run only.
  ///   - isDry: whether nothing may be written.
  /// - Throws: the faults of the lock and the history, or that another fetch of the site is running.
  package init(
    root: String, configuration: SiteConfiguration, options: FetchOptions, transport: any Transport,
    clock: any FetchClock, stateFolder: String?, isDry: Bool
  ) throws(DiagnosticFailure) {
    self.configuration = configuration
    self.options = options
    self.transport = transport
    self.clock = clock
    let files = SiteFiles(root: root)
    self.files = files
    state = stateFolder.map { MachineState(folder: $0, site: files.identity) }
    turn = isDry ? nil : try SiteTurn(files: files)
    recorder = try SnapshotRecorder(files: files)
    if !isDry {
      do throws(RecordingFault) { try recorder.recover() } catch {
        throw DiagnosticFailure([error.diagnostic(in: files)])
      }
    }
    checks = CheckTimes(state?.checks ?? "")
  }

  /// Whether the pace and the store's refusals can be shared with other runs on this machine.
  package var sharesPace: Bool {
    state?.paceFile(for: configuration.store.endpoint, mayMake: true) != nil
  }

  /// What `run` is going to do.
  package func forecast() -> Forecast {
    let gate = gate(deadline: .seconds(Int64.max / 4), mayMake: false)
    let plan = plan()
    let now = clock.now
    let last = gate.pacer.last(of: plan.callCount, after: now, each: Self.usualCall)
    let duration = last.map { $0 + Self.usualCall - now } ?? .zero
    let refusal = options.isForced ? nil : gate.refusal(after: now)
    return Forecast(
      plan: plan, seconds: duration.components.seconds,
      refusedUntil: refusal.map { UTCTime(roundingUp: $0.end) })
  }

  /// Fetches. `deadline` is how long the run may take, in seconds; nil gives it twice the time it should take and ten
  /// minutes.
  package func run(
    deadline: Int64?, observe: @escaping (FetchEvent) -> Void
  ) -> FetchReport {
    let forecast = forecast()
    let time = deadline.map { Duration.seconds($0) } ?? .seconds(forecast.seconds * 2) + Self.spareTime
    let end = clock.now + time
    var callCount = 0
    let caller = StoreCaller(
      endpoint: configuration.store.endpoint, transport: transport, gate: gate(deadline: end, mayMake: true),
      clock: clock,
      deadline: end, ignoresRefusal: options.isForced
    ) { [clock] event in
      switch event {
      case .waiting(let time):
        observe(.waiting(seconds: (time - clock.now + .milliseconds(999)).components.seconds))
      case .calling(let address):
        callCount += 1
        observe(.calling(address))
      case .willRetry(let failure): observe(.retrying(failure.words))
      }
    }
    let run = FetchRun(
      plan: forecast.plan, options: options, keepsDeparted: configuration.vanished == .keep, caller: caller,
      recorder: recorder, clock: clock, observe: observe,
      noteCheck: { [self] record, time in
        checks.note(record, at: time)
        state?.write(checks: checks.text)
      })
    let (outcomes, stop) = run.run()
    let ids = configuration.searches.map(\.id.value)
    var warnings = run.warnings
    if stop == nil, options.only == nil { forget(besides: ids, &warnings) }
    return FetchReport(
      outcomes: ids.filter(options.includes).map { ($0, outcomes[$0] ?? .notAsked) }, stop: stop,
      callCount: callCount, warnings: warnings)
  }

  private func forget(besides ids: [SearchID], _ warnings: inout [Diagnostic]) {
    do throws(RecordingFault) { try recorder.forget(besides: ids) } catch {
      let fault = error.diagnostic(in: files)
      warnings.append(Diagnostic(.warning, fault.message, hint: fault.hint))
    }
  }

  private func gate(deadline: Duration, mayMake: Bool) -> CallGate {
    let file = state.flatMap { $0.paceFile(for: configuration.store.endpoint, mayMake: mayMake) }
    return CallGate(limit: configuration.store.pace, clock: clock, file: file, deadline: deadline)
  }

  private func plan() -> FetchPlan {
    let now = clock.time
    return FetchPlan(configuration.searches, lock: recorder.lock, options: options) { search, requests in
      answerState(of: search, requests, now: now)
    }
  }

  private func answerState(
    of search: SearchConfiguration, _ requests: [StoreRequest], now: UTCTime
  ) -> AnswerState {
    guard let body = recorder.snapshot(search.snapshot.value) else { return .missing }
    guard let record = recorder.lock[search.id.value], record.file == search.snapshot.value else {
      return .unrecorded
    }
    guard record.requests == requests.map(\.address), record.storefront == search.country else {
      return .otherRequest
    }
    guard SnapshotRecord.Content(of: body) == record.content else { return .edited }
    let age = now.unixSeconds - checks.lastReceived(record).unixSeconds
    // An answer from the future was recorded by a clock that is wrong.
    return (0..<options.freshness).contains(age) ? .fresh(age: age) : .old(age: max(0, age))
  }
}
