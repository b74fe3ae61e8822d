internal import ArtworkCache
internal import ArtworkModel
internal import CatalogModel
internal import Diagnostics
internal import StoreTransport

/// What is said about pictures that could not be had.
enum ArtworkDiagnostics {
  /// How many pictures are named.
  static let most = 20

  /// The server has no picture, or sent something that is not taken.
  static func absent(_ wanted: WantedArtwork, found: FetchedArtwork, isKept: Bool) -> Diagnostic {
    let problem =
      switch found.outcome {
      case .refused(let refusal): "is not taken: \(refusal.message)"
      case .missing(let status): "is not there (status \(status))"
      case .source: "is there"
      }
    return Diagnostic(
      .warning, "\(subject(wanted)) \(problem): \(found.address)",
      hint: isKept ? "the one that was fetched before stays" : own(wanted))
  }

  /// The server or the network failed.
  static func failed(
    _ wanted: WantedArtwork, _ failure: ArtworkResult.Failure, _ address: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, "\(subject(wanted)) could not be fetched: \(failure.message): \(address)",
      hint: "the next fetch tries again")
  }

  /// Its address is plain http.
  static func insecure(_ wanted: WantedArtwork, _ address: String) -> Diagnostic {
    Diagnostic(
      .warning, "\(subject(wanted)) is not asked for, as its address is not https: \(address)",
      hint: own(wanted))
  }

  /// A server cannot be reached or does not work, where others may.
  static func spared(_ origin: String, _ failure: ArtworkResult.Failure, count: Int) -> Diagnostic {
    Diagnostic(
      .warning, "\(pictures(count)) of \(origin) could not be fetched: \(failure.message)",
      hint: "the next fetch tries again")
  }

  /// More pictures than are named.
  static func more(_ count: Int) -> Diagnostic {
    Diagnostic(
      .warning, "\(pictures(count)) more could not be had",
      hint: "they are left out here; fetch --json tells how many there were of each kind")
  }

  /// Why the run stopped.
  static func stopped(_ stop: ArtworkReport.Stop, left: Int, fault: TransportFault?) -> Diagnostic {
    let rest = left == 0 ? "" : left == 1 ? "; 1 picture is left" : "; \(pictures(left)) are left"
    let again = "run vitrine fetch again"
    return switch stop {
    case .unreachable:
      Diagnostic(
        .error, "artwork: the server cannot be reached: \(fault?.message ?? "no answer came")\(rest)",
        hint: fault?.hint ?? "\(again) later; what is in the cache stays")
    case .failing:
      Diagnostic(
        .error, "artwork: one picture after the other failed\(rest)",
        hint: "\(again) later; what is in the cache stays")
    case .interrupted:
      Diagnostic(
        .error, "artwork: interrupted\(rest)", hint: "\(again) to go on; what is in the cache stays")
    case .deadline:
      Diagnostic(
        .error, "artwork: the time for this run is over\(rest)",
        hint: "\(again) to go on; what is in the cache stays")
    case .unusable:
      Diagnostic(.error, "artwork: \(fault?.message ?? "the cache cannot be used")\(rest)", hint: fault?.hint)
    }
  }

  /// The cache cannot be read or written.
  static func cache(_ fault: CacheFault) -> Diagnostic {
    Diagnostic(.error, fault.message, hint: fault.hint)
  }

  private static func subject(_ wanted: WantedArtwork) -> String {
    "the picture of \"\(wanted.name)\" (\(wanted.id), search \"\(wanted.search.text)\")"
  }

  private static func own(_ wanted: WantedArtwork) -> String {
    "a picture of your own, \(OwnPictureName.folder)/\(wanted.id).jpg, would be shown in its place"
  }

  private static func pictures(_ count: Int) -> String {
    count == 1 ? "1 picture" : "\(count) pictures"
  }
}
