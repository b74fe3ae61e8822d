internal import Mustache

/// The links from pages to feeds, for the `feeds` of their templates.
enum FeedLinks {
  /// Those of the home page; none for a site without feeds.
  static func ofSite(_ site: SiteBlueprint) -> [TemplateValue] {
    links(to: nil, title: site.title, of: site)
  }

  /// Those of a search's grid pages: its own feeds, then the site's.
  static func ofSearch(_ search: SiteBlueprint.Search, of site: SiteBlueprint) -> [TemplateValue] {
    links(to: search.id, title: search.title, of: site) + ofSite(site)
  }

  private static func links(to search: String?, title: String, of site: SiteBlueprint) -> [TemplateValue] {
    guard site.feeds != nil else { return [] }
    return FeedFormat.allCases.map { format in
      let path = site.addresses.path(ofFile: format.file(ofSearch: search))
      return .object(.feedLink, [.text(path), .text(format.mediaType), .text(title)])
    }
  }
}
