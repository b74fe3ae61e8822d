internal import CatalogModel
internal import Diagnostics
internal import Snapshots
internal import StoreSearch
internal import StoreTransport

/// Asks the store for what a plan says is due, search by search, and records each answer as soon as it is complete.
///
/// Nothing that was recorded is given up for anything less than a better answer.
final class FetchRun {
  private let plan: FetchPlan
  private let options: FetchOptions
  private let keepsDeparted: Bool
  private let caller: StoreCaller
  private let recorder: SnapshotRecorder
  private let clock: any FetchClock
  private let observe: (FetchEvent) -> Void
  private let noteCheck: (SnapshotRecord, UTCTime) -> Void
  /// The bodies of addresses that are asked for more than once.
  private var answers: [String: [UInt8]] = [:]
  private var failuresInARow = 0
  /// How many searches may fail one after the other through the store's fault before the others are spared.
  private static let mostFailuresInARow = 3
  /// How many lost items are looked up, at most, to tell those that the store has no longer; and how many in a call.
  private static let mostLookedUp = 200
  private static let lookupBatch = 100

  init(
    plan: FetchPlan, options: FetchOptions, keepsDeparted: Bool, caller: StoreCaller,
    recorder: SnapshotRecorder,
    clock: any FetchClock, observe: @escaping (FetchEvent) -> Void,
    noteCheck: @escaping (SnapshotRecord, UTCTime) -> Void
  ) {
    self.plan = plan
    self.options = options
    self.keepsDeparted = keepsDeparted
    self.caller = caller
    self.recorder = recorder
    self.clock = clock
    self.observe = observe
    self.noteCheck = noteCheck
  }

  /// Why the run cannot go on.
  private struct Halt: Error {
    let stop: FetchReport.Stop
    /// What to say of the search that was being asked for.
    let outcome: FetchReport.Outcome
  }

  /// Fetches; returns what came of each search of the plan, by its id, and why the run stopped early.
  func run() -> (outcomes: [SearchID: FetchReport.Outcome], stop: FetchReport.Stop?) {
    var outcomes: [SearchID: FetchReport.Outcome] = [:]
    for entry in plan.entries where !entry.isDue {
      if case .fresh(let age) = entry.state { outcomes[entry.search.id.value] = .fresh(age: age) }
    }
    let due = plan.due
    for (number, entry) in due.enumerated() {
      let id = entry.search.id.value
      observe(.started(id, done: number, of: due.count))
      do throws(Halt) {
        let outcome = try fetch(entry)
        outcomes[id] = outcome
        observe(.finished(id, outcome, done: number + 1, of: due.count))
        try countFailure(outcome)
      } catch {
        if outcomes[id] == nil { outcomes[id] = error.outcome }
        return (outcomes, error.stop)
      }
    }
    return (outcomes, nil)
  }

  private func countFailure(_ outcome: FetchReport.Outcome) throws(Halt) {
    guard case .failed(let fault) = outcome, fault.blame == .store else {
      failuresInARow = 0
      return
    }
    failuresInARow += 1
    if failuresInARow == Self.mostFailuresInARow { throw Halt(stop: .failing, outcome: outcome) }
  }

  private func fetch(_ entry: FetchPlan.Entry) throws(Halt) -> FetchReport.Outcome {
    let search = entry.search
    var bodies: [[UInt8]] = []
    for request in entry.requests {
      switch try answer(request, search) {
      case .success(let body): bodies.append(body)
      case .failure(let fault): return .failed(fault)
      }
    }
    let time = clock.time
    let assessment: AnswerAssessment
    do throws(AnswerFault) {
      assessment = try recorder.assess(
        try joined(bodies, search), of: search, requests: entry.requests.map(\.address))
    } catch {
      return .failed(FetchFault(diagnostics: error.diagnostics(at: search.id.location), blame: .store))
    }
    return try record(assessment, entry, at: time)
  }

  private func joined(_ bodies: [[UInt8]], _ search: SearchConfiguration) throws(AnswerFault) -> [UInt8] {
    do throws(AnswerFault.Problem) {
      return try AnswerSplice.joined(bodies)
    } catch {
      throw AnswerFault(searchName: search.id.value.text, problem: error)
    }
  }

  private func answer(
    _ request: StoreRequest, _ search: SearchConfiguration
  ) throws(Halt) -> Result<[UInt8], FetchFault> {
    if let body = answers[request.address] { return .success(body) }
    switch caller.call(request, decoder: recorder.decoder(for: search.country)) {
    case .answer(let body):
      if plan.asksRepeatedly(for: request.address) { answers[request.address] = body }
      return .success(body)
    case .badRequest(let status, let message):
      return .failure(FetchFault(badRequest: message, status: status, search))
    case .wrongAddress(let status):
      return .failure(FetchFault(wrongAddress: status, search))
    case .failed(let failure):
      return .failure(FetchFault(failure, search))
    case .stopped(let stop):
      throw halt(stop, search)
    }
  }

  private func halt(_ stop: StoreCaller.Stop, _ search: SearchConfiguration) -> Halt {
    switch stop {
    case .interrupted: Halt(stop: .interrupted, outcome: .notAsked)
    case .deadline: Halt(stop: .deadline, outcome: .notAsked)
    case .refused(let status, let end):
      Halt(
        stop: .refused(until: UTCTime(roundingUp: end), isOld: status == nil),
        outcome: status.map { .failed(FetchFault(refused: $0, search)) } ?? .notAsked)
    case .unreachable(let fault):
      Halt(stop: .unreachable, outcome: .failed(FetchFault(.transport(fault), search)))
    }
  }

  private func record(
    _ assessment: AnswerAssessment, _ entry: FetchPlan.Entry, at time: UTCTime
  ) throws(Halt) -> FetchReport.Outcome {
    let search = entry.search
    if assessment.isSame, let record = entry.record, record.requests == entry.requests.map(\.address) {
      try note(record, at: time)
      return .unchanged(count: record.count)
    }
    if let lost = assessment.collapse, !options.accepted.contains(search.id.value) {
      return .held(count: assessment.items.count, previous: assessment.oldItems.count, lost: lost)
    }
    let (shelf, stop) = shelf(after: assessment, entry)
    let body = shelf.body
    let record = SnapshotRecord(
      search: search.id.value, file: search.snapshot.value, requests: entry.requests.map(\.address),
      storefront: search.country, fetched: time, count: assessment.items.count,
      content: SnapshotRecord.Content(of: assessment.body),
      departed: body.map {
        SnapshotRecord.Departed(items: shelf.items, content: SnapshotRecord.Content(of: $0))
      })
    try attempt(search) { () throws(RecordingFault) in
      try recorder.record(assessment, as: record, replacing: search.snapshot.value, departedBody: body)
    }
    let outcome = FetchReport.Outcome.recorded(
      count: assessment.items.count, previous: assessment.oldBody == nil ? nil : assessment.oldItems.count,
      changes: assessment.isSuccessor ? assessment.changes : [])
    if let stop { throw Halt(stop: stop, outcome: outcome) }
    return outcome
  }

  private func note(_ record: SnapshotRecord, at time: UTCTime) throws(Halt) {
    noteCheck(record, time)
    guard options.recordsChecks else { return }
    var record = record
    record.checked = time
    do throws(RecordingFault) { try recorder.update(record) } catch {
      throw halt(error)
    }
  }

  private func attempt(
    _ search: SearchConfiguration, _ body: () throws(RecordingFault) -> Void
  ) throws(Halt) {
    do throws(RecordingFault) { try body() } catch { throw halt(error) }
  }

  private func halt(_ fault: RecordingFault) -> Halt {
    Halt(
      stop: .files,
      outcome: .failed(FetchFault(diagnostics: [fault.diagnostic(in: recorder.files)], blame: .site)))
  }

  // MARK: Items that departed

  /// What the search has no longer, once this answer is recorded; and a reason to stop that came up on the way.
  private func shelf(
    after assessment: AnswerAssessment, _ entry: FetchPlan.Entry
  ) -> (DepartedShelf, FetchReport.Stop?) {
    guard keepsDeparted, assessment.isSuccessor, let record = entry.record else {
      return (DepartedShelf(), nil)
    }
    let country = record.storefront.code
    let present = Set(assessment.items.map(\.key))
    var shelf = DepartedShelf()
    if let departed = record.departed, let body = recorder.snapshot(record.departedFile) {
      shelf = DepartedShelf(departed, body: body, country: country, besides: present)
    }
    let lost = assessment.lost
    guard !lost.isEmpty, let body = assessment.oldBody else { return (shelf, nil) }
    let (gone, stop) = gone(among: lost, entry.search)
    shelf.add(lost, from: body, country: country, at: record.fetched, gone: gone)
    return (shelf, stop)
  }

  private static func lookup(of ids: [Int64], in country: Storefront) -> StoreRequest {
    StoreRequest(
      .lookup,
      [
        StoreRequest.Parameter("id", ids.map(String.init).joined(separator: ",")),
        StoreRequest.Parameter("country", country.code),
      ])
  }

  /// The items that the store has no longer. What a lookup of ids does not bring is gone; what a search by words does not
  /// bring may only have become less relevant, so the store is asked for it by id.
  private func gone(
    among lost: [Item], _ search: SearchConfiguration
  ) -> (Set<ItemKey>, FetchReport.Stop?) {
    if case .lookup = search.query, search.scope.entity == nil { return (Set(lost.map(\.key)), nil) }
    // The store does not know podcast episodes by their own ids.
    let askable = lost.filter { $0.key.kind != .podcastEpisode }.sorted { $0.key < $1.key }
    var gone: Set<ItemKey> = []
    for start in stride(from: 0, to: min(askable.count, Self.mostLookedUp), by: Self.lookupBatch) {
      let batch = askable[start..<min(start + Self.lookupBatch, askable.count)]
      let request = Self.lookup(of: batch.map(\.key.id), in: search.country)
      let decoder = recorder.decoder(for: search.country)
      switch caller.call(request, decoder: decoder) {
      case .answer(let body):
        guard let items = try? decoder.decode(body, searchName: search.id.value.text).answer.items else {
          break
        }
        let found = Set(items.map(\.key.id))
        gone.formUnion(batch.map(\.key).filter { !found.contains($0.id) })
      case .stopped(let stop): return (gone, halt(stop, search).stop)
      case .badRequest, .wrongAddress, .failed: break
      }
    }
    return (gone, nil)
  }
}
