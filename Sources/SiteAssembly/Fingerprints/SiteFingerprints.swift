internal import CatalogModel
internal import Localization
internal import Mustache
package import Records
internal import Tiling

/// Stands for everything that goes into each kind of page, so that a build can tell which pages of the last one are
/// what it would make itself.
///
/// A value that pages show and that is missing here would leave stale pages behind: whoever adds one to `PageFrame` or
/// to a page adds it here. The tests of incremental builds edit every part of a site for that reason.
package struct SiteFingerprints: Sendable {
  /// Stands for the items of a search and for where their pages are.
  package struct Items: Hashable, Sendable {
    /// The answer and what decides which items are taken from it, in which order.
    package let source: Fingerprint
    /// Where the items are; see `CatalogIndex.placesFingerprint`.
    package let places: Fingerprint
    /// What they are shown with; see `ArtworkShelf.fingerprint`.
    package let artwork: Fingerprint?

    /// Puts the parts together.
    package init(source: Fingerprint, places: Fingerprint, artwork: Fingerprint?) {
      self.source = source
      self.places = places
      self.artwork = artwork
    }
  }

  private let site: SiteBlueprint
  private let pages: [PageKind: Fingerprint]

  /// Takes a site, and what stands for the program that makes its pages.
  package init(site: SiteBlueprint, tool: Fingerprint?) {
    self.site = site
    let frame = Fingerprint { Self.writeFrame(of: site, tool: tool, to: &$0) }
    pages = Dictionary(
      uniqueKeysWithValues: PageKind.allCases.map { kind in
        (kind, Fingerprint { Self.writePage(kind, of: site, frame: frame, to: &$0) })
      })
  }

  /// The grid pages of a search.
  package func gridPages(ofSearch number: Int, _ items: Items) -> Fingerprint {
    let search = site.searches[number]
    return Fingerprint { writer in
      write(.grid, search, items, to: &writer)
      Self.write(search.intro, to: &writer)
      writer.append(site.feeds != nil)
    }
  }

  /// The pages of the items that a search owns.
  package func detailPages(ofSearch number: Int, _ items: Items) -> Fingerprint {
    let search = site.searches[number]
    return Fingerprint { writer in
      write(.detail, search, items, to: &writer)
      writer.append(search.recorded?.isoText)
    }
  }

  /// The home page.
  package func homePage(_ index: CatalogIndex, _ artwork: ArtworkShelf) -> Fingerprint {
    Fingerprint { writer in
      writer.append(pages[.home])
      Self.write(site.intro, to: &writer)
      writer.append(site.feeds != nil)
      writer.append(site.searches.count)
      for (search, digest) in zip(site.searches, index.searches) {
        Self.write(search, to: &writer)
        writer.append(digest.count)
        writer.append(artwork.fingerprint(of: digest.previews))
        writer.append(digest.previews.count)
        for item in digest.previews {
          SearchDigest.write(item, to: &writer)
          index.place(of: item.key)?.folder.write(to: &writer)
        }
      }
    }
  }

  /// The page for addresses that do not exist.
  package var notFoundPage: Fingerprint {
    Fingerprint { $0.append(pages[.notFound]) }
  }

  /// The copied assets.
  package var assets: Fingerprint {
    Fingerprint { writer in
      for asset in site.theme.assets + site.icons.files {
        writer.append(asset.file)
        writer.append(Fingerprint(of: asset.bytes))
      }
    }
  }

  /// The sitemap and `robots.txt`; `places` are those of all searches.
  package func crawlerFiles(_ index: CatalogIndex, places: [Fingerprint]) -> Fingerprint {
    Fingerprint { writer in
      Self.write(site.addresses, to: &writer)
      for (number, search) in site.searches.enumerated() {
        writer.append(search.id)
        writer.append(site.layout.pages(for: index.searches[number].count))
        writer.append(places[number])
      }
    }
  }

  /// The feeds; `history` stands for what happened, and `places` are those of all searches.
  package func feeds(history: Fingerprint?, places: [Fingerprint]) -> Fingerprint {
    Fingerprint { writer in
      writer.append(site.feeds?.identity)
      guard let feeds = site.feeds else { return }
      writer.append(history)
      writer.append(site.generator)
      writer.append(site.language.tag)
      Self.write(site.addresses, to: &writer)
      writer.append(site.title)
      writer.append(site.summary)
      for key in InterfaceString.allCases { writer.append(site.strings.template(key).source) }
      for (number, search) in site.searches.enumerated() {
        Self.write(search, to: &writer)
        writer.append(feeds.updated(ofSearch: number).text)
        writer.append(places[number])
      }
      writer.append(feeds.updated(ofSearch: nil).text)
    }
  }

  private func write(
    _ kind: PageKind, _ search: SiteBlueprint.Search, _ items: Items, to writer: inout RecordWriter
  ) {
    writer.append(pages[kind])
    Self.write(search, to: &writer)
    writer.append(items.source)
    writer.append(items.places)
    writer.append(items.artwork)
  }
}

extension SiteFingerprints {
  /// What `PageFrame` shows on every page, how items are spread over pages, and the program.
  private static func writeFrame(of site: SiteBlueprint, tool: Fingerprint?, to writer: inout RecordWriter) {
    writer.append(tool)
    writer.append(site.generator)
    writer.append(site.language.tag)
    write(site.addresses, to: &writer)
    writer.append(site.title)
    writer.append(site.summary)
    writer.append(site.theme.assets.map(\.file))
    for key in InterfaceString.allCases { writer.append(site.strings.template(key).source) }
    for link in [site.support?.email, site.support?.rate, site.support?.about] { writer.append(link) }
    writer.append(site.affiliate.count)
    for parameter in site.affiliate { writer.append([parameter.name, parameter.value]) }
    writer.append(site.layout.columns)
    writer.append(site.layout.rows)
    writer.append(site.tileSizes)
  }

  private static func writePage(
    _ kind: PageKind, of site: SiteBlueprint, frame: Fingerprint, to writer: inout RecordWriter
  ) {
    writer.append(frame)
    for name in site.theme.templates.names(usedBy: [kind.templateName]).sorted() {
      writer.append(name)
      writer.append(site.theme.templates.source(of: name) ?? [])
    }
  }

  private static func write(_ addresses: SiteAddresses, to writer: inout RecordWriter) {
    writer.append(addresses.origin)
    writer.append(addresses.basePath)
  }

  private static func write(_ search: SiteBlueprint.Search, to writer: inout RecordWriter) {
    writer.append(search.id)
    writer.append(search.title)
    writer.append(search.summary)
    writer.append(search.language?.tag)
  }

  private static func write(_ intro: Intro?, to writer: inout RecordWriter) {
    writer.append(intro != nil)
    guard let intro else { return }
    writer.append(intro.html)
    writer.append(intro.title)
    writer.append(intro.summary)
  }
}
