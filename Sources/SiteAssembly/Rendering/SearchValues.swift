internal import Localization
internal import Mustache
internal import Tiling

/// What the pages of one search have in common, made when the first of them is. A class, because every page of the search
/// takes it up.
final class SearchValues {
  /// The index of the search in the site's order.
  let number: Int
  /// The search as its items' pages refer to it.
  let link: TemplateValue
  /// What the link from an item back to its tile says.
  let backLabel: TemplateValue
  /// The links to the feeds.
  let feeds: TemplateValue
  /// The paths of the grid pages, the first one first.
  let pagePaths: [String]
  /// Which page of how many each is, in words.
  let pagePositions: [String]

  /// `pageCount` is at least one.
  init(_ site: SiteBlueprint, number: Int, pageCount: Int) {
    let search = site.searches[number]
    let pages = 1...max(1, pageCount)
    self.number = number
    pagePaths = pages.map { site.addresses.gridPage($0, ofSearch: search.id).path }
    pagePositions = pages.map { site.strings.page($0, of: pages.upperBound) }
    link = .object(.searchLink, [.text(search.title), .text(pagePaths[0]), .text(search.summary)])
    feeds = .list(FeedLinks.ofSearch(search, of: site))
    backLabel = .text(site.strings.text(.backTo, [.search: search.title]))
  }

  /// The page dots of a page, counted from 1.
  func dots(current page: Int) -> [TemplateValue] {
    PageWindow(current: page, count: pagePaths.count).entries.map { entry in
      .object(
        .pageDot,
        [
          .text("\(entry.page)"), .text(pagePaths[entry.page - 1]), .text(pagePositions[entry.page - 1]),
          .flag(entry.page == page), .flag(entry.followsGap),
        ])
    }
  }

  /// The path of a page counted from 1; nil when there is none of that number.
  func path(ofPage page: Int) -> String? {
    pagePaths.indices.contains(page - 1) ? pagePaths[page - 1] : nil
  }
}
