internal import CatalogModel
internal import Diagnostics
internal import SiteAssembly
internal import Snapshots

/// Holds a site and its recorded answers against the lock.
struct LockCheck: Sendable {
  /// The site, with what the lock says of its searches.
  let site: LoadedSite
  /// Whether nothing but what was recorded may be built: a missing lock and files that nobody knows are reported too,
  /// and everything is an error.
  let isFrozen: Bool

  /// The folder in which files are looked for that nobody knows.
  static let folder = "snapshots"
  /// The most files looked at there: two of each search of a very large site.
  static let mostFiles = 200_000

  /// What is not as recorded; `scans` are what reading the searches' snapshots gave, nil where it failed, which is
  /// reported elsewhere.
  func findings(_ scans: [ScannedSearch?]) -> [Diagnostic] {
    faults(scans).map { $0.diagnostic(isFrozen ? .error : .warning, in: site.folder) }
  }

  private func faults(_ scans: [ScannedSearch?]) -> [LockFault] {
    guard let lock = site.lock else { return isFrozen ? [.noLock] : [] }
    let searches = zip(site.sources, scans).flatMap { source, scan in
      guard let record = source.record else {
        return [LockFault.notRecorded(source.id, at: source.location)]
      }
      return mismatches(source, record) + (scan.map { edits(source, record, $0) } ?? [])
    }
    let configured = Set(site.sources.map(\.id))
    let records = lock.records
    let others = records.map(\.search).filter { !configured.contains($0) }.map(LockFault.notConfigured)
    return searches + others + (isFrozen ? unknownFiles(records) : [])
  }

  /// What the search asks for now and the record is not about.
  private func mismatches(_ source: SearchSource, _ record: SnapshotRecord) -> [LockFault] {
    var faults: [LockFault] = []
    if record.file.text != source.file {
      faults.append(.otherFile(source.id, recorded: record.file, at: source.location))
    }
    if record.storefront.code != source.country {
      faults.append(
        .otherStorefront(source.id, recorded: record.storefront, asked: source.country, at: source.location))
    } else if record.requests != source.requests {
      faults.append(.otherRequests(source.id, at: source.location))
    }
    return faults
  }

  /// What the files hold now and did not when they were recorded.
  private func edits(
    _ source: SearchSource, _ record: SnapshotRecord, _ scan: ScannedSearch
  ) -> [LockFault] {
    var faults: [LockFault] = []
    // What the record is about is another file otherwise, and that has been said.
    if !scan.isAsRecorded, record.file.text == source.file {
      faults.append(.editedSnapshot(source.id, path: source.path))
    }
    guard let departed = source.departed, let found = scan.departed else { return faults }
    if case .failure(let fault) = found.content {
      faults.append(.unreadableDeparted(source.id, path: departed.path, fault))
    } else if let reason = scan.digest.departedFault {
      faults.append(.unusableDeparted(source.id, path: departed.path, reason: reason))
    } else if !found.isAsRecorded {
      faults.append(.editedDeparted(source.id, path: departed.path))
    }
    return faults
  }

  private func unknownFiles(_ records: [SnapshotRecord]) -> [LockFault] {
    let path = site.folder.path(of: Self.folder)
    let files: [String]
    do throws(InputFault) {
      files = try FolderListing.files(below: path, most: Self.mostFiles)
    } catch {
      return [.unlistedFolder(path: path, error)]
    }
    var known = Set(site.sources.map(\.file))
    for record in records {
      known.insert(record.file.text)
      if record.departed != nil { known.insert(record.departedFile.text) }
    }
    return files.filter { $0.hasSuffix(".json") && !known.contains("\(Self.folder)/\($0)") }
      .map { .unknownFile(path: "\(path)/\($0)") }
  }
}
