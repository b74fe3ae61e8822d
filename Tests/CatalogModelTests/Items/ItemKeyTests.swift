import CatalogModel
import Testing

@Suite("Item keys")
struct ItemKeyTests {
  @Test("Keys are in order of id, then kind, then country")
  func order() {
    let keys = [
      ItemKey(country: "US", kind: .song, id: 2), ItemKey(country: "DE", kind: .album, id: 10),
      ItemKey(country: "DE", kind: .song, id: 10), ItemKey(country: "US", kind: .song, id: 10),
    ]
    #expect(keys.shuffled().sorted() == keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("The known kinds are in name order, each once")
  func knownKinds() {
    let names = ItemKind.known.map(\.rawValue)
    #expect(names == Set(names).sorted())
  }
}
