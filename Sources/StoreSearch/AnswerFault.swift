/// A body that is not a result list, with what came instead.
package struct AnswerFault: Error, Hashable, Sendable {
  /// What came instead of a result list.
  package enum Problem: Error, Hashable, Sendable {
    /// Nothing, or nothing but white space; the store's way of refusing too many requests.
    case empty
    /// The store's error answer, with its own words.
    case refused(message: String)
    /// An HTML page; title and beginning of its text, empty where it has none.
    case webPage(title: String, text: String)
    /// Other text that is not JSON, with its beginning; empty where there is nothing to show.
    case notJSON(beginning: String)
    /// JSON that ends in the middle.
    case truncated
    /// JSON of another kind than an object.
    case notObject(JSONKind)
    /// An object without `results`.
    case noResults
    /// An object whose `results` are not an array.
    case resultsNotArray(JSONKind)
    /// A list none of whose results could be used, with what is wrong with each.
    case nothingUsable([AnswerWarning])
    /// Bytes that are not UTF-8.
    case notUTF8
    /// Nested deeper than `limit`.
    case tooDeep(limit: Int)
    /// Longer than `limit`; both in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// There was not enough memory for a body of this many bytes.
    case outOfMemory(bytes: Int)
  }

  /// The id of the search whose answer it is.
  package let searchName: String
  /// What is wrong.
  package let problem: Problem

  /// Makes a fault.
  package init(searchName: String, problem: Problem) {
    self.searchName = searchName
    self.problem = problem
  }
}
