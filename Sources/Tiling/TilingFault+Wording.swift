extension TilingFault {
  /// What is wrong, in lower case and without a final full stop.
  package var message: String {
    switch self {
    case .malformedExtent(let text): "\"\(text)\" is not a width and a height"
    case .malformedLength(let text): "\"\(text)\" is not a length"
    case .tooManyDecimals(let text): "\"\(text)\" has more than \(Length.maximumDecimals) decimals"
    case .lengthOutOfRange(let text): "\"\(text)\" is not above 0 and at most \(Extent.maximumSide) points"
    case .buttonExceedsCell(let button, let cell): "the button \(button) does not fit in its cell \(cell)"
    case .artworkExceedsButton(let artwork, let button):
      "the artwork \(artwork) does not fit in its button \(button)"
    case .countOutOfRange(let count, let limit): "the count \(count) is not between 0 and \(limit)"
    case .indexOutOfRange(let index, let limit): "there is no tile \(index) among 0 to \(limit - 1)"
    case .tooManyTilesPerPage(let count, let limit):
      "the view holds \(count) tiles on a page, more than \(limit)"
    }
  }

  /// What to do about it, one sentence without a final full stop.
  package var hint: String {
    switch self {
    case .malformedExtent: "write it in points, like 568x320"
    case .malformedLength: "write digits and at most three decimals, like 94.5"
    case .tooManyDecimals: "round it to thousandths of a point"
    case .lengthOutOfRange: "give a size a screen could have"
    case .buttonExceedsCell: "make the button smaller or the cell larger"
    case .artworkExceedsButton: "make the artwork smaller or the button larger"
    case .countOutOfRange(_, let limit): "give a count of at most \(limit)"
    case .indexOutOfRange: "tiles are numbered from 0"
    case .tooManyTilesPerPage: "give a smaller view or larger cells"
    }
  }
}
