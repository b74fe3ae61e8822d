internal import CatalogModel
internal import Diagnostics
internal import StoreSearch
internal import StoreTransport

extension FetchFault {
  /// What to say of a call that gave no answer.
  init(_ failure: StoreCaller.Failure, _ search: SearchConfiguration) {
    let place = search.id.location
    switch failure {
    case .transport(let fault):
      self.init(
        "search \"\(search.id.value.text)\": \(fault.message)", at: place, hint: fault.hint,
        fault.isOurs ? .site : .store)
    case .glitch(.status(let status)):
      self.init(
        "search \"\(search.id.value.text)\": the store answered with status \(status) instead of a result list",
        at: place, hint: "try again later; what is recorded stays", .store)
    case .glitch(.body(let problem)):
      let fault = AnswerFault(searchName: search.id.value.text, problem: problem)
      self.init(diagnostics: fault.diagnostics(at: place), blame: .store)
    }
  }

  /// What to say of a request that the store does not take. The line to blame is that of the value the store names.
  init(badRequest message: String?, status: Int, _ search: SearchConfiguration) {
    let words = message.map { ": \($0)" } ?? " with status \(status)"
    self.init(
      "search \"\(search.id.value.text)\": the store refused the request\(words)",
      at: RefusedValue.location(for: message ?? "", in: search),
      hint: "correct what the search asks for; what is recorded stays", .site)
  }

  /// What to say of a search whose call was refused.
  init(refused status: Int, _ search: SearchConfiguration) {
    self.init(
      "search \"\(search.id.value.text)\": the store takes no more calls for now (status \(status))",
      at: search.id.location,
      hint: "what is recorded stays; asking again too soon makes the store refuse for longer",
      .store)
  }

  /// What to say where something else than the store answers.
  init(wrongAddress status: Int, _ search: SearchConfiguration) {
    let isPlace = [404, 410].contains(status) || (300..<400).contains(status)
    self.init(
      isPlace
        ? "search \"\(search.id.value.text)\": there is no store at this address (status \(status))"
        : "search \"\(search.id.value.text)\": what answers is no store (status \(status))",
      at: search.id.location,
      hint: isPlace
        ? "check store.endpoint in site.yml"
        : "check store.endpoint in site.yml, and the proxy if there is one",
      .site)
  }

  private init(_ message: String, at place: Diagnostic.Location?, hint: String?, _ blame: Blame) {
    self.init(diagnostics: [Diagnostic(.error, message, at: place, hint: hint)], blame: blame)
  }
}

extension TransportFault {
  /// Whether it is this machine that is not as it must be.
  fileprivate var isOurs: Bool {
    if case .libraryMissing = self { return true }
    return false
  }
}
