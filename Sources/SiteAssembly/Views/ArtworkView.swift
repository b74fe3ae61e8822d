internal import CatalogModel
internal import Mustache

/// Shows an item's picture in a square of a given size, or a drawn one where the store has none.
struct ArtworkView: Sendable {
  /// The square's side in CSS pixels.
  let side: Int
  /// The widths offered for screens of other densities and for scaled tiles, in pixels, ascending.
  let widths: [Int]

  private let sideValue: TemplateValue
  private let descriptors: [[UInt8]]

  /// On a tile: 60 points at 1×, 2× and 3×, and what tiles scaled up to twice their size need.
  static let tile = ArtworkView(side: 60, widths: [60, 120, 180, 240, 360])
  /// On a detail page.
  static let detail = ArtworkView(side: 300, widths: [100, 200, 300, 600])

  init(side: Int, widths: [Int]) {
    self.side = side
    self.widths = widths
    self.sideValue = .text("\(side)")
    self.descriptors = widths.map { Array(" \($0)w".utf8) }
  }

  func value(for item: Item) -> TemplateValue {
    guard let artwork = item.artwork else {
      let drawing = PlaceholderArtwork.svg(id: item.key.id, name: item.name)
      return .object(.artwork, [.absent, .absent, sideValue, sideValue, .markup(drawing)])
    }
    let picture = side > 100 ? artwork.large : artwork.small
    return .object(
      .artwork,
      [
        .text(picture.text(size: side)), picture.isResizable ? .text(sources(of: picture)) : .absent,
        sideValue,
        sideValue, .absent,
      ])
  }

  private func sources(of picture: ArtworkURL) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(widths.count * (picture.original.text.utf8.count + 8))
    for (width, descriptor) in zip(widths, descriptors) {
      if !text.isEmpty { text += ", ".utf8 }
      picture.write(size: width, to: &text)
      text += descriptor
    }
    return String(decoding: text, as: UTF8.self)
  }
}
