package import Diagnostics

extension AnswerWarning {
  /// The warning to show, at the snapshot's place where there is one.
  package func diagnostic(at location: Diagnostic.Location? = nil) -> Diagnostic {
    Diagnostic(.warning, "search \"\(searchName)\": \(subject)\(problem.message)", at: location)
  }

  private var subject: String {
    guard let place else { return "" }
    guard let name else { return "result \(place) " }
    return "result \(place) (\(name)) "
  }
}

extension AnswerWarning.Problem {
  /// What is wrong, as the rest of a sentence about the result.
  var message: String {
    switch self {
    case .notObject(let kind): "is left out: it is not an object but of type \(kind.rawValue)"
    case .noID: "is left out: it has no id"
    case .badID(let id): "is left out: its id \(id) is not a positive whole number"
    case .noName: "is left out: it has no name"
    case .badLink(let link, let text):
      "has no usable \(link.rawValue): \"\(text)\" is not an http or https URL"
    case .countMismatch(let claimed, let found): "resultCount is \(claimed), but there are \(found) results"
    case .more(let count): "\(count) more warnings are not listed"
    }
  }
}
