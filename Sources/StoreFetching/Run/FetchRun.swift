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
  /// What should be known besides the outcomes.
  private(set) var warnings: [Diagnostic] = []
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
    let decoder = recorder.decoder(for: search.country)
    switch caller.call(request, of: search.id.value.text, decoder: decoder) {
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
    if assessment.isSame, assessment.isComparable, let record = entry.record {
      try note(record, at: time)
      try lookUpMissed(record, entry)
      return .unchanged(count: record.count)
    }
    if let lost = assessment.collapse, !options.accepted.contains(search.id.value) {
      return .held(count: assessment.items.count, previous: assessment.previousCount, lost: lost)
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
      changes: assessment.changes)
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
    var shelf = shelf(of: record, besides: Set(assessment.items.map(\.key)))
    if let body = assessment.oldBody {
      shelf.add(
        assessment.lost, from: body, country: record.storefront.code, at: record.fetched,
        goneAt: entry.search.isListOfIDs ? clock.time : nil)
    }
    let stop = lookUp(&shelf, mayAskAgain: !assessment.lost.isEmpty, entry.search)
    return (shelf, stop)
  }

  private func shelf(of record: SnapshotRecord, besides present: Set<ItemKey>) -> DepartedShelf {
    guard let departed = record.departed, let body = recorder.snapshot(record.departedFile) else {
      return DepartedShelf()
    }
    return DepartedShelf(departed, body: body, country: record.storefront.code, besides: present)
  }

  /// Looks up what an earlier run could not, although the answer is the same.
  private func lookUpMissed(_ record: SnapshotRecord, _ entry: FetchPlan.Entry) throws(Halt) {
    guard keepsDeparted, let departed = record.departed,
      departed.items.contains(where: { $0.fate == .missed })
    else { return }
    var shelf = shelf(of: record, besides: [])
    let stop = lookUp(&shelf, mayAskAgain: false, entry.search)
    if shelf.items.count == departed.items.count, shelf.items != departed.items {
      var record = recorder.lock[record.search] ?? record
      record.departed = SnapshotRecord.Departed(items: shelf.items, content: departed.content)
      do throws(RecordingFault) { try recorder.update(record) } catch { throw halt(error) }
    }
    if let stop { throw Halt(stop: stop, outcome: .unchanged(count: record.count)) }
  }

  /// Finds out which of the items the store still has. What a search by words does not bring may only have become less
  /// relevant, so the store is asked for it by id: for what was never looked up, and, when it is asked anyway, for what
  /// it still had the last time. What cannot be looked up stays as it is, for the next run.
  private func lookUp(
    _ shelf: inout DepartedShelf, mayAskAgain: Bool, _ search: SearchConfiguration
  ) -> FetchReport.Stop? {
    let missed = shelf.keys { $0 == .missed }
    guard !missed.isEmpty else { return nil }
    let keys = (missed + (mayAskAgain ? shelf.keys { $0 == .left } : [])).prefix(Self.mostLookedUp)
    for start in stride(from: keys.startIndex, to: keys.endIndex, by: Self.lookupBatch) {
      let batch = keys[start..<min(start + Self.lookupBatch, keys.endIndex)]
      let decoder = recorder.decoder(for: search.country)
      let request = Self.lookup(of: batch.map(\.id), in: search.country)
      switch caller.call(request, of: search.id.value.text, decoder: decoder) {
      case .answer(let body):
        let answer = try? decoder.decode(body, searchName: search.id.value.text).answer
        guard let answer else { break }
        let found = Set(answer.items.map(\.key.id))
        for key in batch { shelf.settle(key, isGone: !found.contains(key.id), at: clock.time) }
      case .stopped(let stop):
        warnings.append(Self.notLookedUp(shelf.keys { $0 == .missed }.count, search))
        return halt(stop, search).stop
      case .badRequest, .wrongAddress, .failed: break
      }
    }
    let left = shelf.keys { $0 == .missed }.count
    if left > 0 { warnings.append(Self.notLookedUp(left, search)) }
    return nil
  }

  private static func notLookedUp(_ count: Int, _ search: SearchConfiguration) -> Diagnostic {
    let items = count == 1 ? "1 item that it has" : "\(count) items that it has"
    return Diagnostic(
      .warning, "search \"\(search.id.value.text)\": \(items) no longer could not be looked up",
      at: search.id.location,
      hint: "the next fetch of this search tries again; until then they count as still sold")
  }

  private static func lookup(of ids: [Int64], in country: Storefront) -> StoreRequest {
    StoreRequest(
      .lookup,
      [
        StoreRequest.Parameter("id", ids.map(String.init).joined(separator: ",")),
        StoreRequest.Parameter("country", country.code),
      ])
  }
}

extension SearchConfiguration {
  /// Whether it is a list of things, of which the store gives what it has: what is not there is gone.
  fileprivate var isListOfIDs: Bool {
    guard case .lookup = query else { return false }
    return scope.entity == nil
  }
}
