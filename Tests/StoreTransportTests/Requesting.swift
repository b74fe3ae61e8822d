import StoreTransport
import TestSupport

extension TransferLimits {
  /// For what should succeed: only a hang ends it.
  static let patient = TransferLimits(silence: .seconds(20), total: .seconds(30))
  /// For what is expected to take too long.
  static let hasty = TransferLimits(silence: .milliseconds(150), total: .milliseconds(400))
}

extension LoopbackServer {
  /// What a new transport gets from this server.
  func get(_ target: String = "/", limits: TransferLimits = .patient) -> Result<HTTPAnswer, TransportFault> {
    CurlTransport(userAgent: "Test/1").get(origin + target, limits: limits)
  }
}

extension Result<HTTPAnswer, TransportFault> {
  /// Why there is no answer.
  var fault: TransportFault? {
    guard case .failure(let fault) = self else { return nil }
    return fault
  }

  /// The answer's status; nil when there is none.
  var status: Int? { (try? get())?.status }

  /// The answer's body as text; nil when there is none.
  var text: String? { (try? get()).map { String(decoding: $0.body, as: UTF8.self) } }
}

extension String {
  /// The text as bytes to send.
  var bytes: [UInt8] { Array(utf8) }
}
