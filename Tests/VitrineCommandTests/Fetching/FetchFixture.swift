import Foundation
import Synchronization
import TestSupport

/// A site that fetches from a store on this machine.
final class FetchFixture {
  private final class Shelf: Sendable {
    let answers = Mutex<[String: [UInt8]]>([:])
    let scripted = Mutex<(@Sendable (LoopbackRequest) -> LoopbackAnswer?)?>(nil)
    let delay = Mutex(Duration.zero)

    func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
      if let answer = scripted.withLock({ $0 })?(request) { return answer }
      guard
        let term = request.target.split(separator: "term=").dropFirst().first?.prefix(while: { $0 != "&" }),
        let body = answers.withLock({ $0[String(term)] })
      else { return LoopbackAnswer(status: 404) }
      let answer = LoopbackAnswer(fields: [("Content-Type", "text/javascript; charset=utf-8")], body: body)
      let delay = delay.withLock { $0 }
      return delay > .zero ? answer.delayed(by: delay) : answer
    }
  }

  let site: SiteFixture
  let server: LoopbackServer
  private let shelf = Shelf()

  /// Makes a site with searches of these ids, each for its own id as the term. `store` has more keys of the store.
  init(_ ids: [String], store: String = "", head: String = "", path: String = "") throws {
    let shelf = shelf
    server = try LoopbackServer { shelf.answer($0) }
    var text = "title: Shelf\nurl: https://example.org/\n\(head)"
    text +=
      "store: { endpoint: \"\(server.origin)/\(path)\"\(store.isEmpty ? "" : ", \(store)") }\nsearches:\n"
    for id in ids { text += "  - { id: \(id), term: \(id) }\n" }
    site = try SiteFixture(text)
  }

  /// Puts an answer on the shelf.
  func put(_ results: [StoreJSON], for id: String) {
    put(Array(StoreJSON.answer(results).utf8), for: id)
  }

  /// The same as bytes.
  func put(_ body: [UInt8], for id: String) {
    shelf.answers.withLock { $0[id] = body }
  }

  /// Lets requests be answered by a script; those that it gives nil for are answered from the shelf.
  func script(_ answer: (@Sendable (LoopbackRequest) -> LoopbackAnswer?)?) {
    shelf.scripted.withLock { $0 = answer }
  }

  /// Lets every answer take a while.
  func delay(_ duration: Duration) {
    shelf.delay.withLock { $0 = duration }
  }

  /// The variables that the program is started with.
  var environment: [String: String] {
    ["XDG_STATE_HOME": site.temporary.url.appendingPathComponent("state").path]
  }

  /// Fetches with the real program.
  @discardableResult
  func fetch(_ options: String...) async throws -> BuildOutcome {
    try await start(options).end()
  }

  /// Starts fetching.
  func start(_ options: [String] = []) throws -> CommandProcess {
    try CommandProcess(["fetch", "--site", site.path] + options, environment: environment)
  }

  /// The searches asked for so far, in order.
  var asked: [String] {
    server.requests.compactMap { request in
      request.target.split(separator: "term=").dropFirst().first.map { String($0.prefix { $0 != "&" }) }
    }
  }

  /// The files below `snapshots/` but what was replaced.
  func files() throws -> [String] {
    try site.temporary.files(below: "site").filter {
      $0.hasPrefix("snapshots/") && !$0.hasPrefix("snapshots/.previous")
    }.map { String($0.dropFirst("snapshots/".count)) }
  }

  /// A file's bytes; nil when there is none.
  func bytes(_ file: String) -> [UInt8]? {
    (try? site.temporary.read("site/\(file)")).map { Array($0) }
  }
}
