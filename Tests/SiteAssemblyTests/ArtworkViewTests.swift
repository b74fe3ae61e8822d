import ArtworkModel
import CatalogModel
import Mustache
import Testing

@testable import SiteAssembly

@Suite("Pictures on pages") struct ArtworkViewTests {
  private let paths = ArtworkPathWriter(SiteAddresses(origin: "https://example.org", basePath: "/shelf/"))

  /// The object's values by field name, text as it is.
  private func fields(_ make: (inout TextArena) -> TemplateValue) -> [String: String] {
    var arena = TextArena()
    let value = make(&arena)
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

  private func fields(_ view: ArtworkView, _ artwork: Artwork) -> [String: String] {
    fields { view.value(of: artwork, in: &$0) }
  }

  private func fields(_ view: ArtworkView, _ picture: PreparedArtwork) -> [String: String] {
    fields { view.value(of: picture, paths, in: &$0) }
  }

  private func list(_ sizes: [Int], _ type: String) -> String {
    let name = String(repeating: "0", count: 20)
    return sizes.map { "/shelf/artwork/\(name)-\($0).\(type) \($0)w" }.joined(separator: ", ")
  }

  @Test("a tile's picture in the store comes in the widths that screens and scaled tiles need")
  func tile() throws {
    let fields = fields(.tile, try #require(Samples.artwork()))
    #expect(fields["source"] == "https://is1-ssl.mzstatic.com/a/60x60bb.jpg")
    #expect(
      fields["sources"]
        == [60, 120, 180, 240, 360].map {
          "https://is1-ssl.mzstatic.com/a/\($0)x\($0)bb.jpg \($0)w"
        }.joined(separator: ", "))
    #expect(fields["width"] == "60")
    #expect(fields["height"] == "60")
    #expect(fields.keys.sorted() == ["height", "source", "sources", "width"])
  }

  @Test("the detail page takes the large picture")
  func detail() throws {
    let artwork = try #require(
      Samples.artwork(large: "https://is1-ssl.mzstatic.com/large/100x100bb-85.png"))
    let fields = fields(.detail, artwork)
    #expect(fields["source"] == "https://is1-ssl.mzstatic.com/large/300x300bb-85.png")
    #expect(fields["sources"]?.hasSuffix("/large/600x600bb-85.png 600w") == true)
    #expect(fields["width"] == "300")
  }

  @Test("a picture of one size is used as it is, without a choice of widths")
  func fixedSize() throws {
    let fields = fields(
      .tile, try #require(Samples.artwork(small: "https://a1.example/cover.60x60-50.jpg")))
    #expect(fields["source"] == "https://a1.example/cover.60x60-50.jpg")
    #expect(fields["sources"] == nil)
  }

  @Test("a picture of the site's own is offered as WebP and as JPEG, below the base path")
  func ownTile() throws {
    let fields = fields(.tile, try Samples.picture())
    #expect(fields["source"] == "/shelf/artwork/\(String(repeating: "0", count: 20))-60.jpg")
    #expect(fields["sources"] == list([60, 120, 180, 240, 360], "jpg"))
    #expect(fields["webp"] == list([60, 120, 180, 240, 360], "webp"))
    #expect(fields["width"] == "60" && fields["height"] == "60")
    #expect(fields["color"] == "#14a0a0")
    #expect(
      fields["backdrop"]
        == ##"<svg class="backdrop" viewBox="0 0 600 600" fill="#14a0a0" aria-hidden="true">"##
        + #"<path d="M0 0h600v600H0z"/></svg>"#)
    #expect(fields["edge"] == nil && fields["placeholder"] == nil)
  }

  @Test(
    "a picture that is smaller than what is wanted is offered at its own size, never above",
    arguments: [
      (600, [60, 120, 180, 240, 360], [100, 200, 300, 600]),
      (300, [60, 120, 180, 240, 300], [100, 200, 300]),
      (130, [60, 120, 130], [100, 130]), (60, [60], [60]), (1, [1], [1]),
      (5_000, [60, 120, 180, 240, 360], [100, 200, 300, 600]),
    ])
  func sizes(side: Int, tile: [Int], detail: [Int]) throws {
    for picture in [
      try Samples.picture(width: side, height: side), try Samples.picture(width: 1, height: side),
    ] {
      #expect(fields(.tile, picture)["webp"] == list(tile, "webp"))
      #expect(fields(.detail, picture)["webp"] == list(detail, "webp"))
    }
  }

  @Test("a transparent picture has PNG in the place of JPEG and nothing behind it")
  func transparent() throws {
    let fields = fields(.tile, try Samples.picture(width: 400, isTransparent: true))
    #expect(fields["sources"]?.contains(".jpg") == false)
    #expect(fields["source"]?.hasSuffix("-60.png") == true)
    #expect(fields["backdrop"] == nil && fields["edge"] == nil)
  }

  @Test(
    "a picture that leaves room in its square has a small one to be blurred there, and its own proportions")
  func poster() throws {
    let fields = fields(.detail, try Samples.picture(width: 400))
    #expect(fields["edge"] == "/shelf/artwork/\(String(repeating: "0", count: 20))-60.webp")
    #expect(fields["backdrop"]?.contains(#"viewBox="0 0 400 600""#) == true)
    #expect(fields["width"] == "300" && fields["height"] == "300")
  }

  @Test("an item without a picture gets a drawing, always the same", arguments: [ArtworkView.tile, .detail])
  func placeholder(view: ArtworkView) {
    let item = Samples.item(42, "Blue in Green")
    let first = fields { _ in view.drawing(for: item) }
    #expect(first["source"] == nil)
    #expect(first["placeholder"]?.hasPrefix("<svg") == true)
    #expect(first["width"] == "\(view.side)")
    #expect(fields { _ in view.drawing(for: item) } == first)
  }
}
