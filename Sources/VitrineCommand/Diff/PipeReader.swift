internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads what another process prints, as lines and as counted bytes.
final class PipeReader {
  private let handle: FileHandle
  private var buffer: [UInt8] = []
  private var position = 0

  private static let pieceLength = 64 << 10
  /// The longest line taken.
  private static let longestLine = 8_192

  /// Reads from a handle, which stays open as long as this value.
  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// The next line without its end; nil at the end, and for a line that is too long.
  func line() -> String? {
    var line: [UInt8] = []
    while line.count <= Self.longestLine, fill() {
      let rest = buffer[position...]
      let end = rest.firstIndex(of: 0x0A)
      line += rest[..<(end ?? rest.endIndex)]
      position = end.map { $0 + 1 } ?? rest.endIndex
      if end != nil { return String(decoding: line, as: UTF8.self) }
    }
    return nil
  }

  /// The next bytes, exactly so many; nil when there are fewer. The array has room for `slack` more.
  func bytes(_ count: Int, slack: Int = 0) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + slack)
    return take(count) { bytes += $0 } ? bytes : nil
  }

  /// Passes over bytes without keeping them; false when there are fewer.
  func skip(_ count: Int) -> Bool {
    take(count) { _ in }
  }

  private func take(_ count: Int, _ use: (ArraySlice<UInt8>) -> Void) -> Bool {
    var missing = count
    while missing > 0 {
      guard fill() else { return false }
      let piece = buffer[position...].prefix(missing)
      use(piece)
      position = piece.endIndex
      missing -= piece.count
    }
    return true
  }

  /// Makes sure that there is something to take; false at the end.
  private func fill() -> Bool {
    guard position == buffer.count else { return true }
    position = 0
    buffer = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { buffer, count in
      while true {
        let got = read(handle.fileDescriptor, buffer.baseAddress, Self.pieceLength)
        if got < 0, errno == EINTR { continue }
        count = max(0, got)
        return
      }
    }
    return !buffer.isEmpty
  }
}
