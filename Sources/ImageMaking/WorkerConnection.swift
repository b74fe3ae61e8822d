internal import Records

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// One exchange of messages with a worker, of which nothing good is taken for granted: it may read only part of what it
/// is sent, answer too early, too late, too much or nonsense, or not at all.
struct WorkerConnection {
  /// What came of it.
  enum Outcome {
    case message([UInt8])
    case ended
    case silent
    case nonsense
    case cancelled
  }

  private static let lengthSize = 8
  /// How much is received at once, in bytes.
  private static let chunk = 64 << 10
  #if canImport(Darwin)
    // The socket is told once for all.
    private static let flags = Int32(MSG_DONTWAIT)
  #else
    private static let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
  #endif

  private let socket: Int32
  private let alarm: PoolAlarm
  private let deadline: ContinuousClock.Instant
  private var unsent: [ArraySlice<UInt8>]
  private var received: [UInt8] = []
  /// How long what is received will be; nil until that came.
  private var expected: Int?

  /// Prepares to send a message in these parts, which may be none, and to receive one until the deadline.
  init(
    _ socket: Int32, sending parts: [ArraySlice<UInt8>], until deadline: ContinuousClock.Instant,
    _ alarm: PoolAlarm
  ) {
    self.socket = socket
    self.alarm = alarm
    self.deadline = deadline
    unsent = parts
    if parts.isEmpty { return }
    var length = RecordWriter()
    length.append(parts.reduce(0) { $0 + $1.count })
    unsent.insert(length.bytes[...], at: 0)
  }

  /// Sends and receives, and waits for it.
  mutating func run() -> Outcome {
    while true {
      if let outcome = wait() ?? receive() ?? send() { return outcome }
    }
  }

  /// Waits until something can be done; nil when something can.
  private func wait() -> Outcome? {
    var polled = [
      pollfd(fd: socket, events: Int16(POLLIN) | (unsent.isEmpty ? 0 : Int16(POLLOUT)), revents: 0),
      pollfd(fd: alarm.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      if alarm.hasRung { return .cancelled }
      let left = deadline - ContinuousClock.now
      guard left > .zero else { return .silent }
      let milliseconds = left / .milliseconds(1) + 1
      if poll(&polled, nfds_t(polled.count), Int32(min(milliseconds, 60_000))) > 0, polled[0].revents != 0 {
        return nil
      }
    }
  }

  /// Takes what has come.
  private mutating func receive() -> Outcome? {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, filled in
      count = recv(socket, buffer.baseAddress, buffer.count, Self.flags)
      filled = max(count, 0)
    }
    if count < 0 { return isTransient(errno) ? nil : .ended }
    if count == 0 { return .ended }
    received += chunk
    return outcomeOfReceived()
  }

  private mutating func outcomeOfReceived() -> Outcome? {
    if expected == nil, received.count >= Self.lengthSize {
      var reader = RecordReader(received[..<Self.lengthSize])
      guard let count = try? reader.index(below: WorkerReply.mostBytes + 1) else { return .nonsense }
      expected = Self.lengthSize + count
      received.reserveCapacity(Self.lengthSize + count)
    }
    guard let expected, received.count >= expected else { return nil }
    guard received.count == expected, unsent.isEmpty else { return .nonsense }
    return .message(Array(received[Self.lengthSize...]))
  }

  /// Sends what there is room for.
  private mutating func send() -> Outcome? {
    guard let part = unsent.first else { return nil }
    let count = part.withUnsafeBytes { part in
      #if canImport(Glibc)
        Glibc.send(socket, part.baseAddress, part.count, Self.flags)
      #else
        Darwin.send(socket, part.baseAddress, part.count, Self.flags)
      #endif
    }
    if count < 0 { return isTransient(errno) ? nil : .ended }
    unsent[0] = part.dropFirst(count)
    if unsent[0].isEmpty { unsent.removeFirst() }
    return nil
  }

  private func isTransient(_ code: Int32) -> Bool {
    code == EAGAIN || code == EWOULDBLOCK || code == EINTR
  }
}
