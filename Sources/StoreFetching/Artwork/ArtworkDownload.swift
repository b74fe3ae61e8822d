internal import ArtworkCache
internal import ArtworkModel
internal import CatalogModel
internal import Records
internal import StoreSearch
internal import StoreTransport

/// Asks for one picture: at one address after the other until one gives a picture, each several times where that may
/// help. Only a whole body that looks like a picture gets into the cache.
struct ArtworkDownload {
  private typealias Step = (address: String, isConditional: Bool)

  let entry: ArtworkPlan.Entry
  let transport: any Transport
  let sources: ContentFolder
  let hosts: HostStates
  let clock: any FetchClock
  let limits: ArtworkLimits
  /// When the run is to be over; nil for no such time.
  let deadline: Duration?
  /// Whether the run is to end before.
  let isStopped: @Sendable () -> Bool

  private var key: ArtworkKey { entry.wanted.key }

  /// Why an address gives no picture, where another one may.
  private enum Obstacle {
    case refusal(ImageRefusal, address: String)
    case missing(status: Int, address: String)
    /// An answer that says nothing about the picture.
    case odd(ArtworkResult.Failure, address: String)
  }

  /// Asks.
  func run() -> ArtworkResult {
    var obstacles: [Obstacle] = []
    for step in steps {
      switch ask(step) {
      case .end(let result): return result
      case .next(let obstacle): obstacles.append(obstacle)
      }
    }
    return outcome(of: obstacles)
  }

  /// The addresses in the order they are asked. Where a source is known, its own address is asked with conditions, after
  /// those only that had nothing better then.
  ///
  /// What came once is not given up for something smaller: addresses behind the one it came from are not asked.
  private var steps: [Step] {
    let addresses = entry.wanted.ladder.addresses
    guard let known = entry.known, known.source != nil, entry.hasSource else {
      return addresses.map { ($0, false) }
    }
    let better = addresses.prefix { !Self.isSameSize($0, known.address) }
    guard better.count < addresses.count else {
      return (validated == nil ? [] : [(known.address, true)]) + addresses.map { ($0, false) }
    }
    let same = addresses[better.count]
    return better.map { ($0, false) } + [(same, validated != nil && same == known.address)]
  }

  /// Whether two addresses of a picture are for the same size: other servers of the store deliver it, too.
  private static func isSameSize(_ one: String, _ other: String) -> Bool {
    one == other || one.split(separator: "/").last == other.split(separator: "/").last
  }

  /// What is known, when the server can be asked whether it is still so.
  private var validated: FetchedArtwork? {
    guard let known = entry.known, known.source != nil, entry.hasSource,
      known.entityTag != nil || known.lastModified != nil,
      WebURL(known.address)?.isTrustworthy == true
    else { return nil }
    return known
  }

  /// A refused picture says more than a missing one, and both more than a redirect to elsewhere.
  private func outcome(of obstacles: [Obstacle]) -> ArtworkResult {
    var last: ArtworkResult?
    for obstacle in obstacles {
      switch obstacle {
      case .refusal(let refusal, let address): return absent(record(address, .refused(refusal)))
      case .missing(let status, let address): last = absent(record(address, .missing(status: status)))
      case .odd(let failure, let address): last = last ?? .failed(failure, address: address)
      }
    }
    return last ?? .cancelled
  }

  private func absent(_ found: FetchedArtwork) -> ArtworkResult {
    guard let known = entry.known, known.source != nil, entry.hasSource else {
      return .absent(found: found, kept: found)
    }
    let kept = FetchedArtwork(
      key: key, address: known.address, outcome: known.outcome, entityTag: known.entityTag,
      lastModified: known.lastModified, checked: found.checked)
    return .absent(found: found, kept: kept)
  }

  private func record(
    _ address: String, _ outcome: FetchedArtwork.Outcome, _ answer: HTTPAnswer? = nil
  ) -> FetchedArtwork {
    FetchedArtwork(
      key: key, address: address, outcome: outcome, entityTag: answer?.entityTag?.text,
      lastModified: answer?.lastModified?.text, checked: clock.time)
  }

  // MARK: One address

  /// What a step comes to: the picture's turn is over, or the next address is asked.
  private enum Passage {
    case end(ArtworkResult)
    case next(Obstacle)
  }

  private func ask(_ step: Step) -> Passage {
    let known = step.isConditional ? entry.known : nil
    let request = HTTPRequest(
      step.address, content: .picture, entityTag: known?.entityTag.flatMap(HTTPValidator.init),
      lastModified: known?.lastModified.flatMap(HTTPValidator.init))
    switch answer(to: request) {
    case .failure(let end): return .end(end.result)
    case .success(.failure(let fault)):
      return .next(
        fault.isTooLarge
          ? .refusal(.tooManyBytes, address: step.address) : .odd(.transport(fault), address: step.address))
    case .success(.success(let answer)): return judge(answer, to: request, step)
    }
  }

  private func judge(_ answer: HTTPAnswer, to request: HTTPRequest, _ step: Step) -> Passage {
    switch answer.status {
    case 200, 204: return take(answer, step.address)
    case 304 where request.isConditional: return confirm(answer, step)
    case 400..<500: return .next(.missing(status: answer.status, address: step.address))
    default: return .next(.odd(.status(answer.status), address: step.address))
    }
  }

  /// The server says that nothing has changed; the source that it means must be as it came.
  private func confirm(_ answer: HTTPAnswer, _ step: Step) -> Passage {
    guard let known = entry.known, let digest = known.source else { return ask((step.address, false)) }
    let bytes = try? sources.read(digest.text, limit: ImageLimits.bytes)
    guard let bytes, SHA256Digest(of: bytes) == digest else { return ask((step.address, false)) }
    return .end(
      .unchanged(
        FetchedArtwork(
          key: key, address: known.address, outcome: known.outcome,
          entityTag: answer.entityTag?.text ?? known.entityTag,
          lastModified: answer.lastModified?.text ?? known.lastModified, checked: clock.time)))
  }

  private func take(_ answer: HTTPAnswer, _ address: String) -> Passage {
    if let refusal = answer.body.withUnsafeBytes({ ImageRefusal(sniffing: $0) ?? ImageRefusal(unendedIn: $0) }
    ) {
      return .next(.refusal(refusal, address: address))
    }
    let digest = SHA256Digest(of: answer.body)
    do throws(CacheFault) {
      try sources.put(digest.text, answer.body)
    } catch {
      return .end(.cacheFault(error))
    }
    let record = record(address, .source(digest), answer)
    let isSame = entry.hasSource && entry.known?.source == digest
    return .end(isSame ? .unchanged(record) : .downloaded(record, bytes: answer.body.count))
  }
}

extension TransportFault {
  fileprivate var isTooLarge: Bool {
    if case .tooLarge = self { true } else { false }
  }
}
