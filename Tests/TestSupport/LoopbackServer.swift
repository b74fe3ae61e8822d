import Foundation
import Synchronization

/// An HTTP/1.1 server on 127.0.0.1 for one test, which answers as the test says and remembers who asked.
package final class LoopbackServer: Sendable {
  private final class Log: Sendable {
    let requests = Mutex<[LoopbackRequest]>([])
  }

  /// Where it listens.
  package let port: UInt16
  private let bell: LoopbackBell
  private let log = Log()

  /// Starts a server; the handler is called on a thread for each connection.
  package init(_ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer) throws {
    let bell = try LoopbackBell()
    let socket = try LoopbackSocket(listeningWith: bell)
    self.bell = bell
    port = socket.port
    let log = log
    let listener = Mutex(Optional(socket))
    Thread.detachNewThread {
      guard let socket = listener.withLock({ $0.take() }) else { return }
      Self.accept(from: socket, bell: bell) { request in
        log.requests.withLock { $0.append(request) }
        return handler(request)
      }
    }
  }

  /// Starts a server that answers everything in the same way.
  package convenience init(_ answer: LoopbackAnswer) throws {
    try self.init { _ in answer }
  }

  deinit {
    stop()
  }

  /// Where it can be asked; with a path behind it, an address.
  package var origin: String { "http://127.0.0.1:\(port)" }

  /// What was asked so far, in order.
  package var requests: [LoopbackRequest] { log.requests.withLock { $0 } }

  /// Closes everything; what waits is given up.
  package func stop() {
    bell.ring()
  }

  private static func accept(
    from listener: borrowing LoopbackSocket, bell: LoopbackBell,
    handler: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
  ) {
    var count = 0
    while let socket = listener.accept() {
      let connection = Mutex(Optional(LoopbackConnection(socket, number: count, bell: bell)))
      count += 1
      Thread.detachNewThread { connection.withLock({ $0.take() })?.serve(handler) }
    }
  }
}
