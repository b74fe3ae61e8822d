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

  private let folder: SiteFolder
  private let limits = AnswerLimits()
  private var decoders: [String: SnapshotDecoder] = [:]
  private var collator: NameCollator

  init(folder: SiteFolder, language: PageLanguage) {
    self.folder = folder
    collator = NameCollator(language: language)
  }

  /// Reads one search's snapshot; throws when there is none or it is no result list.
  func read(_ source: SearchSource) throws(DiagnosticFailure) -> Reading {
    let bytes = try bytes(of: source)
    let place = Diagnostic.Location(path: source.path)
    do throws(AnswerFault) {
      let decoded = try decoder(for: source.country).decode(bytes, searchName: source.id.text)
      return Reading(
        items: decoded.answer.items, fingerprint: ContentHash.short(bytes),
        warnings: decoded.warnings.map { $0.diagnostic(at: place) } + missing(decoded.answer.items, source))
    } catch {
      throw DiagnosticFailure(error.diagnostics(at: place))
    }
  }

  /// Ids that a lookup lists and its recorded answer does not have: the store has taken them off, or the answer is from
  /// before they were listed.
  private func missing(_ items: [Item], _ source: SearchSource) -> [Diagnostic] {
    guard !source.listedIDs.isEmpty else { return [] }
    let found = Set(items.map(\.key.id))
    let missing = source.listedIDs.filter { !found.contains($0) }
    guard !missing.isEmpty else { return [] }
    let shown = missing.prefix(8).map(String.init).joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
    return [
      Diagnostic(
        .warning, "the recorded answer of search \"\(source.id.text)\" has nothing for \(shown)",
        at: source.location,
        hint: "record the answer again, or take them off the list")
    ]
  }

  /// The page order of a search's items, as indices into them.
  func order(of items: [Item], in source: SearchSource) -> [Int] {
    source.order.arrange(items, listedIDs: source.listedIDs, collator: &collator)
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
