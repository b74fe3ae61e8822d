import CatalogModel
import Mustache
import Testing

@testable import SiteAssembly

@Suite struct ArtworkViewTests {
  /// The object's values by field name, text as it is.
  private func fields(_ view: ArtworkView, _ item: Item) -> [String: String] {
    var arena = TextArena()
    let value = view.value(for: item, in: &arena)
    guard case .object(let object) = value.spelledOut(arena) else { return [:] }
    var fields: [String: String] = [:]
    for (field, value) in zip(object.shape.fields, object.values) {
      switch value {
      case .text(let text): fields[field.name] = text
      case .markup(let bytes): fields[field.name] = String(decoding: bytes, as: UTF8.self)
      default: break
      }
    }
    return fields
  }

  @Test("a tile's picture comes in the widths that screens and scaled tiles need")
  func tile() {
    let fields = fields(.tile, Samples.item(1, artwork: Samples.artwork()))
    #expect(fields["source"] == "https://is1-ssl.mzstatic.com/a/60x60bb.jpg")
    #expect(
      fields["sources"]
        == [60, 120, 180, 240, 360].map {
          "https://is1-ssl.mzstatic.com/a/\($0)x\($0)bb.jpg \($0)w"
        }.joined(separator: ", "))
    #expect(fields["width"] == "60")
    #expect(fields["height"] == "60")
    #expect(fields["placeholder"] == nil)
  }

  @Test("the detail page takes the large picture")
  func detail() {
    let artwork = Samples.artwork(large: "https://is1-ssl.mzstatic.com/large/100x100bb-85.png")
    let fields = fields(.detail, Samples.item(1, artwork: artwork))
    #expect(fields["source"] == "https://is1-ssl.mzstatic.com/large/300x300bb-85.png")
    #expect(fields["sources"]?.hasSuffix("/large/600x600bb-85.png 600w") == true)
    #expect(fields["width"] == "300")
  }

  @Test("a picture of one size is used as it is, without a choice of widths")
  func fixedSize() {
    let artwork = Samples.artwork(small: "https://a1.example/cover.60x60-50.jpg")
    let fields = fields(.tile, Samples.item(1, artwork: artwork))
    #expect(fields["source"] == "https://a1.example/cover.60x60-50.jpg")
    #expect(fields["sources"] == nil)
  }

  @Test("an item without a picture gets a drawing, always the same", arguments: [ArtworkView.tile, .detail])
  func placeholder(view: ArtworkView) {
    let item = Samples.item(42, "Blue in Green")
    let first = fields(view, item)
    #expect(first["source"] == nil)
    #expect(first["placeholder"]?.hasPrefix("<svg") == true)
    #expect(first["width"] == "\(view.side)")
    #expect(fields(view, item) == first)
  }
}
