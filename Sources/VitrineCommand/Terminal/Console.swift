package import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where the command's words go: data to one stream, messages to the other.
package struct Console: Sendable {
  /// How much is said.
  package enum Detail: Int, Comparable, Sendable {
    case errorsOnly, normal, everything

    /// The quieter one comes first.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Receives data (standard output) as bytes.
  package let writeData: @Sendable ([UInt8]) -> Void
  /// Receives messages (standard error).
  package let writeMessage: @Sendable (String) -> Void
  /// The form diagnostics take.
  package let formatter: DiagnosticFormatter
  /// How much is said.
  package let detail: Detail
  /// Whether messages go to a terminal.
  package let isTerminal: Bool
  /// Whether data for people to read is colored.
  package let colorsData: Bool

  /// Makes a console over two sinks.
  package init(
    formatter: DiagnosticFormatter, detail: Detail, isTerminal: Bool = false, colorsData: Bool = false,
    writeData: @escaping @Sendable ([UInt8]) -> Void, writeMessage: @escaping @Sendable (String) -> Void
  ) {
    self.formatter = formatter
    self.detail = detail
    self.isTerminal = isTerminal
    self.colorsData = colorsData
    self.writeData = writeData
    self.writeMessage = writeMessage
  }

  /// Says something ordinary.
  package func say(_ line: String) {
    if detail >= .normal { writeMessage(line + "\n") }
  }

  /// Says something that only a curious person wants to know.
  package func explain(_ line: String) {
    if detail >= .everything { writeMessage(line + "\n") }
  }

  /// Reports diagnostics in their order; warnings are left out when only errors are wanted.
  package func report(_ diagnostics: [Diagnostic]) {
    let shown = detail == .errorsOnly ? diagnostics.filter { $0.severity == .error } : diagnostics
    if !shown.isEmpty { writeMessage(formatter.format(shown)) }
  }

  /// Writes all bytes to a file descriptor, going on after interruptions and waiting for a slow reader; says whether
  /// that worked.
  @discardableResult
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { sysWrite(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR || waitsForRoom(descriptor, after: errno) { continue }
      if written <= 0 { return false }
      start += written
    }
    return true
  }

  /// A terminal or pipe that another program has made non-blocking is full at times.
  private static func waitsForRoom(_ descriptor: Int32, after code: Int32) -> Bool {
    guard code == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, -1) > 0
  }

  private static func sysWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
