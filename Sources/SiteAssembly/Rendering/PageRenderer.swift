internal import CatalogModel
package import Diagnostics
internal import Localization
internal import Mustache
internal import Tiling

/// Makes pages. Belongs to one worker, because it remembers the prices and dates it has formatted.
///
/// Every page is a function of the blueprint, the index and the items given: nothing else is looked at. A page whose
/// template meets a limit of rendering is not made at all. Pages of a search are best made together: what they share
/// is made anew whenever the search is another one than before.
package struct PageRenderer {
  let site: SiteBlueprint
  let index: CatalogIndex
  let artwork: ArtworkShelf
  let frame: PageFrame
  let storeLinks: StoreLinks
  private let itemPaths: ItemPathWriter
  let artworkPaths: ArtworkPathWriter
  /// What ends the titles of all documents.
  private let titleEnd: [UInt8]
  var texts: ItemTexts
  /// The texts of the page being made.
  var arena = TextArena()
  /// What the pages of the search made last have in common.
  private var searchValues: SearchValues?
  private var searchMetadata: SearchMetadata?
  private let memory = RenderingMemory()

  /// Makes a renderer for a site whose items are where `index` says and are shown with the pictures `artwork` says.
  package init(site: SiteBlueprint, index: CatalogIndex, artwork: ArtworkShelf = .empty) {
    self.site = site
    self.index = index
    self.artwork = artwork
    self.frame = PageFrame(site)
    self.storeLinks = StoreLinks(site)
    self.itemPaths = ItemPathWriter(site.addresses)
    self.artworkPaths = ArtworkPathWriter(site.addresses)
    self.titleEnd = Array(" · \(site.title)".utf8)
    self.texts = ItemTexts(site)
  }

  /// How many grid pages a search has; one without items has one too.
  package func gridPageCount(ofSearch search: Int) -> Int {
    site.layout.pages(for: index.searches[search].count)
  }

  /// Appends the page for addresses that do not exist.
  package mutating func renderNotFound(into output: inout [UInt8]) throws(DiagnosticFailure) {
    let page = notFoundPage()
    try render(page, kind: .notFound, into: &output)
  }

  /// What the template of that page is given.
  mutating func notFoundPage() -> TemplateValue {
    arena.removeAll()
    let heading = site.strings[.pageNotFoundTitle]
    var head = PageHead(kind: .notFound, title: title(heading), heading: .text(heading))
    head.summary = .text(site.strings[.pageNotFoundText])
    return frame.page(head)
  }

  /// Renders a page whose texts are in the arena. Throws when the theme's templates want more than a page may take.
  ///
  /// The page must have been made before the call: its arguments are evaluated when `self` has been read.
  func render(
    _ page: TemplateValue, kind: PageKind, into output: inout [UInt8]
  ) throws(DiagnosticFailure) {
    do throws(RenderingFault) {
      try frame.templates.render(
        kind.templateName, page, within: frame.siteValues, texts: arena, memory: memory, into: &output)
    } catch {
      throw failure(error, rendering: page, kind: kind)
    }
  }

  /// What the theme's own templates say, where the site's values have not moved any place together with others.
  private func failure(
    _ fault: RenderingFault, rendering page: TemplateValue, kind: PageKind
  ) -> DiagnosticFailure {
    var output: [UInt8] = []
    do throws(RenderingFault) {
      try site.theme.templates.render(
        kind.templateName, page, within: frame.siteValues, texts: arena, memory: memory, into: &output)
      return DiagnosticFailure([fault.diagnostic])
    } catch {
      return DiagnosticFailure([error.diagnostic])
    }
  }

  /// What the pages of a search have in common.
  mutating func values(ofSearch number: Int) -> SearchValues {
    if let searchValues, searchValues.number == number { return searchValues }
    let values = SearchValues(site, number: number, pageCount: gridPageCount(ofSearch: number))
    searchValues = values
    return values
  }

  /// What their metadata have in common.
  mutating func metadata(ofSearch number: Int) -> SearchMetadata {
    if let searchMetadata, searchMetadata.number == number { return searchMetadata }
    let metadata = SearchMetadata(site, number: number)
    searchMetadata = metadata
    return metadata
  }
}

// MARK: Parts of pages

extension PageRenderer {
  /// A document's title: what it is about, who made that, and the site.
  mutating func title(_ subject: String, by artist: String? = nil) -> TemplateValue {
    let start = arena.bytes.count
    arena.bytes.append(contentsOf: subject.utf8)
    if let artist {
      arena.bytes.append(contentsOf: " – ".utf8)
      arena.bytes.append(contentsOf: artist.utf8)
    }
    arena.bytes.append(contentsOf: titleEnd)
    return arena.text(from: start)
  }

  /// The path of an item's page.
  mutating func path(of item: Item) -> TemplateValue {
    let start = arena.bytes.count
    itemPaths.writePath(folder(of: item), to: &arena.bytes)
    return arena.text(from: start)
  }

  /// The whole URL of an item's page.
  mutating func url(of item: Item) -> TemplateValue {
    let start = arena.bytes.count
    itemPaths.writeURL(folder(of: item), to: &arena.bytes)
    return arena.text(from: start)
  }

  /// Appends the same as the inside of a JSON string in a script element.
  mutating func writeURLInScript(of item: Item) {
    itemPaths.writeURLInScript(folder(of: item), to: &arena.bytes)
  }

  /// The language of an item's name, where it is not the page's.
  func nameLanguage(of item: Item, ofSearch number: Int) -> TemplateValue {
    guard let language = site.searches[number].language, language.isLanguage(of: item.name) else {
      return .absent
    }
    return .text(language.tag)
  }

  private func folder(of item: Item) -> ItemFolder {
    index.place(of: item.key)?.folder ?? ItemFolder(slug: Slug(item.name), id: item.key.id)
  }

  /// Appends the `id` of an item's tile. Different kinds may have the same number, so both are in it.
  mutating func writeAnchor(of item: Item, _ kind: ItemTexts.Kind) {
    arena.bytes.append(contentsOf: kind.anchorWord.utf8)
    arena.bytes.append(decimal: item.key.id)
  }

  /// An item's picture.
  mutating func artworkValue(of item: Item, _ view: ArtworkView) -> TemplateValue {
    switch artwork.showing(of: item) {
    case .prepared(let picture): view.value(of: picture, artworkPaths, in: &arena)
    case .store(let artwork): view.value(of: artwork, in: &arena)
    case .drawing: view.drawing(for: item)
    }
  }

  mutating func tile(
    for item: Item, ofSearch number: Int, isEager: Bool, isFirst: Bool
  ) -> TemplateValue {
    let kind = texts.texts(for: item.key.kind)
    let path = path(of: item)
    let anchorStart = arena.bytes.count
    writeAnchor(of: item, kind)
    let anchor = arena.text(from: anchorStart)
    let bylineStart = arena.bytes.count
    texts.writeByline(of: item, kind, to: &arena.bytes)
    let byline = arena.text(from: bylineStart)
    return .object(
      .tile,
      [
        .text(item.name), path, anchor, .text(texts.artist(of: item)), byline, .text(kind.label),
        artworkValue(of: item, .tile), .flag(isEager), .flag(isFirst),
        texts.price(of: item)?.label ?? .absent,
        nameLanguage(of: item, ofSearch: number),
      ])
  }
}
