package import CatalogModel
package import Localization
package import Tiling

/// All that pages show besides the items: a site's configuration, texts and theme, read and checked.
package struct SiteBlueprint: Sendable {
  /// A configured search as its pages show it.
  package struct Search: Sendable {
    /// Its id, the first part of its pages' addresses.
    package let id: String
    /// What it is called.
    package let title: String
    /// What it holds, in a sentence.
    package let summary: String?
    /// The text above its first grid page.
    package let intro: Intro?
    /// The order of its items.
    package let order: ItemOrder
    /// The day its answer was recorded; nil when nobody has written that down.
    package let recorded: CalendarDate?
    /// The language its answer was asked for in; nil when that was left to the store, or it is the site's own.
    package let language: ForeignLanguage?

    /// Makes a search of its parts.
    package init(
      id: String, title: String, summary: String?, intro: Intro?, order: ItemOrder,
      recorded: CalendarDate? = nil, language: ForeignLanguage? = nil
    ) {
      self.id = id
      self.title = title
      self.summary = summary
      self.intro = intro
      self.order = order
      self.recorded = recorded
      self.language = language
    }
  }

  /// Ways to reach the publisher, as links.
  package struct Support: Sendable {
    /// A mailto: link.
    package let email: String?
    /// Where to rate.
    package let rate: String?
    /// A page about the site.
    package let about: String?

    /// Makes the links.
    package init(email: String?, rate: String?, about: String?) {
      self.email = email
      self.rate = rate
      self.about = about
    }
  }

  /// The site's title.
  package var title: String
  /// What the site is, in a sentence.
  package var summary: String?
  /// The home page's intro.
  package var intro: Intro?
  /// Where its pages are.
  package var addresses: SiteAddresses
  /// The language of its pages.
  package var language: PageLanguage
  /// The texts of the interface in that language.
  package var strings: InterfaceStrings
  /// The searches in the configured order.
  package var searches: [Search]
  /// Parameters that store links carry; empty without an affiliate token.
  package var affiliate: [(name: String, value: String)]
  /// Ways to reach the publisher; nil when none is configured.
  package var support: Support?
  /// How items are tiled onto pages.
  package var layout: TilingLayout
  /// How wide the picture of a tile is; see `PictureSizes`.
  package var tileSizes: String
  /// Templates and assets.
  package var theme: Theme
  /// Name and version of the generator.
  package var generator: String
  /// What the feeds are made with; nil for a site without feeds.
  package var feeds: FeedSettings?

  /// Makes a blueprint of its parts.
  package init(
    title: String, summary: String?, intro: Intro?, addresses: SiteAddresses, language: PageLanguage,
    strings: InterfaceStrings, searches: [Search], affiliate: [(name: String, value: String)],
    support: Support?,
    layout: TilingLayout, tileSizes: String, theme: Theme, generator: String,
    feeds: FeedSettings? = nil
  ) {
    self.title = title
    self.summary = summary
    self.intro = intro
    self.addresses = addresses
    self.language = language
    self.strings = strings
    self.searches = searches
    self.affiliate = affiliate
    self.support = support
    self.layout = layout
    self.tileSizes = tileSizes
    self.theme = theme
    self.generator = generator
    self.feeds = feeds
  }
}
