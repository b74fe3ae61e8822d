internal import ArtworkCache
internal import ArtworkModel
internal import CatalogModel
internal import Diagnostics
internal import Records
internal import StoreTransport

/// Brings the pictures of a list into the cache.
///
/// Each is in the cache, whole, before the log says so, and the log says so before the next result is taken: a run that
/// is killed loses no more than what was on its way.
final class ArtworkRun {
  private let plan: ArtworkPlan
  private let folder: ArtworkFolder
  private let log: RecordLog
  private let clock: any FetchClock
  private let limits: ArtworkLimits
  private let observe: (ArtworkEvent) -> Void
  private let hosts = HostStates()

  private(set) var report = ArtworkReport()
  /// What is known of each picture after the run.
  private(set) var fetched: [ArtworkKey: FetchedArtwork]
  private var answered = 0
  private var done = 0
  private var warnings: [(index: Int, diagnostic: Diagnostic)] = []
  private var spared: [(origin: String, failure: ArtworkResult.Failure, count: Int)] = []
  private var cacheFault: CacheFault?

  init(
    plan: ArtworkPlan, fetched: [ArtworkKey: FetchedArtwork], folder: ArtworkFolder, log: RecordLog,
    clock: any FetchClock, limits: ArtworkLimits, observe: @escaping (ArtworkEvent) -> Void
  ) {
    self.plan = plan
    self.fetched = fetched
    self.folder = folder
    self.log = log
    self.clock = clock
    self.limits = limits
    self.observe = observe
  }

  /// Asks for everything that is due. The run is over at `deadline` at the latest.
  func run(
    makeTransport: @escaping @Sendable () -> any Transport, interruption: Interruption, deadline: Duration?
  ) {
    warnOfInsecure()
    if !plan.due.isEmpty, !interruption.isRequested { download(makeTransport, interruption, deadline) }
    finish(isInterrupted: interruption.isRequested)
  }

  private func download(
    _ makeTransport: @escaping @Sendable () -> any Transport, _ interruption: Interruption,
    _ deadline: Duration?
  ) {
    observe(.started(count: plan.due.count))
    let (due, sources, hosts, clock, limits) = (plan.due, folder.sources, hosts, clock, limits)
    let crew = DownloadCrew(workers: limits.workers, pieces: due.count, makeTransport: makeTransport) {
      piece, transport, isStopped in
      ArtworkDownload(
        entry: due[piece], transport: transport, sources: sources, hosts: hosts, clock: clock, limits: limits,
        deadline: deadline, isStopped: isStopped
      ).run()
    }
    interruption.onRequest { crew.stop() }
    while let (index, result) = crew.next() {
      take(result, of: index)
      if report.stop == nil, let deadline, clock.now >= deadline { report.stop = .deadline }
      if report.stop != nil { crew.stop() }
    }
  }

  // MARK: Results

  private func take(_ result: ArtworkResult, of index: Int) {
    done += 1
    switch result {
    case .downloaded(let record, let bytes):
      report.downloaded += 1
      report.bytes += bytes
      note(record)
    case .unchanged(let record):
      report.unchanged += 1
      note(record)
    case .absent(let found, let kept): takeAbsent(found, kept, of: index)
    case .failed(let failure, let address): takeFailure(failure, address, of: index)
    case .spared(let origin, let failure): takeSpared(origin, failure)
    case .cacheFault(let fault): stop(fault)
    case .cancelled:
      report.notAsked += 1
      return
    }
    let address = plan.due[index].wanted.ladder.addresses.first ?? ""
    observe(.finished(done: done, of: plan.due.count, bytes: report.bytes, address: address))
  }

  private func takeAbsent(_ found: FetchedArtwork, _ kept: FetchedArtwork, of index: Int) {
    if case .refused = found.outcome { report.refused += 1 } else { report.missing += 1 }
    let wanted = plan.due[index].wanted
    warnings.append(
      (index, ArtworkDiagnostics.absent(wanted, found: found, isKept: kept.source != nil)))
    note(kept)
  }

  private func takeFailure(_ failure: ArtworkResult.Failure, _ address: String, of index: Int) {
    report.failed += 1
    warnings.append((index, ArtworkDiagnostics.failed(plan.due[index].wanted, failure, address)))
  }

  private func takeSpared(_ origin: String, _ failure: ArtworkResult.Failure) {
    report.notAsked += 1
    if case .transport(.libraryMissing) = failure { report.stop = report.stop ?? .unusable }
    if let place = spared.firstIndex(where: { $0.origin == origin }) {
      spared[place].count += 1
    } else {
      spared.append((origin, failure, 1))
    }
  }

  private func note(_ record: FetchedArtwork) {
    answered += 1
    fetched[record.key] = record
    do throws(CacheFault) { try log.append(record.record) } catch { stop(error) }
  }

  private func stop(_ fault: CacheFault) {
    cacheFault = cacheFault ?? fault
    report.stop = .unusable
  }

  // MARK: What is said

  /// Of each server only the first picture is named.
  private func warnOfInsecure() {
    var origins: Set<String> = []
    for wanted in plan.insecure {
      guard let url = wanted.ladder.insecure, origins.insert(url.origin).inserted else { continue }
      warnings.append((-1, ArtworkDiagnostics.insecure(wanted, url.text)))
    }
  }

  private func finish(isInterrupted: Bool) {
    report.wanted = plan.freshCount + plan.due.count + plan.insecure.count
    report.fresh = plan.freshCount
    report.notAsked += plan.insecure.count + plan.due.count - done
    if isInterrupted, report.stop != .unusable { report.stop = .interrupted }
    let isIdle = plan.freshCount == 0 && report.failed > 0
    if report.stop == nil, answered == 0, hosts.hasGivenUp || isIdle {
      report.stop = report.failed > 0 ? .failing : .unreachable
    }
    sayAll()
  }

  private func sayAll() {
    let named = warnings.sorted { $0.index < $1.index }.map(\.diagnostic)
    report.diagnostics = Array(named.prefix(ArtworkDiagnostics.most))
    if named.count > ArtworkDiagnostics.most {
      report.diagnostics.append(ArtworkDiagnostics.more(named.count - ArtworkDiagnostics.most))
    }
    if report.stop != .unreachable {
      let servers = spared.sorted { $0.origin < $1.origin }
      report.diagnostics += servers.prefix(ArtworkDiagnostics.most).map {
        ArtworkDiagnostics.spared($0.origin, $0.failure, count: $0.count)
      }
      let others = servers.dropFirst(ArtworkDiagnostics.most)
      if !others.isEmpty {
        report.diagnostics.append(ArtworkDiagnostics.more(others.reduce(0) { $0 + $1.count }))
      }
    }
    if let cacheFault {
      report.diagnostics.append(ArtworkDiagnostics.cache(cacheFault))
    } else if let stop = report.stop {
      let left = report.notAsked + report.failed - plan.insecure.count
      report.diagnostics.append(
        ArtworkDiagnostics.stopped(stop, left: left, fault: spared.first?.failure.fault))
    }
  }
}

extension ArtworkRun {
  /// Removes what no item needs any more: records of other pictures than these, records that later ones have replaced,
  /// and sources that no record names. `appended` is how many records the run found in the log.
  ///
  /// While a build is at work, which may need them, nothing is removed: the next run will.
  func prune(to named: Set<ArtworkKey>, recordsBefore: Int) {
    guard let lock = folder.lockSources(.alone) else { return }
    defer { withExtendedLifetime(lock) {} }
    let kept = fetched.values.filter { named.contains($0.key) }
      .sorted { $0.key.fingerprint.text < $1.key.fingerprint.text }
    do throws(CacheFault) {
      if recordsBefore + answered != kept.count { try log.replace(with: kept.map(\.record)) }
      report.removed = try folder.sources.removeAll(except: Set(kept.compactMap { $0.source?.text }))
    } catch {
      report.stop = .unusable
      report.diagnostics.append(ArtworkDiagnostics.cache(error))
    }
  }
}
