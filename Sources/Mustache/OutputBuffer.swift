/// Bytes being written, in memory that grows by doubling up to a limit.
///
/// An array would ask whether it is the only owner of its memory at every append, of which a page has hundreds.
struct OutputBuffer: ~Copyable {
  /// Whether more was appended than the limit allows, and left out.
  private(set) var isOverfull = false

  private var memory: UnsafeMutableRawBufferPointer
  private var count = 0
  private let limit: Int

  /// Makes room for at most `limit` bytes.
  init(limit: Int) {
    self.limit = limit
    memory = .allocate(byteCount: min(limit, 16_384), alignment: 16)
  }

  deinit {
    memory.deallocate()
  }

  /// What was written so far, valid until the next append.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[..<count])
  }

  /// Forgets what was written; the memory is kept.
  mutating func removeAll() {
    count = 0
    isOverfull = false
  }

  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count added: Int) {
    if added > memory.count &- count, !grow(by: added) { return }
    memory.baseAddress?.advanced(by: count).copyMemory(from: start, byteCount: added)
    count &+= added
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    append(start, count: bytes.count)
  }

  /// Whether there is room now. The limit is looked at here only: the memory is never larger.
  @inline(never)
  private mutating func grow(by added: Int) -> Bool {
    guard added <= limit - count else {
      isOverfull = true
      return false
    }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(limit, max(memory.count * 2, count + added)), alignment: 16)
    larger.copyMemory(from: bytes)
    memory.deallocate()
    memory = larger
    return true
  }
}
