internal import ArtworkModel
internal import CatalogModel
internal import Mustache

extension PageRenderer {
  /// A picture for link previews: that of the first item that has one, or else the site's own mark.
  mutating func socialImage(_ items: some Sequence<Item>) -> SocialImage {
    for item in items {
      let start = arena.bytes.count
      guard let size = writeImageURL(of: item) else { continue }
      var image = SocialImage(url: arena.text(from: start), description: .text(item.name))
      if size.width > 0 {
        image.width = number(size.width)
        image.height = number(size.height)
      }
      return image
    }
    return frame.siteImage
  }

  private mutating func number(_ number: Int) -> TemplateValue {
    let start = arena.bytes.count
    arena.bytes.append(decimal: Int64(number))
    return arena.text(from: start)
  }

  /// Appends the whole URL of an item's picture at its largest. Returns its size in pixels, 0 where the store does not
  /// say; nil when there is no picture.
  mutating func writeImageURL(of item: Item) -> (width: Int, height: Int)? {
    switch artwork.showing(of: item) {
    case .prepared(let picture):
      let size = picture.sizes.last ?? ArtworkSizes.largest
      artworkPaths.writeURL(picture, size: size, picture.fallback, to: &arena.bytes)
      return picture.extent(fitting: size)
    case .store(let artwork):
      artwork.large.write(size: ArtworkView.socialSize, to: &arena.bytes)
      return (0, 0)
    case .drawing: return nil
    }
  }
}

extension PreparedArtwork {
  /// The size of the file of it that fits a square, as its maker scales it: the longer side is as long, the other in
  /// proportion.
  fileprivate func extent(fitting size: Int) -> (width: Int, height: Int) {
    let longer = max(width, height)
    func side(_ length: Int) -> Int { max(1, (2 * length * size + longer) / (2 * longer)) }
    return (side(width), side(height))
  }
}
