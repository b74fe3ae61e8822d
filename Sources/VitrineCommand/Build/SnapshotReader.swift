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
    return Reading(items: try decode(bytes, of: source).answer.items, content: Fingerprint(of: bytes))
  }

  private func digest(_ bytes: [UInt8], of source: SearchSource) throws(DiagnosticFailure) -> SearchDigest {
    let decoded = try decode(bytes, of: source)
    let items = decoded.answer.items
    let order = source.order.arrange(items, listedIDs: source.listedIDs, collator: &collator)
    return SearchDigest(
      items: items, order: order, warnings: decoded.warnings.map { $0.diagnostic().message })
  }

  private func decode(_ bytes: [UInt8], of source: SearchSource) throws(DiagnosticFailure) -> DecodedAnswer {
    do throws(AnswerFault) {
      return try decoder(for: source.country).decode(bytes, searchName: source.id.text)
    } catch {
      throw DiagnosticFailure(error.diagnostics(at: Diagnostic.Location(path: source.path)))
    }
  }

  private func bytes(of source: SearchSource) throws(DiagnosticFailure) -> [UInt8] {
    do throws(InputFault) {
      return try InputFile.read(source.path, limit: limits.bytes)
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
