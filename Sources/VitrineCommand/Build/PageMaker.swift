internal import CatalogModel
internal import Diagnostics
internal import Publishing
internal import SiteAssembly

/// Makes pages and hands them to the output. Belongs to one worker.
final class PageMaker {
  private let site: LoadedSite
  private let index: CatalogIndex
  private let fingerprints: [String]
  private let sink: Result<PageSink, OutputFault>
  private let reader: SnapshotReader
  private var renderer: PageRenderer
  private var buffer: [UInt8] = []

  init(site: LoadedSite, index: CatalogIndex, fingerprints: [String], output: BuildOutput) {
    self.site = site
    self.index = index
    self.fingerprints = fingerprints
    self.reader = SnapshotReader(folder: site.folder, language: site.blueprint.language)
    self.renderer = PageRenderer(site: site.blueprint, index: index)
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

  /// Makes piece 0, the site's own files, or the pages of search `piece` − 1; returns how many pages.
  func make(piece: Int) throws(DiagnosticFailure) -> Int {
    piece == 0 ? try makeSite() : try makeSearch(piece - 1)
  }

  private func put(
    _ file: String, _ render: (inout PageRenderer, inout [UInt8]) throws(DiagnosticFailure) -> Void
  ) throws(DiagnosticFailure) {
    buffer.removeAll(keepingCapacity: true)
    try render(&renderer, &buffer)
    try put(file, buffer)
  }

  private func put(_ file: String, _ bytes: [UInt8]) throws(DiagnosticFailure) {
    do throws(OutputFault) {
      try sink.get().put(file, bytes)
    } catch {
      throw DiagnosticFailure(error.diagnostics)
    }
  }

  private func makeSearch(_ number: Int) throws(DiagnosticFailure) -> Int {
    let items = try items(ofSearch: number)
    let addresses = site.blueprint.addresses
    let gridPages = renderer.gridPageCount(ofSearch: number)
    for page in 1...gridPages {
      let file = addresses.gridPage(page, ofSearch: site.sources[number].id.text).file
      try put(file) { renderer, output throws(DiagnosticFailure) in
        try renderer.renderGrid(page, ofSearch: number, items: items, into: &output)
      }
    }
    var pages = gridPages
    for (position, item) in items.enumerated() {
      guard let place = index.place(of: item.key), place.owner == number else { continue }
      try put(addresses.item(folder: place.folder).file) { renderer, output throws(DiagnosticFailure) in
        try renderer.renderDetail(item, at: position, ofSearch: number, into: &output)
      }
      pages += 1
    }
    return pages
  }

  /// The search's items again, as they were when everything was checked, in the page order found then.
  private func items(ofSearch number: Int) throws(DiagnosticFailure) -> [Item] {
    let source = site.sources[number]
    guard let reading = try? reader.read(source), reading.fingerprint == fingerprints[number] else {
      throw DiagnosticFailure(
        "the file changed while the site was being built", at: Diagnostic.Location(path: source.path),
        hint: "build again")
    }
    return index.searches[number].order.map { reading.items[Int($0)] }
  }

  private func makeSite() throws(DiagnosticFailure) -> Int {
    let blueprint = site.blueprint
    try put(blueprint.addresses.home.file) { renderer, output throws(DiagnosticFailure) in
      try renderer.renderHome(into: &output)
    }
    try put("404.html") { renderer, output throws(DiagnosticFailure) in
      try renderer.renderNotFound(into: &output)
    }
    for asset in blueprint.theme.assets { try put(asset.file, asset.bytes) }
    for (file, bytes) in Sitemap(addresses: blueprint.addresses).files(paths: index.pagePaths(blueprint)) {
      try put(file, bytes)
    }
    try put("robots.txt", RobotsFile.bytes(blueprint.addresses))
    return 2
  }
}
