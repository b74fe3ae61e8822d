internal import CatalogModel
internal import Mustache

/// Shows an item's picture in a square of a given size, or a drawn one where the store has none.
struct ArtworkView: Sendable {
  /// The square's side in CSS pixels.
  let side: Int
  private let size: ArtworkSize
  /// The widths offered for screens of other densities and for scaled tiles.
  private let sizes: ArtworkSizeList
  private let sideValue: TemplateValue

  /// On a tile: 60 points at 1×, 2× and 3×, and what tiles scaled up to twice their size need.
  static let tile = ArtworkView(side: 60, widths: [60, 120, 180, 240, 360])
  /// On a detail page.
  static let detail = ArtworkView(side: 300, widths: [100, 200, 300, 600])
  /// What link previews show.
  static let socialSize = ArtworkSize(600)

  /// `widths` are in pixels, ascending.
  init(side: Int, widths: [Int]) {
    self.side = side
    self.size = ArtworkSize(side)
    self.sideValue = .text("\(side)")
    self.sizes = ArtworkSizeList(widths: widths)
  }

  /// The picture, with texts in the arena.
  func value(for item: Item, in arena: inout TextArena) -> TemplateValue {
    guard let artwork = item.artwork else {
      let drawing = PlaceholderArtwork.svg(id: item.key.id, name: item.name)
      return .object(.artwork, [.absent, .absent, sideValue, sideValue, .markup(drawing)])
    }
    let picture = side > 100 ? artwork.large : artwork.small
    let start = arena.bytes.count
    picture.write(size: size, to: &arena.bytes)
    let source = arena.text(from: start)
    return .object(
      .artwork, [source, sourceList(of: picture, in: &arena), sideValue, sideValue, .absent])
  }

  private func sourceList(of picture: ArtworkURL, in arena: inout TextArena) -> TemplateValue {
    guard picture.isResizable else { return .absent }
    let start = arena.bytes.count
    picture.write(sizes, to: &arena.bytes)
    return arena.text(from: start)
  }
}
