import CatalogModel
import Diagnostics
import Testing
import YAMLReading

/// The only search of a site: `keys` stand in its flow mapping, `store` in the site's.
func configuredSearch(_ keys: String, store: String = "") throws -> SearchConfiguration {
  let text = "title: A\nurl: https://a.example\nstore: {\(store)}\nsearches: [{id: x, \(keys)}]\n"
  return try configuredSearch(site: text)
}

/// The first search of a whole `site.yml`.
func configuredSearch(site text: String) throws -> SearchConfiguration {
  let source = SourceText(path: "site.yml", text: text)
  let site = try SiteConfiguration.decode(YAMLDocument.parse(source), in: source)
  return try #require(site.searches.first)
}
