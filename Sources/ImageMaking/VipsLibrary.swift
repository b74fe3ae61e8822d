internal import CLateVips
internal import Synchronization

/// libvips, used by one thread at a time.
final class VipsLibrary: Sendable {
  #if canImport(Darwin)
    private static let systemLibrary = "libvips.42.dylib"
  #else
    private static let systemLibrary = "libvips.so.42"
  #endif
  private static let reasonSize = 512
  /// Failures are kept by libvips for the whole process, so those who use it take turns whichever object they have.
  private static let turn = Mutex(())

  // The pointer itself never changes, and all that is done with it is done in turn.
  private nonisolated(unsafe) let pointer: OpaquePointer

  /// Loads the library of this name, or else the system's.
  init(library: String?) throws(ImageMakingFault) {
    var reason = [CChar](repeating: 0, count: Self.reasonSize)
    let opened = Self.turn.withLock { _ in
      UInt(bitPattern: clv_open(library ?? Self.systemLibrary, &reason, reason.count))
    }
    guard let pointer = OpaquePointer(bitPattern: opened) else {
      let words = reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      throw .libraryMissing(String(decoding: words, as: UTF8.self))
    }
    self.pointer = pointer
  }

  deinit {
    clv_close(pointer)
  }

  /// Waits for the turn and does something in it. The pointer must not be kept.
  func inTurn<Value: Sendable>(_ use: (OpaquePointer) -> Value) -> Value {
    Self.turn.withLock { _ in
      clv_clear_words(pointer)
      return use(pointer)
    }
  }
}
