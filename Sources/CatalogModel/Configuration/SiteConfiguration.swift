package import Diagnostics

/// What `site.yml` says, checked and complete.
package struct SiteConfiguration: Hashable, Sendable {
  /// The site's name; not empty.
  package let title: String
  /// Where it is published.
  package let url: SiteURL
  /// The language its pages are in.
  package let language: LanguageTag
  /// What it is about, in a sentence or two of plain text.
  package let summary: String?
  /// The Markdown above the list of searches on the home page.
  package let intro: Located<SitePath>?
  /// How the store is asked.
  package let store: StoreConfiguration
  /// The measures of the grid.
  package let tiling: TilingConfiguration
  /// How readers get help.
  package let support: SupportConfiguration
  /// Whether HTML inside Markdown is kept.
  package let keepsRawHTML: Bool
  /// How its pages look, where the site has no templates and assets of its own.
  package let theme: ThemeName
  /// The interface texts that differ, in the order written.
  package let strings: [StringOverride]
  /// Where pages load artwork from.
  package let artwork: ArtworkSource
  /// What happens to the pages of items that the store no longer has.
  package let vanished: VanishedItems
  /// The searches in the order written; at least one, no id and no snapshot twice.
  package let searches: [SearchConfiguration]
  /// What does not stop a build but should be looked at, in report order.
  package let warnings: [Diagnostic]
}
