import CatalogModel
import SiteAssembly
import Testing

@Suite struct SearchDigestTests {
  @Test("a digest keeps the store's order and the first items of the page's order")
  func parts() {
    let items = (0..<10).map { Samples.item(Int64($0), "Item \($0)") }
    let digest = SearchDigest(items: items, order: Array(items.indices.reversed()))
    #expect(digest.count == 10)
    #expect(digest.entries.map(\.key) == items.map(\.key))
    #expect(digest.entries.map(\.slug.text) == (0..<10).map { "item-\($0)" })
    #expect(digest.order == (0..<10).reversed().map(Int32.init))
    #expect(digest.previews.map(\.name) == ["Item 9", "Item 8", "Item 7", "Item 6", "Item 5", "Item 4"])
  }

  @Test("a search without items has an empty digest")
  func empty() {
    let digest = SearchDigest(items: [], order: [])
    #expect(digest.count == 0)
    #expect(digest.previews.isEmpty)
  }
}
