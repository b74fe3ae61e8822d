internal import CatalogModel
internal import Diagnostics
internal import Localization
internal import SiteAssembly
internal import StoreSearch

/// Reads snapshots. Belongs to one worker: the parser and the collator keep their buffers.
final class SnapshotReader {
  /// A snapshot's items in the order sent, with what identifies the bytes they came from.
  struct Reading {
    let items: [Item]
    let fingerprint: String
    let warnings: [Diagnostic]
  }

  private let limits = AnswerLimits()
  private var decoders: [String: SnapshotDecoder] = [:]
  private var collator: NameCollator

  init(language: PageLanguage) {
    collator = NameCollator(language: language)
  }

  /// Reads one search's snapshot; throws when there is none or it is no result list.
  func read(_ source: SearchSource) throws(DiagnosticFailure) -> Reading {
    let bytes = try bytes(of: source)
    let place = Diagnostic.Location(path: source.path)
    do throws(AnswerFault) {
      let decoded = try decoder(for: source.country).decode(bytes, searchName: source.id)
      return Reading(
        items: decoded.answer.items, fingerprint: ContentHash.short(bytes),
        warnings: decoded.warnings.map { $0.diagnostic(at: place) })
    } catch {
      throw DiagnosticFailure(error.diagnostics(at: place))
    }
  }

  /// The page order of a search's items, as indices into them.
  func order(of items: [Item], in source: SearchSource) -> [Int] {
    source.order.arrange(items, listedIDs: source.listedIDs, collator: &collator)
  }

  private func bytes(of source: SearchSource) throws(DiagnosticFailure) -> [UInt8] {
    do throws(InputFault) {
      return try InputFile.read(source.path, limit: limits.bytes)
    } catch {
      let message = "search \"\(source.id)\" has no recorded answer: \(error.message(path: source.path))"
      throw DiagnosticFailure(message, at: source.location, hint: "record the store's answer in that file")
    }
  }

  private func decoder(for country: String) -> SnapshotDecoder {
    if let decoder = decoders[country] { return decoder }
    let decoder = SnapshotDecoder(country: country, limits: limits)
    decoders[country] = decoder
    return decoder
  }
}
