internal import StoreFetching

/// Says how far fetching pictures is: on a terminal in one line that changes, elsewhere with a line now and then.
final class ArtworkProgress {
  private let console: Console
  private let line: ProgressLine
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant
  private var lastLine: ContinuousClock.Instant
  private var lastDrawn: ContinuousClock.Instant?
  /// How often a line is printed where there is no terminal, and how often one is drawn where there is.
  private static let printInterval = Duration.seconds(30)
  private static let drawInterval = Duration.milliseconds(100)

  init(on console: Console) {
    self.console = console
    line = ProgressLine(on: console)
    start = clock.now
    lastLine = start
  }

  /// Takes note of something that happened.
  func note(_ event: ArtworkEvent) {
    switch event {
    case .started(let count):
      start = clock.now
      lastLine = start
      if count > 1 { console.say("artwork: \(FetchWords.pictures(count)) to ask for") }
    case .finished(let done, let all, let bytes, let address):
      if console.detail == .everything {
        line.clear()
        console.explain("GET \(address)")
      }
      show(done, all, bytes)
    }
  }

  /// Takes the line away.
  func end() {
    line.clear()
  }

  private func show(_ done: Int, _ all: Int, _ bytes: Int) {
    let now = clock.now
    if lastDrawn.map({ now - $0 >= Self.drawInterval }) ?? true {
      lastDrawn = now
      line.show(text(done, all, bytes, now))
    }
    guard !console.isTerminal, now - lastLine >= Self.printInterval, done < all else { return }
    lastLine = now
    console.say(text(done, all, bytes, now))
  }

  private func text(_ done: Int, _ all: Int, _ bytes: Int, _ now: ContinuousClock.Instant) -> String {
    let seconds = (now - start) / .seconds(1)
    guard seconds >= 1 else { return "[\(done)/\(all)] artwork: \(FetchWords.bytes(bytes))" }
    let rate = Double(done) / seconds
    let left = Int64(Double(all - done) / rate)
    let rest = left >= 2 ? ", about \(TimeSpan.words(seconds: left)) left" : ""
    return "[\(done)/\(all)] artwork: \(FetchWords.bytes(bytes)), \(Int(rate)) pictures a second\(rest)"
  }
}
