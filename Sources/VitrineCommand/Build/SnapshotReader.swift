internal import CatalogModel
internal import Diagnostics
internal import Localization
internal import Records
internal import SiteAssembly
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
  private let limits = AnswerLimits()
  private var decoders: [String: SnapshotDecoder] = [:]
  private var collator: NameCollator

  init(folder: SiteFolder, language: PageLanguage) {
    self.folder = folder
    self.language = language
    collator = NameCollator(language: language)
  }

  /// Reads one search's snapshot for what the plan has to know of it; throws when there is none or it is no result
  /// list. One that is the same as in the last build is not decoded.
  func scan(_ source: SearchSource, _ memory: BuildMemory?) throws(DiagnosticFailure) -> ScannedSearch {
    let bytes = try bytes(of: source)
    let content = Fingerprint(of: bytes)
    let fingerprint = source.fingerprint(content, language: language)
    if let known = memory?.digest(ofSearch: source.id.text, source: fingerprint) {
      return ScannedSearch(digest: known.digest, record: known.record, content: content, source: fingerprint)
    }
    let digest = try digest(bytes, of: source)
    var record = RecordWriter()
    digest.write(to: &record)
    return ScannedSearch(digest: digest, record: record.bytes[...], content: content, source: fingerprint)
  }

  /// Reads one search's items.
  func read(_ source: SearchSource) throws(DiagnosticFailure) -> Reading {
    let bytes = try bytes(of: source)
    let decoded = try reading(source) { (decoder) throws(AnswerFault) in
      try decoder.decode(bytes, searchName: source.id.text)
    }
    return Reading(items: decoded.answer.items, content: Fingerprint(of: bytes))
  }

  private func digest(_ bytes: [UInt8], of source: SearchSource) throws(DiagnosticFailure) -> SearchDigest {
    var order: [Int] = []
    let answer = try reading(source) { (decoder) throws(AnswerFault) in
      try decoder.outline(bytes, searchName: source.id.text) { outlines in
        order = source.order.arrange(outlines, listedIDs: source.listedIDs, collator: &collator)
        return Array(order.prefix(SearchDigest.previewCount))
      }
    }
    return SearchDigest(
      answer.outlines, order: order, first: answer.chosen,
      warnings: answer.warnings.map { $0.diagnostic().message })
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

  private func decoder(for country: String) -> SnapshotDecoder {
    if let decoder = decoders[country] { return decoder }
    let decoder = SnapshotDecoder(country: country, limits: limits)
    decoders[country] = decoder
    return decoder
  }
}
