internal import CatalogModel
internal import Diagnostics
internal import Localization
internal import Records
internal import SiteAssembly
internal import Snapshots
internal import StoreSearch

/// Reads snapshots. Belongs to one worker: the parser and the collator keep their buffers.
final class SnapshotReader {
  /// A snapshot's items in the order sent, with what stands for the bytes they came from.
  struct Reading {
    let items: [Item]
    let content: Fingerprint
  }

  private let folder: SiteFolder
  private let language: PageLanguage
  let check: ContentCheck
  let wantsPictures: Bool
  let limits = AnswerLimits()
  private var decoders: [String: SnapshotDecoder] = [:]
  private var collator: NameCollator

  /// `check` is how snapshots are held against the lock; `wantsPictures` is whether scanning has to tell which pictures
  /// the items have.
  init(
    folder: SiteFolder, language: PageLanguage, check: ContentCheck = .fingerprint,
    wantsPictures: Bool = false
  ) {
    self.wantsPictures = wantsPictures
    self.folder = folder
    self.language = language
    self.check = check
    collator = NameCollator(language: language)
  }

  /// Reads one search's snapshot for what the plan has to know of it; throws when there is none or it is no result
  /// list. One that is the same as in the last build is not decoded.
  func scan(_ source: SearchSource, _ memory: BuildMemory?) throws(DiagnosticFailure) -> ScannedSearch {
    let bytes = try bytes(of: source)
    let content = Fingerprint(of: bytes)
    let isAsRecorded = source.record.map { check.isAsRecorded(bytes, content, $0.content) } ?? true
    let departed = source.departed.flatMap(scanDeparted)
    let fingerprint = source.fingerprint(
      content, departed: departed?.scan.fingerprint, language: language, wantsPictures: wantsPictures)
    func search(_ digest: SearchDigest, _ record: ArraySlice<UInt8>) -> ScannedSearch {
      ScannedSearch(
        digest: digest, record: record, content: content, source: fingerprint, isAsRecorded: isAsRecorded,
        departed: departed?.scan)
    }
    if let known = memory?.digest(ofSearch: source.id.text, source: fingerprint) {
      return search(known.digest, known.record)
    }
    let digest = try digest(bytes, of: source, departed: departed?.bytes)
    var record = RecordWriter()
    digest.write(to: &record)
    return search(digest, record.bytes[...])
  }

  /// Reads one search's items.
  func read(_ source: SearchSource) throws(DiagnosticFailure) -> Reading {
    let bytes = try bytes(of: source)
    let decoded = try reading(source) { (decoder) throws(AnswerFault) in
      try decoder.decode(bytes, searchName: source.id.text)
    }
    return Reading(items: decoded.answer.items, content: Fingerprint(of: bytes))
  }

  private func digest(
    _ bytes: [UInt8], of source: SearchSource, departed departedBytes: [UInt8]?
  ) throws(DiagnosticFailure) -> SearchDigest {
    let departed = source.departed.map { departedOutlines(departedBytes, of: $0) }
    var order: [Int] = []
    let answer = try reading(source) { (decoder) throws(AnswerFault) in
      try decoder.outline(bytes, searchName: source.id.text, withArtwork: wantsPictures) { outlines in
        order = source.order.arrange(outlines, listedIDs: source.listedIDs, collator: &collator)
        return Array(order.prefix(SearchDigest.previewCount))
      }
    }
    return SearchDigest(
      answer.outlines, order: order, first: answer.chosen,
      warnings: answer.warnings.map { $0.diagnostic().message }, departed: departed?.outlines ?? [],
      departedFault: departed?.fault, hasPictures: wantsPictures)
  }

  private func reading<Answer>(
    _ source: SearchSource, _ body: (SnapshotDecoder) throws(AnswerFault) -> Answer
  ) throws(DiagnosticFailure) -> Answer {
    do throws(AnswerFault) {
      return try body(decoder(for: source.country))
    } catch {
      throw DiagnosticFailure(error.diagnostics(at: Diagnostic.Location(path: source.path)))
    }
  }

  private func bytes(of source: SearchSource) throws(DiagnosticFailure) -> [UInt8] {
    do throws(InputFault) {
      return try InputFile.read(source.path, limit: limits.bytes, slack: SnapshotDecoder.slack)
    } catch {
      let check = NamedFileCheck(folder: folder)
      throw DiagnosticFailure([
        check.diagnostic(error, .snapshot(source.id), source.file, at: source.location)
      ])
    }
  }

  func decoder(for country: String) -> SnapshotDecoder {
    if let decoder = decoders[country] { return decoder }
    let decoder = SnapshotDecoder(country: country, limits: limits)
    decoders[country] = decoder
    return decoder
  }
}
