internal import CatalogModel
internal import Diagnostics
internal import StoreFetching

/// What is said when both parts of a fetch are over, and how the command ends.
struct FetchEnding {
  /// What came of the searches.
  enum Searches {
    /// They were asked for.
    case asked(FetchReport, FetchSummary)
    /// The store refused an earlier run and is not asked before then.
    case refused(until: UTCTime)
  }

  let searches: Searches
  /// What came of the pictures; nil when they were not to be fetched.
  let artwork: ArtworkReport?

  /// Everything that went wrong, the pictures' after the searches'.
  var diagnostics: [Diagnostic] {
    let own =
      switch searches {
      case .asked(_, let summary): summary.diagnostics
      case .refused(let end): [FetchSummary.stillRefused(until: end)]
      }
    return own + (artwork?.diagnostics ?? [])
  }

  /// The last lines.
  var lines: [String] {
    var lines: [String] = []
    if case .asked(_, let summary) = searches { lines.append(summary.line) }
    if let artwork, artwork.wanted > 0 || artwork.removed > 0 { lines.append(FetchWords.artwork(artwork)) }
    return lines
  }

  /// The document for programs.
  var document: FetchDocument {
    switch searches {
    case .asked(let report, _): FetchDocument(report, artwork: artwork, exitCode: exitCode)
    case .refused(let end):
      FetchDocument(
        [FetchSummary.stillRefused(until: end)], retryAfter: end, artwork: artwork, exitCode: exitCode)
    }
  }

  /// Interrupted; else what only somebody can put right; else what time may; else what somebody should look at.
  var exitCode: ExitCode {
    let order: [ExitCode] = [.interrupted, .failed, .unavailable, .found]
    return order.first { $0 == searchesCode || $0 == artworkCode } ?? .done
  }

  private var searchesCode: ExitCode {
    switch searches {
    case .asked(_, let summary): summary.exitCode
    case .refused: .unavailable
    }
  }

  private var artworkCode: ExitCode {
    switch artwork?.stop {
    case nil: .done
    case .interrupted: .interrupted
    case .unusable: .failed
    case .unreachable, .failing, .deadline: .unavailable
    }
  }
}
