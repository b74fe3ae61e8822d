internal import CXXHash

/// Finds the hash of bytes that come in pieces: that of `ContentHash` for all of them together.
package struct ContentHashStream: ~Copyable {
  private let state: OpaquePointer?

  /// Starts with no bytes.
  package init() {
    state = XXH3_createState()
    if let state { XXH3_64bits_reset(state) }
  }

  deinit {
    XXH3_freeState(state)
  }

  /// Takes the next bytes.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if let state { XXH3_64bits_update(state, bytes.baseAddress, bytes.count) }
  }

  /// The hash of all bytes so far; nil when there was no memory to find it out.
  package var hash: UInt64? {
    state.map { XXH3_64bits_digest($0) }
  }
}
