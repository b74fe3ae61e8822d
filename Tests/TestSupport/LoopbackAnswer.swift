/// What a loopback server does about a request: an answer as it should be, or anything that goes wrong on a network.
package struct LoopbackAnswer: Sendable {
  /// One thing to do. Behind the last step the connection is open for the next request, unless that step ends it.
  package enum Step: Sendable {
    /// Sends bytes as they are.
    case send([UInt8])
    /// Sends so many bytes of the letter a, without holding them.
    case fill(Int)
    /// Does nothing for a while.
    case pause(Duration)
    /// Does nothing until the other side closes.
    case hold
    /// Closes the connection.
    case close
    /// Closes it so that the other side sees a reset.
    case reset
  }

  /// What to do, in this order.
  package let steps: [Step]

  /// Takes steps.
  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// A complete answer. A `Content-Length` among the fields stands for the right one.
  package init(status: Int = 200, fields: [(String, String)] = [], body: [UInt8] = []) {
    let isFramed = fields.contains { ["content-length", "transfer-encoding"].contains($0.0.lowercased()) }
    let length = isFramed ? [] : [("Content-Length", "\(body.count)")]
    self.init([.send(Self.head(status: status, fields: fields + length) + body)])
  }

  /// A status line with fields and the empty line behind them.
  package static func head(status: Int = 200, fields: [(String, String)]) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status) Status"] + fields.map { "\($0.0): \($0.1)" } + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// Bytes that need not be HTTP, after which the connection is closed.
  package static func raw(_ text: String) -> Self { Self([.send(Array(text.utf8)), .close]) }

  /// An answer that sends one elsewhere.
  package static func redirect(to location: String, status: Int = 302) -> Self {
    Self(status: status, fields: [("Location", location)])
  }

  /// A body in pieces with pauses before each, all of it announced in the head.
  package static func trickled(_ pieces: [[UInt8]], every pause: Duration) -> Self {
    let head = head(fields: [("Content-Length", "\(pieces.map(\.count).reduce(0, +))")])
    return Self([.send(head)] + pieces.flatMap { [.pause(pause), .send($0)] })
  }

  /// A body in chunks; the last chunk, of no bytes, may be left out, or have fields behind it.
  package static func chunked(
    _ pieces: [[UInt8]], isEnded: Bool = true, trailer: [(String, String)] = [], status: Int = 200,
    fields: [(String, String)] = []
  ) -> Self {
    let head = head(status: status, fields: fields + [("Transfer-Encoding", "chunked")])
    let chunks = pieces.map { Array("\(String($0.count, radix: 16))\r\n".utf8) + $0 + Array("\r\n".utf8) }
    let end = "0\r\n" + trailer.map { "\($0.0): \($0.1)\r\n" }.joined() + "\r\n"
    return Self([.send(head + chunks.flatMap { $0 })] + (isEnded ? [.send(Array(end.utf8))] : [.close]))
  }

  /// The same after a pause.
  package func delayed(by pause: Duration) -> Self { Self([.pause(pause)] + steps) }

  /// The same with another step behind it.
  package func then(_ step: Step) -> Self { Self(steps + [step]) }
}
