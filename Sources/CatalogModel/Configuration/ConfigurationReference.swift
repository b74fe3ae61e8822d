/// Every key of `site.yml`. The decoder knows no others, and the documentation is written from it.
package enum ConfigurationReference {
  /// The keys, each mapping's together and before the mappings inside it.
  package static let entries: [ConfigurationEntry] =
    site + store + tiling + support + markdown + searches + lookups

  /// The keys a mapping may have; `path` is empty for the whole document.
  package static func keys(in path: String) -> [String] {
    keysByPath[path] ?? []
  }

  /// Every search of a site is a mapping, so the keys are sorted out once.
  private static let keysByPath = entries.reduce(into: [String: [String]]()) { keys, entry in
    let parts = entry.path.split(separator: ".")
    keys[parts.dropLast().joined(separator: "."), default: []].append(String(parts.last ?? ""))
  }

  private static let site = [
    ConfigurationEntry("title", "text", isRequired: true, "The site's name."),
    ConfigurationEntry(
      "url", "http or https URL", isRequired: true, "Where the site is published; it may have a path."),
    ConfigurationEntry("language", "language tag", default: "en", "The language of the site's pages."),
    ConfigurationEntry("summary", "text", "What the site is about, in a sentence or two."),
    ConfigurationEntry("intro", "path", "Markdown shown above the searches on the home page."),
    ConfigurationEntry("store", "mapping", "How the store is asked, and how it is linked to."),
    ConfigurationEntry("tiling", "mapping", "The measures of the grid."),
    ConfigurationEntry("support", "mapping", "How readers get help."),
    ConfigurationEntry("markdown", "mapping", "How Markdown is read."),
    ConfigurationEntry(
      "theme", "word", default: ThemeName.gallery.rawValue, allowed: ThemeName.allCases.map(\.rawValue),
      "How the pages look; your own templates and assets go over it."),
    ConfigurationEntry(
      "strings", "mapping of text to text", "Texts of the interface to say differently, by key."),
    ConfigurationEntry(
      "artwork", "word", default: ArtworkSource.local.rawValue,
      allowed: ArtworkSource.allCases.map(\.rawValue),
      "Where pages load artwork from: the site itself, which `fetch` brings it for, or the store's servers."),
    ConfigurationEntry(
      "vanished", "word", default: VanishedItems.keep.rawValue,
      allowed: VanishedItems.allCases.map(\.rawValue),
      "What happens to the page of an item that the store no longer has."),
    ConfigurationEntry("searches", "list of mappings", isRequired: true, "The searches, at least one."),
  ]

  private static let store = [
    ConfigurationEntry(
      "store.country", "country code", default: Storefront.unitedStates.code, "Whose store is searched."),
    ConfigurationEntry(
      "store.language", "store language", "The language of the store's answers, like en_us."),
    ConfigurationEntry("store.affiliate", "mapping", "Tokens of an affiliate program, put into store links."),
    ConfigurationEntry(
      "store.explicit", "true or false", default: "true", allowed: ["true", "false"],
      "Whether searches may find explicit content."),
    ConfigurationEntry(
      "store.pace", "number", default: "\(StoreConfiguration.documentedPace)",
      "How many calls a minute the store gets at most."),
    ConfigurationEntry(
      "store.endpoint", "https URL", default: "https://itunes.apple.com",
      "Where the store's service is; http for a server on this machine alone."),
    ConfigurationEntry("store.affiliate.at", "token", "The affiliate."),
    ConfigurationEntry("store.affiliate.ct", "token", "The campaign."),
    ConfigurationEntry("store.affiliate.pt", "token", "The provider."),
  ]

  private static let tiling = [
    ConfigurationEntry(
      "tiling.view", "size in points", default: "568x320", "The view that searches are paged for."),
    ConfigurationEntry("tiling.cell", "size in points", default: "94x88", "The space of one tile."),
    ConfigurationEntry(
      "tiling.button", "size in points", default: "82x82",
      "The button in a tile, at most as large as the cell."),
  ]

  private static let support = [
    ConfigurationEntry("support.email", "mail address", "Where support mail goes."),
    ConfigurationEntry("support.subject", "text", "The subject of support mail."),
    ConfigurationEntry("support.rate", "http or https URL", "A page to rate something on."),
    ConfigurationEntry("support.about", "http or https URL", "A page about the publisher."),
  ]

  private static let markdown = [
    ConfigurationEntry(
      "markdown.raw_html", "true or false", default: "false", allowed: ["true", "false"],
      "Whether HTML inside Markdown is kept.")
  ]

  private static let searches = [
    ConfigurationEntry(
      "searches[].id", "id", isRequired: true,
      "The search's name in addresses; lower-case letters, digits, hyphens."),
    ConfigurationEntry(
      "searches[].title", "text", default: "the term, or the id made readable",
      "The search's name for readers."),
    ConfigurationEntry(
      "searches[].term", "text", "The words to search for; either this or lookup is required."),
    ConfigurationEntry(
      "searches[].lookup", "list of store ids, or mapping",
      "The items to show; either this or term is required."),
    ConfigurationEntry(
      "searches[].category", "word", default: SearchCategory.all.name, allowed: SearchCategory.names,
      "What kind of product is searched for."),
    ConfigurationEntry(
      "searches[].media", "word", default: StoreMedia.all.rawValue,
      allowed: StoreMedia.allCases.map(\.rawValue),
      "The part of the store that is searched, instead of a category."),
    ConfigurationEntry(
      "searches[].entity", "one of the media's entities",
      "The kind of result, instead of a category; with lookup, what belongs to each id."),
    ConfigurationEntry(
      "searches[].attribute", "one of the media's attributes", default: "all of them",
      "Where the words of the term are looked for."),
    ConfigurationEntry(
      "searches[].limit", "number", default: "\(SearchConfiguration.highestLimit)",
      "The most results, from 1; with lookup, the most of the entity for each id."),
    ConfigurationEntry(
      "searches[].explicit", "true or false", default: "store.explicit", allowed: ["true", "false"],
      "Whether explicit content may be found."),
    ConfigurationEntry("searches[].intro", "path", "Markdown shown above the search's grid."),
    ConfigurationEntry(
      "searches[].snapshot", "path", default: "snapshots/<id>.json", "Where the store's answer is kept."),
    ConfigurationEntry(
      "searches[].order", "word", default: SearchOrder.name.rawValue,
      allowed: SearchOrder.allCases.map(\.rawValue),
      "How the items are put in order."),
    ConfigurationEntry(
      "searches[].country", "country code", default: "store.country", "Whose store is asked for this search."),
    ConfigurationEntry(
      "searches[].language", "store language", default: "store.language",
      "The language of this search's answer."),
    ConfigurationEntry("searches[].summary", "text", "What the search is about, in a sentence or two."),
  ]

  private static let lookups = [
    ConfigurationEntry("searches[].lookup.id", "one or a list", "The store's own ids."),
    ConfigurationEntry("searches[].lookup.bundleId", "one or a list", "Bundle ids of apps."),
    ConfigurationEntry("searches[].lookup.isbn", "one or a list", "ISBNs of books, of 10 or 13 digits."),
    ConfigurationEntry(
      "searches[].lookup.upc", "one or a list", "Bar codes of albums and videos, UPC or EAN."),
    ConfigurationEntry("searches[].lookup.amgArtistId", "one or a list", "AllMusic numbers of artists."),
    ConfigurationEntry("searches[].lookup.amgAlbumId", "one or a list", "AllMusic numbers of albums."),
    ConfigurationEntry("searches[].lookup.amgVideoId", "one or a list", "AllMusic numbers of videos."),
  ]
}
