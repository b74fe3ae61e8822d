/// Something in a result list that had to be left out or is odd.
package struct AnswerWarning: Hashable, Sendable {
  /// Which of a result's fields.
  package enum Link: String, Hashable, Sendable {
    case artistLinkUrl, collectionViewUrl, trackViewUrl
    case artworkUrl30, artworkUrl60, artworkUrl100, artworkUrl160, artworkUrl512, artworkUrl600
  }

  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// The element is not an object; left out.
    case notObject(JSONKind)
    /// It has no id; left out.
    case noID
    /// Its id, shown here, is not a positive whole number that fits into 63 bits; left out.
    case badID(String)
    /// It has no name, or one with nothing visible in it; left out.
    case noName
    /// A link, shown here shortened, is not a usable http or https URL; the item goes without it.
    case badLink(Link, String)
    /// `resultCount` says another number than there are results.
    case countMismatch(claimed: Int64, found: Int)
    /// There are this many warnings more, which are not listed.
    case more(Int)
  }

  /// The most warnings listed for one answer.
  package static let listLimit = 250

  /// The id of the search.
  package let searchName: String
  /// The place in the list from 1; nil when the whole list is meant.
  package let place: Int?
  /// The result's name where it has one.
  package let name: String?
  /// What is wrong.
  package let problem: Problem

  /// Makes a warning.
  package init(searchName: String, place: Int?, name: String?, problem: Problem) {
    self.searchName = searchName
    self.place = place
    self.name = name
    self.problem = problem
  }
}
