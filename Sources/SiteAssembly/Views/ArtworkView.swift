internal import ArtworkModel
internal import CatalogModel
internal import Mustache

/// Shows an item's picture in a square of a given size, or a drawn one where there is none.
struct ArtworkView: Sendable {
  /// The square's side in CSS pixels.
  let side: Int
  private let size: ArtworkSize
  /// The widths offered for screens of other densities and for scaled tiles, in pixels.
  private let widths: [Int]
  private let sizes: ArtworkSizeList
  private let sideValue: TemplateValue

  /// On a tile: 60 points at 1×, 2× and 3×, and what tiles scaled up to twice their size need.
  static let tile = ArtworkView(side: 60, widths: ArtworkSizes.tile)
  /// On a detail page.
  static let detail = ArtworkView(side: 300, widths: ArtworkSizes.detail)
  /// What link previews show.
  static let socialSize = ArtworkSize(ArtworkSizes.largest)

  /// `widths` are in pixels, ascending.
  init(side: Int, widths: [Int]) {
    self.side = side
    self.size = ArtworkSize(side)
    self.sideValue = .text("\(side)")
    self.widths = widths
    self.sizes = ArtworkSizeList(widths: widths)
  }

  /// The drawing for an item without a picture.
  func drawing(for item: Item) -> TemplateValue {
    let drawing = PlaceholderArtwork.svg(id: item.key.id, name: item.name)
    return value(placeholder: .markup(drawing))
  }

  /// A picture on the store's servers, with texts in the arena.
  func value(of artwork: Artwork, in arena: inout TextArena) -> TemplateValue {
    let picture = side > 100 ? artwork.large : artwork.small
    let start = arena.bytes.count
    picture.write(size: size, to: &arena.bytes)
    let source = arena.text(from: start)
    return value(source: source, sources: sourceList(of: picture, in: &arena))
  }

  /// A picture on the site itself, with texts in the arena.
  func value(
    of picture: PreparedArtwork, _ paths: ArtworkPathWriter, in arena: inout TextArena
  ) -> TemplateValue {
    func written(_ write: (inout [UInt8]) -> Void) -> TemplateValue {
      let start = arena.bytes.count
      write(&arena.bytes)
      return arena.text(from: start)
    }
    let offered = ArtworkSizes.offered(widths, ofSide: max(picture.width, picture.height))
    let usual = offered.first { $0 >= side } ?? offered.last ?? side
    let source = written { paths.writePath(picture, size: usual, picture.fallback, to: &$0) }
    let sources = written { paths.writeList(picture, sizes: offered, picture.fallback, to: &$0) }
    let webP = written { paths.writeList(picture, sizes: offered, .webP, to: &$0) }
    let edge =
      picture.isSquare || picture.isTransparent
      ? TemplateValue.absent
      : written { paths.writePath(picture, size: picture.sizes[0], .webP, to: &$0) }
    return value(
      source: source, sources: sources, webP: webP, color: .text(picture.color?.hexadecimal),
      backdrop: backdrop(of: picture, in: &arena), edge: edge)
  }

  /// A drawing of nothing but the color, which would be seen through transparent parts.
  private func backdrop(of picture: PreparedArtwork, in arena: inout TextArena) -> TemplateValue {
    guard let color = picture.color, !picture.isTransparent else { return .absent }
    let start = arena.bytes.count
    let (width, height) = (picture.width, picture.height)
    arena.bytes.append(contentsOf: #"<svg class="backdrop" viewBox="0 0 \#(width) \#(height)""#.utf8)
    arena.bytes.append(contentsOf: #" fill="\#(color.hexadecimal)" aria-hidden="true">"#.utf8)
    arena.bytes.append(contentsOf: #"<path d="M0 0h\#(width)v\#(height)H0z"/></svg>"#.utf8)
    return arena.markup(from: start)
  }

  /// In the order of `TemplateShape.artwork`.
  private func value(
    source: TemplateValue = .absent, sources: TemplateValue = .absent, webP: TemplateValue = .absent,
    color: TemplateValue = .absent, backdrop: TemplateValue = .absent, edge: TemplateValue = .absent,
    placeholder: TemplateValue = .absent
  ) -> TemplateValue {
    .object(
      .artwork, [source, sources, webP, sideValue, sideValue, color, backdrop, edge, placeholder])
  }

  private func sourceList(of picture: ArtworkURL, in arena: inout TextArena) -> TemplateValue {
    guard picture.isResizable else { return .absent }
    let start = arena.bytes.count
    picture.write(sizes, to: &arena.bytes)
    return arena.text(from: start)
  }
}
