package import Diagnostics

extension AnswerFault {
  /// The errors to show, at the snapshot's place where there is one: one for the fault, preceded by what is wrong
  /// with the results when that is why none is left.
  package func diagnostics(at location: Diagnostic.Location? = nil) -> [Diagnostic] {
    let fault = Diagnostic(
      .error, "search \"\(searchName)\": \(problem.message)", at: location, hint: problem.hint)
    guard case .nothingUsable(let warnings) = problem else { return [fault] }
    return warnings.map { $0.diagnostic(at: location) } + [fault]
  }
}

extension AnswerFault.Problem {
  /// What is wrong, a clause such as "the store's answer is empty".
  package var message: String {
    switch self {
    case .empty: "the store's answer is empty"
    case .refused(let message): "the store refused the request: \(message)"
    case .webPage(let title, let text): Self.message(title: title, text: text)
    case .notJSON(let beginning) where beginning.isEmpty: "the store's answer is not JSON"
    case .notJSON(let beginning):
      "the store's answer is not well-formed JSON; it begins with \"\(beginning)\""
    case .truncated: "the store's answer is cut off: the JSON ends in the middle"
    case .notObject(let kind): "the store's answer is not a result list but JSON of type \(kind.rawValue)"
    case .noResults: "the store's answer has no \"results\""
    case .resultsNotArray(let kind):
      "\"results\" in the store's answer is not an array but of type \(kind.rawValue)"
    case .nothingUsable: "none of the results in the store's answer can be used"
    case .notUTF8: "the store's answer is not UTF-8 text"
    case .tooDeep(let limit): "the store's answer is nested more than \(limit) levels deep"
    case .tooLarge(let bytes, let limit):
      "the store's answer has \(bytes) bytes, more than the \(limit) allowed"
    case .outOfMemory(let bytes): "not enough memory for the store's answer of \(bytes) bytes"
    }
  }

  private static func message(title: String, text: String) -> String {
    let shown = [title, text].filter { !$0.isEmpty }.joined(separator: ": ")
    let message = "the store answered with a web page instead of a result list"
    return shown.isEmpty ? message : message + ": \"\(shown)\""
  }

  /// What to do.
  var hint: String? {
    switch self {
    case .empty: "the store answers like this when it is asked too often; wait a few minutes and ask again"
    case .webPage, .truncated: "record this answer again"
    case .refused: "correct what the search asks for and record the answer again"
    case .notJSON, .notObject, .noResults, .resultsNotArray, .nothingUsable, .notUTF8, .tooDeep, .tooLarge:
      "check that this is the body of a search or lookup answer, byte for byte, or record it again"
    case .outOfMemory: nil
    }
  }
}
