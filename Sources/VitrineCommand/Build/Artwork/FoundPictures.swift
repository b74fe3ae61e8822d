internal import ArtworkCache
internal import ArtworkModel
internal import Diagnostics
internal import Records
internal import SiteAssembly

/// The pictures that a site's pages show: which there are, and what came of each.
struct FoundPictures {
  private let needs: PictureNeeds
  private let local: LocalPictures
  private let fetched: [ArtworkKey: FetchedArtwork]
  /// The publisher's pictures that could be read, by the numbers of their items.
  private var localDigests: [Int64: SHA256Digest] = [:]
  /// The numbers of the items of the others.
  private var unreadable: Set<Int64> = []
  private var warnings: [Diagnostic]
  /// The pictures to have files made of, the publisher's first, then the store's; some may have the same bytes.
  private(set) var sources: [PictureSource] = []

  init(_ needs: PictureNeeds, _ local: LocalPictures, _ fetched: [ArtworkKey: FetchedArtwork]) {
    self.needs = needs
    self.local = local
    self.fetched = fetched
    warnings = local.warnings
  }

  /// Finds out what each picture is known by. The publisher's own are read for that, unless they look as they did.
  mutating func identify(log: inout PreparedLog, _ workers: Workers)
    throws(DiagnosticFailure)
  {
    try identifyLocal(&log, workers)
    for (key, use) in needs.wanted {
      guard let artwork = fetched[key], let digest = artwork.source else { continue }
      sources.append(PictureSource(digest: digest, place: .store(address: artwork.address), item: use))
    }
  }

  private mutating func identifyLocal(
    _ log: inout PreparedLog, _ workers: Workers
  ) throws(DiagnosticFailure) {
    let used = local.files.filter { needs.ids.contains($0.id) }
    warnings += local.files.filter { !needs.ids.contains($0.id) }.map(Self.unused)
    let known = log
    let results = workers.map(used.count, makeTool: {}) { _, number in LocalDigest(of: used[number], known) }
    for (file, result) in zip(used, results) {
      guard let digest = result.digest else {
        warnings.append(result.warning(file))
        unreadable.insert(file.id)
        continue
      }
      if let look = result.newLook {
        try ArtworkPreparation.attempt { () throws(CacheFault) in
          try log.add(.file(name: file.name, look: look, digest))
        }
      }
      localDigests[file.id] = digest
      let use = PictureUse(id: file.id, slug: "", search: "", path: file.path)
      sources.append(PictureSource(digest: digest, place: .file(path: file.path), item: use))
    }
  }

  private static func unused(_ file: LocalPictures.File) -> Diagnostic {
    Diagnostic(
      .warning, "no item of the site has the number \(file.id)", at: Diagnostic.Location(path: file.path),
      hint: "rename the picture after the number of its item, or remove it")
  }

  /// What pages show, once something is known of every source. `made` is how many of them were new.
  func artwork(_ log: PreparedLog, made: Int) -> SiteArtwork {
    var artwork = SiteArtwork(warnings: warnings, made: made)
    var used: Set<PreparedArtwork> = []
    func prepared(_ digest: SHA256Digest) -> PreparedArtwork? {
      try? log.result(for: digest)?.get()
    }
    let shownLocally = localDigests.compactMapValues(prepared)
    let unusable = unreadable.union(localDigests.keys.filter { shownLocally[$0] == nil })
    used.formUnion(shownLocally.values)
    var standings: [ArtworkKey: ArtworkShelf.Standing] = [:]
    for (key, use) in needs.wanted {
      guard let found = fetched[key] else {
        if shownLocally[use.id] == nil, !unusable.contains(use.id) { artwork.unfetched += 1 }
        continue
      }
      if let source = found.source, log.result(for: source) == nil { continue }
      let picture = found.source.flatMap(prepared)
      if let picture { used.insert(picture) }
      standings[key] = picture.map { .prepared($0) } ?? .unusable
      if case .refused(let refusal) = found.outcome {
        let source = PictureSource(
          digest: SHA256Digest(of: []), place: .store(address: found.address), item: use)
        artwork.warnings.append(source.warning(refusal))
      }
    }
    for source in sources {
      switch log.result(for: source.digest) {
      case .failure(let refusal): artwork.warnings.append(source.warning(refusal))
      case .success: break
      case nil: artwork.warnings.append(source.loss(.warning))
      }
    }
    artwork.shelf = ArtworkShelf(local: shownLocally, unusable: unusable, fetched: standings)
    artwork.pictures = used.sorted { $0.name < $1.name }
    for source in sources {
      if let picture = prepared(source.digest) { artwork.sources[picture.name] = source }
    }
    return artwork
  }
}
