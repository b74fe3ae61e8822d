internal import CSimdjson
internal import CatalogModel

extension ItemDecoder {
  /// The item's page in the store: the first of its links that can be used.
  mutating func storeURL() -> WebURL? {
    link(CSJField.trackViewUrl, .trackViewUrl) ?? link(CSJField.collectionViewUrl, .collectionViewUrl)
      ?? link(CSJField.artistLinkUrl, .artistLinkUrl)
  }

  /// The picture: for tiles the one of 60 points, for the detail page the largest.
  mutating func artwork() -> Artwork? {
    let small =
      picture(CSJField.artworkUrl60, .artworkUrl60) ?? picture(CSJField.artworkUrl100, .artworkUrl100)
      ?? picture(CSJField.artworkUrl160, .artworkUrl160) ?? picture(CSJField.artworkUrl30, .artworkUrl30)
    let large =
      picture(CSJField.artworkUrl600, .artworkUrl600) ?? picture(CSJField.artworkUrl512, .artworkUrl512)
      ?? picture(CSJField.artworkUrl160, .artworkUrl160) ?? picture(CSJField.artworkUrl100, .artworkUrl100)
    guard let either = small ?? large else { return nil }
    return Artwork(small: small ?? either, large: large ?? either)
  }

  private mutating func picture(_ field: CSJField, _ link: AnswerWarning.Link) -> ArtworkURL? {
    self.link(field, link).map(ArtworkURL.init)
  }

  private mutating func link(_ field: CSJField, _ link: AnswerWarning.Link) -> WebURL? {
    guard let bytes = fields.bytes(field) else { return nil }
    if let url = WebURL(utf8: bytes) { return url }
    let problem = AnswerWarning.Problem.badLink(link, CleanText.line(bytes, limit: 80) ?? "")
    if !problems.contains(problem) { note(problem) }
    return nil
  }
}
