import Diagnostics
import StoreFetching
import Synchronization
import Testing

@testable import VitrineCommand

@Suite("How far fetching artwork is")
struct ArtworkProgressTests {
  private final class Screen: Sendable {
    let text = Mutex("")
  }

  private static func shown(
    _ events: [ArtworkEvent], isTerminal: Bool, detail: Console.Detail = .normal
  ) -> String {
    let screen = Screen()
    let console = Console(
      formatter: DiagnosticFormatter(usesColor: false), detail: detail, isTerminal: isTerminal,
      writeData: { _ in }, writeMessage: { text in screen.text.withLock { $0 += text } })
    let progress = ArtworkProgress(on: console)
    for event in events { progress.note(event) }
    progress.end()
    return screen.text.withLock { $0 }
  }

  private static let events: [ArtworkEvent] =
    [.started(count: 200)]
    + (1...200).map { .finished(done: $0, of: 200, bytes: $0 * 1_000, address: "https://a.example/\($0)") }

  @Test("is one line on a terminal, which is taken away at the end")
  func terminal() {
    let text = Self.shown(Self.events, isTerminal: true)
    #expect(text.hasPrefix("artwork: 200 pictures to ask for\n\r[1/200] artwork: 1000 bytes\u{1B}[K"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test("is one line elsewhere, and nothing where only errors are wanted")
  func elsewhere() {
    #expect(Self.shown(Self.events, isTerminal: false) == "artwork: 200 pictures to ask for\n")
    #expect(Self.shown(Self.events, isTerminal: true, detail: .errorsOnly) == "")
    #expect(Self.shown([.started(count: 1)], isTerminal: true) == "")
  }

  @Test("names every address for who wants to know")
  func verbose() {
    let text = Self.shown(Self.events, isTerminal: false, detail: .everything)
    #expect(text.split(separator: "\n").count == 201)
    #expect(text.contains("\nGET https://a.example/7\n"))
  }
}
