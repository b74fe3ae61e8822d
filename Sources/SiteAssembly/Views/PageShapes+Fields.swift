internal import Mustache

extension PageShapes {
  /// The site, the same on every page.
  static let site = TemplateShape(
    "site",
    [
      .init("title", .text, "the site's title"),
      .init("summary", .text, "what the site is, in a sentence; may be absent"),
      .init("home", .text, "path of the home page"),
      .init("url", .text, "the home page's whole URL"),
    ])

  /// Ways to reach the publisher.
  static let support = TemplateShape(
    "support",
    [
      .init("email", .text, "mailto: link with the configured subject; may be absent"),
      .init("rate", .text, "URL for ratings; may be absent"),
      .init("about", .text, "URL of a page about the site; may be absent"),
    ])

  /// The site's icons.
  static let icons = TemplateShape(
    "icons",
    [
      .init("svg", .text, "path of the icon that fits any size"),
      .init("ico", .text, "path of the icon of 32 × 32 pixels, for browsers that know no other"),
      .init("touch", .text, "path of the icon for home screens"),
      .init("manifest", .text, "path of the manifest"),
    ])

  /// The values of the site that every page can refer to, in the order `PageFrame` gives them.
  static func siteFields(text: TemplateShape, assets: TemplateShape) -> [TemplateShape.Field] {
    [
      .init("language", .text, "the page's language as a BCP 47 tag"),
      .init("direction", .text, "ltr or rtl"),
      .init("locale", .text, "language and territory as Open Graph writes them"),
      .init("site", .object(site), "the site"),
      .init("stylesheet", .text, "path of the style sheet"),
      .init("script", .text, "path of the script; absent for a theme without one"),
      .init("icons", .object(icons), "paths of the site's icons: its own, or those made from its title"),
      .init("assets", .object(assets), "paths of all assets, by file name with _ for other characters"),
      .init("text", .object(text), "the texts of the interface, by key with _ for -"),
      .init("support", .object(support), "ways to reach the publisher; absent when none is configured"),
      .init("has_affiliate", .flag, "whether store links carry an affiliate token"),
      .init("generator", .text, "name and version of the generator"),
      .init(
        "tile_sizes", .text,
        "how wide the picture of a tile in a grid is, as a length for the sizes attribute"),
    ]
  }

  /// What every page says of itself, in the order of `PageHead`; the values of each kind of page follow.
  static let headFields: [TemplateShape.Field] = [
    .init("page_kind", .text, "home, grid, detail or not-found"),
    .init("title", .text, "the document's title"),
    .init("heading", .text, "the page's first-level heading"),
    .init("summary", .text, "what the page is, in a sentence; another one on every page"),
    .init("canonical", .text, "the page's own URL; absent on the page for missing addresses"),
    .init(
      "social_image", .text,
      "URL of a picture for link previews, the site's icon where no item has one; absent on the page for missing addresses"
    ),
    .init("social_image_alt", .text, "what that picture shows"),
    .init("social_image_width", .text, "its width in pixels; absent for a picture on the store's servers"),
    .init("social_image_height", .text, "its height in pixels; absent like the width"),
    .init("social_type", .text, "the page's Open Graph type"),
    .init(
      "structured_data", .markup,
      "JSON-LD that says what the page holds in the words of schema.org, safe in a script element; absent on the page for missing addresses"
    ),
  ]

  static let homeFields: [TemplateShape.Field] = [
    .init("intro", .markup, "the home page's intro; may be absent"),
    .init("searches", .list(.searchCard), "all searches in the configured order"),
    .init("feeds", .list(.feedLink), "the site's feeds; empty when nobody noted what was recorded when"),
  ]

  static let gridFields: [TemplateShape.Field] = [
    .init("search", .object(.searchLink), "the search whose items these are"),
    .init("intro", .markup, "the search's intro, on its first page; may be absent"),
    .init("tiles", .list(.tile), "the page's items in the algorithm's order"),
    .init("is_empty", .flag, "whether the search found nothing"),
    .init("page_position", .text, "which page of how many, in words"),
    .init(
      "pages", .list(.pageDot),
      "the pages of the search; of more than 12 the first, the last and those around it"),
    .init("has_pages", .flag, "whether there is more than one page"),
    .init("previous", .text, "path of the page before; absent on the first"),
    .init("next", .text, "path of the page after; absent on the last"),
    .init("feeds", .list(.feedLink), "the search's feeds and then the site's; empty as on the home page"),
  ]

  static let detailFields: [TemplateShape.Field] = [
    .init("item", .object(.item), "the item"),
    .init("search", .object(.searchLink), "the search the item belongs to"),
    .init("back", .object(.backLink), "the way back to the item's tile"),
    .init(
      "social_date", .text,
      "name of the Open Graph property that takes the day the item comes or came out; absent where its type has none"
    ),
  ]
}
