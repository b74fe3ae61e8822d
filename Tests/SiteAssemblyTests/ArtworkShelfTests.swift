import ArtworkModel
import CatalogModel
import Testing

@testable import SiteAssembly

@Suite("Which picture an item is shown with") struct ArtworkShelfTests {
  private let item = Samples.item(7, artwork: Samples.artwork())

  private func key() throws -> ArtworkKey { ArtworkKey(try #require(item.artwork)) }

  @Test("the publisher's own picture wins over the store's")
  func local() throws {
    let (own, fetched) = (try Samples.picture(digit: "a"), try Samples.picture(digit: "b"))
    let shelf = ArtworkShelf(local: [7: own], fetched: [try key(): .prepared(fetched)])
    #expect(shelf.showing(of: item) == .prepared(own))
    #expect(shelf.showing(of: Samples.item(7)) == .prepared(own))
    #expect(shelf.showing(of: Samples.item(8, artwork: item.artwork)) == .prepared(fetched))
  }

  @Test("what was not fetched yet is shown from the store, what cannot be shown is drawn")
  func standings() throws {
    let artwork = try #require(item.artwork)
    #expect(ArtworkShelf.empty.showing(of: item) == .store(artwork))
    let other = try #require(Samples.artwork(large: "https://is1-ssl.mzstatic.com/other/100x100bb.jpg"))
    let missing = ArtworkShelf(local: [:], fetched: [ArtworkKey(other): .unusable])
    #expect(missing.showing(of: item) == .store(artwork))
    #expect(missing.showing(of: Samples.item(1, artwork: other)) == .drawing)
    #expect(missing.showing(of: Samples.item(1)) == .drawing)
  }

  @Test("in the place of a picture of one's own that cannot be shown there is what was fetched, or a drawing")
  func unusable() throws {
    let fetched = try Samples.picture()
    let with = ArtworkShelf(local: [:], unusable: [7], fetched: [try key(): .prepared(fetched)])
    #expect(with.showing(of: item) == .prepared(fetched))
    let without = ArtworkShelf(local: [:], unusable: [7], fetched: [:])
    #expect(without.showing(of: item) == .drawing)
    #expect(without.showing(of: Samples.item(8, artwork: item.artwork)) != .drawing)
  }

  @Test("pictures of the store are credited, the publisher's own and drawings are not")
  func credit() throws {
    let shelf = ArtworkShelf(local: [8: try Samples.picture()], fetched: [:])
    #expect(shelf.needsCredit(for: item))
    #expect(!shelf.needsCredit(for: Samples.item(8, artwork: item.artwork)))
    #expect(!shelf.needsCredit(for: Samples.item(9)))
  }

  @Test("the same picture in another size or from another server is the same picture")
  func keys() throws {
    let addresses = [
      "https://is1-ssl.mzstatic.com/a/100x100bb.jpg", "https://is5-ssl.mzstatic.com/a/600x600bb.jpg",
      "http://is3.mzstatic.com/a/60x60bb.jpg",
    ]
    let keys = try addresses.map { ArtworkKey(try #require(Samples.artwork(large: $0))) }
    #expect(Set(keys).count == 1)
    #expect(
      ArtworkKey(try #require(Samples.artwork(large: "https://is1-ssl.mzstatic.com/b/100x100bb.jpg")))
        != keys[0])
  }
}
