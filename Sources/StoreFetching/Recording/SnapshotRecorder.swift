internal import CatalogModel
internal import Diagnostics
internal import Records
internal import Snapshots
internal import StoreSearch

/// Keeps a site's snapshots, their lock and the history of changes together, whatever happens on the way.
///
/// The lock is what counts. A new snapshot waits under a hidden name until the lock says what is in it, and takes its
/// place last, so that after a run that was killed the two together tell what is missing: `recover()` does that.
final class SnapshotRecorder {
  let files: SiteFiles
  private(set) var lock: SnapshotLock
  private var history: ChangeHistory
  private var hasKeptPrevious = false
  private var decoders: [String: SnapshotDecoder] = [:]
  private let limits = AnswerLimits()

  /// Where what a run replaces is kept until the next one does.
  static let previousFolder = "snapshots/.previous"

  /// Reads what is recorded. Throws the faults of the lock and of the history, each with its place.
  init(files: SiteFiles) throws(DiagnosticFailure) {
    self.files = files
    let (lockBytes, historyBytes): ([UInt8]?, [UInt8]?)
    do throws(RecordingFault) {
      lockBytes = try files.read(SnapshotLock.path, limit: SnapshotLock.limit)
      historyBytes = try files.read(ChangeHistory.path, limit: ChangeHistory.limit)
    } catch {
      throw DiagnosticFailure([error.diagnostic(in: files)])
    }
    lock =
      try lockBytes.map { bytes throws(DiagnosticFailure) in
        try SnapshotLock(reading: SourceText(path: files.shown(SnapshotLock.path), bytes: bytes))
      } ?? SnapshotLock()
    history =
      try historyBytes.map { bytes throws(DiagnosticFailure) in
        try ChangeHistory(reading: SourceText(path: files.shown(ChangeHistory.path), bytes: bytes))
      } ?? ChangeHistory()
  }

  /// The bytes of a search's snapshot; nil when there is none or it cannot be read.
  func snapshot(_ path: SitePath) -> [UInt8]? {
    try? files.read(path.text, limit: limits.bytes)
  }

  /// The decoder of a storefront's answers.
  func decoder(for storefront: Storefront) -> SnapshotDecoder {
    if let decoder = decoders[storefront.code] { return decoder }
    let decoder = SnapshotDecoder(country: storefront.code, limits: limits)
    decoders[storefront.code] = decoder
    return decoder
  }

  /// Holds an answer against what is recorded.
  func assess(
    _ body: [UInt8], of search: SearchConfiguration, requests: [String]
  ) throws(AnswerFault) -> AnswerAssessment {
    let decoder = decoder(for: search.country)
    let items = try decoder.decode(body, searchName: search.id.value.text).answer.items
    let record = lock[search.id.value]
    let old = snapshot(search.snapshot.value)
    let oldItems = old.flatMap { self.items($0, storefront: record?.storefront ?? search.country) } ?? []
    let isSuccessor = record?.requests == requests && record?.storefront == search.country
    let isAsRecorded = old.map { record?.content.digest == SHA256Digest(of: $0) } ?? false
    return AnswerAssessment(
      body: body, oldBody: old, items: items, oldItems: oldItems,
      hasOtherQuestion: record != nil && !isSuccessor,
      isSuccessor: isSuccessor, lostCount: isSuccessor && !isAsRecorded ? record?.count : nil)
  }

  private func items(_ body: [UInt8], storefront: Storefront) -> [Item]? {
    try? decoder(for: storefront).decode(body, searchName: "").answer.items
  }

  /// Records an answer. `departed` are the items that the search has no longer, with their results.
  func record(
    _ assessment: AnswerAssessment, as record: SnapshotRecord, replacing file: SitePath,
    departedBody: [UInt8]?
  ) throws(RecordingFault) {
    try keepPrevious(record.search, assessment.oldBody)
    if let departedBody { try files.stage(record.departedFile.text, departedBody) }
    try files.stage(file.text, assessment.body)
    lock[record.search] = record
    try writeLock()
    try tell(assessment, record)
    if departedBody != nil {
      try files.commit(record.departedFile.text)
    } else {
      try files.remove(record.departedFile.text)
    }
    try files.commit(file.text)
  }

  /// Writes down a record whose snapshot is in place.
  func update(_ record: SnapshotRecord) throws(RecordingFault) {
    lock[record.search] = record
    try writeLock()
  }

  /// Forgets the searches that are no longer configured, and what they had lost. Their snapshots stay: they may be the
  /// publisher's own.
  func forget(besides searches: [SearchID]) throws(RecordingFault) {
    let known = Set(searches)
    let forgotten = lock.records.filter { !known.contains($0.search) }
    guard !forgotten.isEmpty else { return }
    for record in forgotten { lock[record.search] = nil }
    try writeLock()
    for record in forgotten where record.departed != nil { try files.remove(record.departedFile.text) }
  }

  private func writeLock() throws(RecordingFault) {
    try files.replace(SnapshotLock.path, Array(lock.text.utf8))
  }

  /// Adds what is new and what costs less to the history. Doing it twice changes nothing.
  private func tell(_ assessment: AnswerAssessment, _ record: SnapshotRecord) throws(RecordingFault) {
    let events = HistoryEvent.events(of: assessment.changes, search: record.search, at: record.fetched)
    let before = history
    history.add(events)
    guard history != before else { return }
    try files.replace(ChangeHistory.path, Array(history.text.utf8))
  }

  // MARK: What a run replaces

  private func keepPrevious(_ search: SearchID, _ body: [UInt8]?) throws(RecordingFault) {
    if !hasKeptPrevious {
      hasKeptPrevious = true
      try files.clear(Self.previousFolder) { name in
        [".gitignore", "snapshots.lock"].contains(name) || name.hasSuffix(".json")
          || name.hasSuffix(".fetched")
      }
      try files.replace("\(Self.previousFolder)/.gitignore", Array("*\n".utf8))
      try files.replace("\(Self.previousFolder)/snapshots.lock", Array(lock.text.utf8))
    }
    if let body { try files.replace("\(Self.previousFolder)/\(search.text).json", body) }
  }

  // MARK: After a run that was killed

  /// Puts in place what a run that was killed had recorded in the lock already, and throws away the rest.
  func recover() throws(RecordingFault) {
    let previous = try previousLock()
    for record in lock.records {
      try recoverDeparted(record)
      guard let staged = try files.read(SiteFiles.staged(record.file.text), limit: limits.bytes) else {
        continue
      }
      guard SHA256Digest(of: staged) == record.content.digest else {
        files.discard(record.file.text)
        continue
      }
      if let before = previous?[record.search], before.requests == record.requests {
        try tell(assess(staged, as: record, after: before), record)
      }
      try files.commit(record.file.text)
    }
    files.discard(SnapshotLock.path)
    files.discard(ChangeHistory.path)
  }

  /// The lock as it was before the run that replaced something last.
  private func previousLock() throws(RecordingFault) -> SnapshotLock? {
    let bytes = try files.read("\(Self.previousFolder)/snapshots.lock", limit: SnapshotLock.limit)
    return bytes.flatMap { try? SnapshotLock(reading: SourceText(path: SnapshotLock.path, bytes: $0)) }
  }

  private func assess(
    _ staged: [UInt8], as record: SnapshotRecord, after before: SnapshotRecord
  ) -> AnswerAssessment {
    let old = snapshot(record.file).flatMap { SHA256Digest(of: $0) == before.content.digest ? $0 : nil }
    return AnswerAssessment(
      body: staged, oldBody: old, items: items(staged, storefront: record.storefront) ?? [],
      oldItems: old.flatMap { items($0, storefront: record.storefront) } ?? [], hasOtherQuestion: false,
      isSuccessor: old != nil, lostCount: nil)
  }

  private func recoverDeparted(_ record: SnapshotRecord) throws(RecordingFault) {
    let file = record.departedFile.text
    guard let departed = record.departed else {
      files.discard(file)
      return try files.remove(file)
    }
    guard let staged = try files.read(SiteFiles.staged(file), limit: limits.bytes) else { return }
    if SHA256Digest(of: staged) == departed.content.digest {
      try files.commit(file)
    } else {
      files.discard(file)
    }
  }
}
