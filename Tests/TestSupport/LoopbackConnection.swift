/// One connection to a loopback server, from its first request to its end.
struct LoopbackConnection: ~Copyable {
  /// The longest head of a request.
  private static let headLimit = 1 << 20
  private static let filling = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)

  private let socket: LoopbackSocket
  private let number: Int
  private let bell: LoopbackBell
  private var received: [UInt8] = []

  /// Takes a connection that was accepted.
  init(_ socket: consuming LoopbackSocket, number: Int, bell: LoopbackBell) {
    self.socket = socket
    (self.number, self.bell) = (number, bell)
  }

  /// Answers requests until one of both sides has had enough.
  consuming func serve(_ handler: (LoopbackRequest) -> LoopbackAnswer) {
    var turn = 0
    while let head = nextHead(), let request = LoopbackRequest(head: head, connection: number, turn: turn) {
      turn += 1
      for step in handler(request).steps {
        guard perform(step) else { return }
      }
    }
  }

  private mutating func nextHead() -> [UInt8]? {
    while received.count < Self.headLimit {
      if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
        defer { received.removeSubrange(..<end.upperBound) }
        return Array(received[..<end.upperBound])
      }
      let bytes = socket.receive()
      guard !bytes.isEmpty else { return nil }
      received += bytes
    }
    return nil
  }

  /// Does a step; false when the connection is to be closed.
  private func perform(_ step: LoopbackAnswer.Step) -> Bool {
    switch step {
    case .send(let bytes): return socket.send(bytes)
    case .fill(let count): return fill(count)
    case .pause(let duration): return bell.sleep(for: duration)
    case .hold:
      while !socket.receive().isEmpty {}
      return false
    case .close: return false
    case .reset:
      socket.willReset()
      return false
    }
  }

  private func fill(_ count: Int) -> Bool {
    for start in stride(from: 0, to: count, by: Self.filling.count) {
      let piece = Array(Self.filling.prefix(count - start))
      guard socket.send(piece) else { return false }
    }
    return true
  }
}
