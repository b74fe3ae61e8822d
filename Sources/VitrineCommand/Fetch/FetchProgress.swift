internal import CatalogModel
internal import StoreFetching

/// Says how far a fetch is: on a terminal in one line that changes, elsewhere with a line for each search.
final class FetchProgress {
  private let console: Console
  private let line: ProgressLine
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let total: Duration
  private var search = ""
  private var count = ""

  init(_ forecast: Fetcher.Forecast, on console: Console) {
    self.console = console
    line = ProgressLine(on: console)
    start = clock.now
    total = .seconds(forecast.seconds)
    if forecast.plan.callCount > 1 {
      console.say(
        "\(FetchWords.calls(forecast.plan.callCount)), about \(TimeSpan.words(seconds: forecast.seconds))")
    }
  }

  /// Takes note of something that happened.
  func note(_ event: FetchEvent) {
    switch event {
    case .started(let id, let done, let all):
      search = id.text
      count = "[\(done + 1)/\(all)]"
      line.show("\(count) \(search)\(timeLeft)")
    case .waiting(let seconds):
      line.show("\(count) \(search): next call in \(TimeSpan.words(seconds: seconds))\(timeLeft)")
    case .calling(let address):
      line.show("\(count) \(search): asking\(timeLeft)")
      if console.detail == .everything {
        line.clear()
        console.explain("GET \(address)")
      }
    case .retrying(let reason):
      line.clear()
      console.say("\(count) \(search): \(reason); trying again")
    case .finished(let id, let outcome, let done, let all):
      line.clear()
      console.say("[\(done)/\(all)] \(id.text): \(FetchWords.outcome(outcome))")
    }
  }

  /// Takes the line away.
  func end() {
    line.clear()
  }

  private var timeLeft: String {
    let left = (total - (clock.now - start)).components.seconds
    return left >= 2 ? ", about \(TimeSpan.words(seconds: left)) left" : ""
  }
}
