internal import ArtworkCache
internal import ArtworkModel
internal import CatalogModel
internal import Diagnostics
internal import Publishing
internal import Records
internal import SiteAssembly

/// Makes pages and hands them to the output. Belongs to one worker.
final class PageMaker {
  let site: LoadedSite
  let index: CatalogIndex
  private let preparation: ArtworkPreparation
  private let artwork: SiteArtwork
  private let shards: [[PreparedArtwork]]
  private let history: RecordedHistory
  /// What was read when everything was checked.
  let scans: [ScannedSearch]
  private let sink: Result<PageSink, OutputFault>
  let reader: SnapshotReader
  private var renderer: PageRenderer
  private var batch = PageBatch()

  init(
    site: LoadedSite, index: CatalogIndex, _ preparation: ArtworkPreparation, artwork: SiteArtwork,
    history: RecordedHistory,
    scans: [ScannedSearch], output: BuildOutput
  ) {
    self.site = site
    self.index = index
    self.preparation = preparation
    self.artwork = artwork
    self.shards = ArtworkShard.split(artwork.pictures)
    self.history = history
    self.scans = scans
    self.reader = SnapshotReader(folder: site.folder, language: site.blueprint.language)
    self.renderer = PageRenderer(site: site.blueprint, index: index, artwork: artwork.shelf)
    do throws(OutputFault) {
      self.sink = .success(try output.makeSink())
    } catch {
      self.sink = .failure(error)
    }
  }

  /// Hands what was written over to the session.
  func finish() {
    if case .success(let sink) = sink { sink.finish() }
  }

  /// Makes a piece; returns how many pages.
  func make(_ piece: BuildPiece) throws(DiagnosticFailure) -> Int {
    var pages = 0
    switch piece {
    case .site(let unit): pages = try makeSite(unit)
    case .search(let number, let makesGrid, let makesDetail):
      let items = try items(ofSearch: number)
      if makesGrid { pages += try makeGridPages(ofSearch: number, items) }
      if makesDetail {
        pages += try makeDetailPages(ofSearch: number, items)
        pages += try makeDepartedPages(ofSearch: number)
      }
    }
    try writeBatch()
    return pages
  }

  /// Makes a page, which is written with others later.
  func put(
    _ file: String, of unit: BuildUnit,
    _ render: (inout PageRenderer, inout [UInt8]) throws(DiagnosticFailure) -> Void
  ) throws(DiagnosticFailure) {
    do throws(DiagnosticFailure) {
      try render(&renderer, &batch.bytes)
    } catch {
      // What went wrong with the pages before comes first.
      try writeBatch()
      throw error
    }
    batch.add(file, of: unit)
    if batch.isFull { try writeBatch() }
  }

  private func writeBatch() throws(DiagnosticFailure) {
    defer { batch.removeAll() }
    for page in batch.pages {
      try batch.bytes.withUnsafeBufferPointer { (bytes) throws(DiagnosticFailure) in
        let content = UnsafeBufferPointer(rebasing: bytes[page.range])
        try put(page.file, UnsafeRawBufferPointer(content), of: page.unit)
      }
    }
  }

  private func put(
    _ file: String, _ bytes: UnsafeRawBufferPointer, of unit: BuildUnit
  ) throws(DiagnosticFailure) {
    do throws(OutputFault) {
      try sink.get().put(file, bytes, of: unit)
    } catch {
      throw DiagnosticFailure(error.diagnostics)
    }
  }

  private func put(_ file: String, _ bytes: [UInt8], of unit: BuildUnit) throws(DiagnosticFailure) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(DiagnosticFailure) in
      try put(file, UnsafeRawBufferPointer(bytes), of: unit)
    }
  }

  private func makeGridPages(ofSearch number: Int, _ items: [Item]) throws(DiagnosticFailure) -> Int {
    let count = renderer.gridPageCount(ofSearch: number)
    for page in 1...count {
      let file = site.blueprint.addresses.gridPage(page, ofSearch: site.sources[number].id.text).file
      try put(file, of: .gridPages(ofSearch: number)) { renderer, output throws(DiagnosticFailure) in
        try renderer.renderGrid(page, ofSearch: number, items: items, into: &output)
      }
    }
    return count
  }

  private func makeDetailPages(ofSearch number: Int, _ items: [Item]) throws(DiagnosticFailure) -> Int {
    var pages = 0
    for (position, item) in items.enumerated() {
      guard let place = index.place(of: item.key), place.owner == number else { continue }
      let file = site.blueprint.addresses.item(place.folder).file
      try put(file, of: .detailPages(ofSearch: number)) { renderer, output throws(DiagnosticFailure) in
        try renderer.renderDetail(item, .listed(at: position), ofSearch: number, into: &output)
      }
      pages += 1
    }
    return pages
  }

  /// The search's items again, as they were when everything was checked, in the page order found then.
  private func items(ofSearch number: Int) throws(DiagnosticFailure) -> [Item] {
    let source = site.sources[number]
    guard let reading = try? reader.read(source), reading.content == scans[number].content else {
      throw changedFile(source.path)
    }
    let digest = index.searches[number]
    guard reading.items.elementsEqual(digest.entries, by: { $0.key == $1.key }) else {
      throw wrongNotes(of: source)
    }
    return digest.order.map { reading.items[Int($0)] }
  }

  func changedFile(_ path: String) -> DiagnosticFailure {
    DiagnosticFailure(
      "the file changed while the site was being built", at: Diagnostic.Location(path: path),
      hint: "build again")
  }

  func wrongNotes(of source: SearchSource) -> DiagnosticFailure {
    DiagnosticFailure(
      "what the last build noted of search \"\(source.id.text)\" is wrong",
      hint: "build with --fresh, which makes everything again")
  }

  private func makeSite(_ unit: BuildUnit) throws(DiagnosticFailure) -> Int {
    let blueprint = site.blueprint
    switch unit {
    case .home:
      try put(blueprint.addresses.home.file, of: unit) { renderer, output throws(DiagnosticFailure) in
        try renderer.renderHome(into: &output)
      }
      return 1
    case .notFound:
      try put("404.html", of: unit) { renderer, output throws(DiagnosticFailure) in
        try renderer.renderNotFound(into: &output)
      }
      return 1
    case .assets:
      for asset in blueprint.theme.assets + blueprint.icons.files {
        try put(asset.file, asset.bytes, of: unit)
      }
    case .crawlerFiles:
      for (file, bytes) in Sitemap(addresses: blueprint.addresses).files(paths: index.pagePaths(blueprint)) {
        try put(file, bytes, of: unit)
      }
      try put("robots.txt", RobotsFile.bytes(blueprint.addresses), of: unit)
    case .feeds: try makeFeeds()
    case .artwork(let shard): for picture in shards[shard] { try makeFiles(of: picture, unit) }
    case .gridPages, .detailPages: break
    }
    return 0
  }

  private func makeFiles(of picture: PreparedArtwork, _ unit: BuildUnit) throws(DiagnosticFailure) {
    let pack = try preparation.pack(of: picture, of: artwork)
    for variant in pack.variants {
      let file = "\(PreparedArtwork.folder)/\(picture.name.file(size: variant.size, variant.format))"
      try variant.bytes.withUnsafeBufferPointer { (bytes) throws(DiagnosticFailure) in
        try put(file, UnsafeRawBufferPointer(bytes), of: unit)
      }
    }
  }

  private func makeFeeds() throws(DiagnosticFailure) {
    guard site.blueprint.feeds != nil,
      let feeds = SiteFeeds(site.blueprint, index, try history.history())
    else { return }
    try feeds.makeFiles { file, bytes throws(DiagnosticFailure) in try put(file, bytes, of: .feeds) }
  }
}
