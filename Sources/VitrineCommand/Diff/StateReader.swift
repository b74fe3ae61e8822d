internal import CatalogModel
internal import Diagnostics
internal import Snapshots
internal import StoreSearch

/// Reads a state of a site: its lock, and the snapshots that are there.
struct StateReader {
  private let files: any StateFiles
  private let place: StatePlace
  private let limits = AnswerLimits()
  private var decoders: [String: SnapshotDecoder] = [:]
  /// What was wrong.
  private var faults: [Diagnostic] = []

  private init(_ files: any StateFiles, at place: StatePlace) {
    self.files = files
    self.place = place
  }

  /// Reads the answers of searches; those without a snapshot are left out. Throws all faults.
  static func state(
    of searches: [SearchPlace], in files: any StateFiles, at place: StatePlace
  ) throws(DiagnosticFailure) -> SiteState {
    var reader = StateReader(files, at: place)
    let state = reader.state(of: searches)
    if !reader.faults.isEmpty { throw DiagnosticFailure(reader.faults) }
    return state
  }

  private mutating func state(of searches: [SearchPlace]) -> SiteState {
    var state = SiteState()
    state.lock = lock()
    let records = state.lock?.records ?? []
    for search in searches {
      guard let (path, bytes) = find(place.paths(ofSnapshot: search.path, search: search.id)) else {
        continue
      }
      let country = Self.record(of: search, among: records)?.storefront.code ?? search.country
      state.answers[search.id] = items(bytes, path: path, search: search.id, country: country)
    }
    return state
  }

  private mutating func lock() -> SnapshotLock? {
    guard let (path, bytes) = find(place.lockPaths, limit: SnapshotLock.limit) else { return nil }
    do throws(DiagnosticFailure) {
      return try SnapshotLock(reading: SourceText(path: files.shown(path), bytes: bytes))
    } catch {
      faults += error.diagnostics
      return nil
    }
  }

  /// The first of the files that is there.
  private mutating func find(_ paths: [String], limit: Int? = nil) -> (path: String, bytes: [UInt8])? {
    for path in paths {
      do throws(DiagnosticFailure) {
        let bytes = try files.read(path, limit: limit ?? limits.bytes, slack: SnapshotDecoder.slack)
        if let bytes { return (path, bytes) }
      } catch {
        faults += error.diagnostics
        return nil
      }
    }
    return nil
  }

  private mutating func items(_ bytes: [UInt8], path: String, search: String, country: String) -> [Item]? {
    let decoder = decoders[country] ?? SnapshotDecoder(country: country, limits: limits)
    decoders[country] = decoder
    do throws(AnswerFault) {
      return try decoder.decode(bytes, searchName: search).answer.items
    } catch {
      faults += error.diagnostics(at: Diagnostic.Location(path: files.shown(path)))
      return nil
    }
  }

  /// The lock's record of a search: that of its file; of a file in a folder without a configuration, that of a file of
  /// the same name; else that of its id.
  private static func record(of search: SearchPlace, among records: [SnapshotRecord]) -> SnapshotRecord? {
    if let record = records.first(where: { $0.file.text == search.path }) { return record }
    if !search.path.contains("/") {
      let record = records.first { $0.file.text.hasSuffix("/\(search.path)") }
      if let record { return record }
    }
    return records.first { $0.search.text == search.id }
  }
}
