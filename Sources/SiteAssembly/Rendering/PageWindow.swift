/// The pages of a search that a page of it links to: all of them, or the first, the last and those around the current one.
///
/// What is left out is always two pages or more: the mark for a single one would take the room of its link.
struct PageWindow: Equatable {
  /// A link to a page.
  struct Entry: Equatable {
    /// The page, from 1.
    let page: Int
    /// Whether pages before it are left out.
    let followsGap: Bool
  }

  /// The links in page order.
  let entries: [Entry]

  /// How many places for links and gaps fit beside each other at 24 points each, the least for targets that touch
  /// (WCAG 2.2, 2.5.8), on a screen of 320.
  static let places = 12
  /// How many pages are linked on each side of the current one.
  private static let reach = 3
  /// How many pages are linked at an end that the current one is near to: the first or last, its gap's place, and
  /// what is around a current page.
  private static let run = 2 * reach + 3

  /// The window around a page of so many.
  ///
  /// - Precondition: `current` is from 1 to `count`.
  init(current: Int, count: Int) {
    guard count > Self.places else {
      entries = (1...max(1, count)).map { Entry(page: $0, followsGap: false) }
      return
    }
    let around: ClosedRange<Int> =
      if current - Self.reach <= 3 {
        1...Self.run
      } else if current + Self.reach >= count - 2 {
        (count - Self.run + 1)...count
      } else {
        (current - Self.reach)...(current + Self.reach)
      }
    let first = around.lowerBound > 1 ? [1] : []
    let last = around.upperBound < count ? [count] : []
    let pages = first + around + last
    entries = zip(pages, [0] + pages).map { page, before in Entry(page: page, followsGap: page - before > 1) }
  }
}
