/// What has come of an answer so far.
final class Reception {
  private let limit: Int
  private(set) var head = HTTPHead()
  private(set) var body: [UInt8] = []
  /// Why no more is taken.
  private(set) var fault: TransportFault?

  /// Takes bodies of at most `limit` bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a line of the head; false when it is too much.
  func take(line: UnsafeRawBufferPointer) -> Bool {
    // Fields behind the body say nothing that is needed, and must not replace what the head said.
    guard body.isEmpty else { return true }
    if !head.take(line) { fault = .notHTTP }
    return fault == nil
  }

  /// Takes the next bytes of the body; false when it gets too long.
  func take(body bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= limit - body.count else {
      fault = .tooLarge(limit: limit)
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }
}
