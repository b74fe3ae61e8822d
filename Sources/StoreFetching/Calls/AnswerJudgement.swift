internal import StoreSearch
internal import StoreTransport

/// What an answer over HTTP means for the search that was asked for.
///
/// Neither the content type nor the status alone can be believed: result lists come as `text/javascript`, and glitches
/// come as web pages with status 200. Only status 200 with a list of results is an answer.
enum AnswerJudgement: Hashable, Sendable {
  /// A list of results, perhaps an empty one.
  case answer
  /// The store wants no more calls for now; after how many seconds it may be asked again, where it says.
  case refused(status: Int, retryAfter: Int?)
  /// Nothing usable, which may well be different the next time.
  case glitch(Glitch, retryAfter: Int?)
  /// The store does not take what was asked, with its own words where it has any.
  case badRequest(status: Int, message: String?)
  /// There is something else at this address.
  case wrongAddress(status: Int)

  /// What came instead of an answer.
  enum Glitch: Hashable, Sendable {
    /// A status of a server in trouble.
    case status(Int)
    /// Status 200 with a body that is no result list.
    case body(AnswerFault.Problem)
  }

  /// Judges an answer to a search by its status and its body. `now` is in seconds since 1970, for times to retry at.
  init(_ answer: HTTPAnswer, of searchName: String, decoder: SnapshotDecoder, now: Int64) {
    let retryAfter = answer.retryAfter.flatMap { RetryAfter.seconds($0, now: now) }
    switch answer.status {
    case 200: self = Self.judge(answer.body, of: searchName, decoder)
    case 403, 429: self = .refused(status: answer.status, retryAfter: retryAfter)
    case 408, 425, 500...599: self = .glitch(.status(answer.status), retryAfter: retryAfter)
    case 400: self = .badRequest(status: 400, message: Self.message(answer.body, decoder))
    default: self = .wrongAddress(status: answer.status)
    }
  }

  private static func judge(
    _ body: [UInt8], of searchName: String, _ decoder: SnapshotDecoder
  ) -> AnswerJudgement {
    do throws(AnswerFault) {
      _ = try decoder.outline(body, searchName: searchName, choosing: { _ in [] })
      return .answer
    } catch {
      if case .refused(let message) = error.problem { return .badRequest(status: 200, message: message) }
      return .glitch(.body(error.problem), retryAfter: nil)
    }
  }

  private static func message(_ body: [UInt8], _ decoder: SnapshotDecoder) -> String? {
    do throws(AnswerFault) {
      _ = try decoder.outline(body, searchName: "", choosing: { _ in [] })
      return nil
    } catch {
      guard case .refused(let message) = error.problem else { return nil }
      return message
    }
  }
}
