#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A socket whose waiting ends when a bell rings.
struct LoopbackSocket: ~Copyable {
  /// Why there is no socket; the system's number.
  struct Fault: Error {
    let code: Int32
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let sendingFlags: Int32 = 0
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let sendingFlags = Int32(MSG_NOSIGNAL)
  #endif

  private let number: Int32
  private let bell: LoopbackBell

  private init(adopting number: Int32, bell: LoopbackBell) {
    (self.number, self.bell) = (number, bell)
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    #endif
  }

  deinit {
    _ = close(number)
  }

  /// Listens on a free port of 127.0.0.1.
  init(listeningWith bell: LoopbackBell) throws(Fault) {
    self.init(adopting: socket(AF_INET, Self.stream, 0), bell: bell)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0, listen(number, 128) == 0 else { throw Fault(code: errno) }
  }

  /// The port it is bound to.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &length) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Waits for the next connection; nil when the bell has rung.
  func accept() -> LoopbackSocket? {
    while wait(for: POLLIN) {
      #if canImport(Darwin)
        let accepted = Darwin.accept(number, nil, nil)
      #else
        let accepted = Glibc.accept(number, nil, nil)
      #endif
      if accepted >= 0 { return LoopbackSocket(adopting: accepted, bell: bell) }
    }
    return nil
  }

  /// Waits for bytes; none when the other side has closed or the bell has rung.
  func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while wait(for: POLLIN) {
      let count = recv(number, &bytes, bytes.count, 0)
      if count >= 0 { return Array(bytes[..<count]) }
      guard errno == EAGAIN || errno == EINTR else { break }
    }
    return []
  }

  /// Sends all bytes; false when the other side takes no more.
  func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        guard wait(for: POLLOUT) else { return false }
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        #if canImport(Darwin)
          let count = Darwin.send(number, rest.baseAddress, rest.count, Self.sendingFlags)
        #else
          let count = Glibc.send(number, rest.baseAddress, rest.count, Self.sendingFlags)
        #endif
        if count > 0 { sent += count }
        guard count >= 0 || errno == EAGAIN || errno == EINTR else { return false }
      }
      return true
    }
  }

  /// Lets the other side see a reset when this goes away.
  func willReset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(number, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Waits until something can be done with the socket; false when the bell has rung.
  private func wait(for event: Int32) -> Bool {
    var waits = [
      pollfd(fd: number, events: Int16(event), revents: 0), pollfd(fd: bell.number, events: 0, revents: 0),
    ]
    while poll(&waits, 2, -1) < 0, errno == EINTR {}
    return waits[1].revents == 0
  }
}
