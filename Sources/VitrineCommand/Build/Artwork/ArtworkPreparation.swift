internal import ArtworkCache
internal import ArtworkModel
internal import Diagnostics
internal import ImageMaking
internal import Records
internal import SiteAssembly
internal import Synchronization

/// Finds out which pictures a site's pages show, and has files made of those that there are none of yet.
///
/// Pictures and what is made of them are in the site's cache. A picture that cannot be shown is warned about, and a
/// drawing is shown in its place; only what cannot be read or written ends the build.
struct ArtworkPreparation: Sendable {
  private let folder: SiteFolder
  private let cache: ArtworkFolder
  private let fetched: [ArtworkKey: FetchedArtwork]
  private let workers: Workers
  private let imageProgram: String?
  /// What was fetched stays as long as the build may need it.
  private let sourcesLock: CacheLock?

  /// Reads what was fetched for a site, unless it shows the store's pictures from its servers.
  init(_ site: LoadedSite, workers: Workers, imageProgram: String?) throws(DiagnosticFailure) {
    self.imageProgram = imageProgram
    folder = site.folder
    cache = ArtworkFolder(site: site.folder.path)
    self.workers = workers
    let cache = cache
    sourcesLock = site.showsFetchedArtwork ? cache.lockSources(.shared) : nil
    fetched = try Self.attempt { () throws(CacheFault) in
      site.showsFetchedArtwork ? ArtworkFolder.fetched(try cache.fetchedLog()) : [:]
    }
  }

  /// Whether it has to be known which pictures of the store the items have.
  var wantsPictures: Bool { !fetched.isEmpty }

  /// Prepares the pictures of a site with these searches; `progress` is told how many of how many have been made.
  func run(
    _ digests: [SearchDigest], _ sources: [SearchSource], progress: @Sendable (Int, Int) -> Void
  ) throws(DiagnosticFailure) -> SiteArtwork {
    let local = LocalPictures(in: folder)
    if local.files.isEmpty, fetched.isEmpty { return SiteArtwork(warnings: local.warnings) }
    let needs = PictureNeeds(digests, sources)
    try Self.attempt { () throws(CacheFault) in try cache.make() }
    let lock = cache.lock()
    defer { withExtendedLifetime(lock) {} }
    var log = try Self.attempt { () throws(CacheFault) in try PreparedLog(cache) }
    var found = FoundPictures(needs, local, fetched)
    try found.identify(log: &log, workers)
    var seen: Set<SHA256Digest> = []
    let missing = found.sources.filter {
      log.result(for: $0.digest) == nil && seen.insert($0.digest).inserted
    }
    try make(missing, &log, progress)
    try Self.attempt { () throws(CacheFault) in
      try log.keep(
        sources: Set(found.sources.map(\.digest)), files: Set(local.files.map(\.name)), in: cache)
    }
    return found.artwork(log, made: missing.count)
  }

  /// Has files made of pictures, and puts them into the cache.
  private func make(
    _ sources: [PictureSource], _ log: inout PreparedLog, _ progress: @Sendable (Int, Int) -> Void
  ) throws(DiagnosticFailure) {
    if sources.isEmpty { return }
    try Self.attempt { () throws(CacheFault) in try cache.packs.prepare() }
    let state = Mutex(Making(log: log))
    let known = Dictionary(sources.map { ($0.digest, $0) }, uniquingKeysWith: { first, _ in first })
    do {
      try ImageWorkerPool(count: workers.count, executable: imageProgram).make(
        sources.map(\.digest),
        load: { digest in
          if let bytes = known[digest].flatMap(bytes) { return bytes }
          state.withLock { _ = $0.lost.insert(digest) }
          return []
        },
        take: { digest, result in
          let done = try state.withLock { state in
            try state.take(digest, result, into: cache)
            return state.done
          }
          progress(done, sources.count)
        })
    } catch {
      throw Self.failure(error)
    }
    log = state.withLock { $0.log }
  }

  private static func failure(_ error: any Error) -> DiagnosticFailure {
    switch error {
    case let fault as CacheFault: DiagnosticFailure(fault.message, hint: fault.hint)
    case let fault as ImageMakingFault: DiagnosticFailure(fault.message, hint: fault.hint)
    default: DiagnosticFailure("pictures cannot be made: \(error)")
    }
  }

  private struct Making {
    var log: PreparedLog
    var done = 0
    /// Sources whose bytes are not there any more; of them nothing is to be known.
    var lost: Set<SHA256Digest> = []

    /// What was made is in the cache before it is known of.
    mutating func take(
      _ source: SHA256Digest, _ result: Result<ArtworkPack, ImageRefusal>, into cache: ArtworkFolder
    ) throws {
      done += 1
      if lost.contains(source) { return }
      if case .success(let pack) = result { try cache.packs.put(pack.artwork.name.text, pack.bytes) }
      try log.add(.source(source, result.map(\.artwork)))
    }
  }

  /// The bytes of a picture; nil when they are not what they were, or not there.
  private func bytes(of source: PictureSource) -> [UInt8]? {
    let bytes: [UInt8]? =
      switch source.place {
      case .file(let path): try? InputFile.read(path, limit: ImageLimits.bytes)
      case .store: (try? cache.sources.read(source.digest.text, limit: ImageLimits.bytes)) ?? nil
      }
    if let bytes, SHA256Digest(of: bytes) == source.digest { return bytes }
    // A fetch only looks whether there is one; without it, it gets the picture again.
    if case .store = source.place { try? cache.sources.remove(source.digest.text) }
    return nil
  }

  /// The files of a picture from the cache; those that are damaged there are made again first.
  func pack(of picture: PreparedArtwork, of artwork: SiteArtwork) throws(DiagnosticFailure) -> ArtworkPack {
    if let pack = try storedPack(of: picture) { return pack }
    try repair(picture, of: artwork)
    if let pack = try storedPack(of: picture) { return pack }
    throw DiagnosticFailure(
      "the files of picture \(picture.name.text) cannot be kept in the site's artwork cache",
      hint: "remove the site's .vitrine folder and build again")
  }

  private func storedPack(of picture: PreparedArtwork) throws(DiagnosticFailure) -> ArtworkPack? {
    let bytes = try Self.attempt { () throws(CacheFault) in
      try cache.packs.read(picture.name.text, limit: ArtworkPack.mostBytes)
    }
    guard let pack = bytes.flatMap({ ArtworkPack($0, named: picture.name) }), pack.artwork == picture else {
      return nil
    }
    return pack
  }

  /// Has the files of a picture made again that are damaged in the cache.
  func repair(_ picture: PreparedArtwork, of artwork: SiteArtwork) throws(DiagnosticFailure) {
    try Self.attempt { () throws(CacheFault) in try cache.packs.remove(picture.name.text) }
    try restore([picture], of: artwork, progress: { _, _ in })
  }

  /// Sees to it that the files of these pictures are in the cache, where they may have been removed.
  func restore(
    _ pictures: [PreparedArtwork], of artwork: SiteArtwork, progress: @Sendable (Int, Int) -> Void
  ) throws(DiagnosticFailure) {
    let missing = pictures.filter { !cache.packs.contains($0.name.text) }.compactMap {
      artwork.sources[$0.name]
    }
    if missing.isEmpty { return }
    let lock = cache.lock()
    defer { withExtendedLifetime(lock) {} }
    var log = try Self.attempt { () throws(CacheFault) in try PreparedLog(cache) }
    try make(missing, &log, progress)
    if let lost = missing.first(where: { log.result(for: $0.digest) == nil }) {
      throw DiagnosticFailure([lost.loss(.error)])
    }
  }

  static func attempt<Value>(
    _ body: () throws(CacheFault) -> Value
  ) throws(DiagnosticFailure) -> Value {
    do throws(CacheFault) { return try body() } catch {
      throw DiagnosticFailure(error.message, hint: error.hint)
    }
  }
}
