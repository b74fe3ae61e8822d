package import ArtworkModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The artwork cache of a site, in its folder `.vitrine/artwork`: pictures as the store sent them, what is known of
/// each, and the files made of them. Everything in it can be fetched or made again.
package struct ArtworkFolder: Sendable {
  private static let control = ".vitrine"
  private static let sourcesFolder = "sources"
  private static let fetchedHeading = "vitrine fetched artwork 1\n"
  private static let preparedHeading = "vitrine prepared artwork 1\n"

  private let control: String
  /// Where it is.
  package let path: String
  /// Pictures as they came, by their SHA-256 digests.
  package let sources: ContentFolder
  /// What was made of them (`ArtworkPack`), by name.
  package let packs: ContentFolder

  /// Takes the path of the site's folder. Nothing is looked at or made.
  package init(site: String) {
    control = site == "." ? Self.control : "\(site)/\(Self.control)"
    path = "\(control)/artwork"
    sources = ContentFolder(path: "\(path)/\(Self.sourcesFolder)", nameLength: 64)
    packs = ContentFolder(path: "\(path)/packs", nameLength: ArtworkName.length)
  }

  /// Makes the folder and keeps git from seeing it.
  package func make() throws(CacheFault) {
    for folder in [control, path] {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw CacheFault(.write, folder) }
    }
    var status = stat()
    let ignoring = "\(control)/.gitignore"
    if lstat(ignoring, &status) == 0 { return }
    let part = "\(ignoring).part"
    unlink(part)
    try CacheFile.create(part, Array("*\n".utf8))
    guard rename(part, ignoring) == 0 else { throw CacheFault(.write, ignoring) }
  }

  /// The log of what was fetched, as it is now.
  package func fetchedLog() throws(CacheFault) -> RecordLog {
    try RecordLog(path: "\(path)/fetched", heading: Self.fetchedHeading)
  }

  /// The log of what was made of sources, as it is now. Files of another recipe count for nothing.
  package func preparedLog() throws(CacheFault) -> RecordLog {
    try RecordLog(path: "\(path)/prepared", heading: "\(Self.preparedHeading)\(ArtworkName.recipe)\n")
  }

  /// What came of each picture asked for; the latest where it was asked for more than once.
  package static func fetched(_ log: RecordLog) -> [ArtworkKey: FetchedArtwork] {
    var found = [ArtworkKey: FetchedArtwork](minimumCapacity: log.records.count)
    for record in log.records {
      if let artwork = FetchedArtwork(record: record) { found[artwork.key] = artwork }
    }
    return found
  }
}

extension ArtworkFolder {
  /// Waits until no other build writes to the cache and keeps others out for as long as the returned value lives; nil
  /// when there is no cache or it cannot be locked, as on some network file systems.
  package func lock() -> CacheLock? {
    CacheLock(folder: path, .waiting)
  }

  /// Keeps the pictures that came from being removed for as long as the returned value lives, or the other way round;
  /// nil when there are none, they cannot be locked, or, for whom wants to be alone, others are at work.
  package func lockSources(_ way: CacheLock.Way) -> CacheLock? {
    CacheLock(folder: "\(path)/\(Self.sourcesFolder)", way)
  }
}
