internal import CSimdjson
internal import CatalogModel

extension ItemDecoder {
  /// The links of a result that can be used, which most readers only have to know of.
  struct Links {
    /// The item's page in the store.
    var page: WebURLCandidate?
    /// The picture for tiles.
    var small: WebURLCandidate?
    /// The picture for the detail page.
    var large: WebURLCandidate?

    /// The picture; either size stands in for the other.
    var artwork: Artwork? {
      guard let either = small ?? large else { return nil }
      return Artwork(small: Self.picture(small ?? either), large: Self.picture(large ?? either))
    }

    private static func picture(_ candidate: WebURLCandidate) -> ArtworkURL {
      ArtworkURL(WebURL(candidate))
    }
  }

  /// The item's page in the store: the first of its links that can be used. The picture: for tiles the one of 60
  /// points, for the detail page the largest. Links that cannot be used are noted.
  mutating func findLinks() -> Links {
    var links = Links()
    links.page =
      link(CSJField.trackViewUrl, .trackViewUrl) ?? link(CSJField.collectionViewUrl, .collectionViewUrl)
      ?? link(CSJField.artistLinkUrl, .artistLinkUrl)
    links.small =
      link(CSJField.artworkUrl60, .artworkUrl60) ?? link(CSJField.artworkUrl100, .artworkUrl100)
      ?? link(CSJField.artworkUrl160, .artworkUrl160) ?? link(CSJField.artworkUrl30, .artworkUrl30)
    links.large =
      link(CSJField.artworkUrl600, .artworkUrl600) ?? link(CSJField.artworkUrl512, .artworkUrl512)
      ?? link(CSJField.artworkUrl160, .artworkUrl160) ?? link(CSJField.artworkUrl100, .artworkUrl100)
    return links
  }

  private mutating func link(_ field: CSJField, _ link: AnswerWarning.Link) -> WebURLCandidate? {
    guard let text = fields.text(field) else { return nil }
    if let url = WebURLCandidate(utf8: text.bytes) { return url }
    let problem = AnswerWarning.Problem.badLink(link, CleanText.line(text, limit: 80) ?? "")
    if !problems.contains(problem) { note(problem) }
    return nil
  }
}
