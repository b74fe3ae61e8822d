/// Bytes being written, in memory that grows by doubling.
///
/// An array would ask whether it is the only owner of its memory at every append, of which a page has hundreds.
struct OutputBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private var count = 0

  init() {
    memory = .allocate(byteCount: 16_384, alignment: 16)
  }

  deinit {
    memory.deallocate()
  }

  /// What was written so far, valid until the next append.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[..<count])
  }

  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count added: Int) {
    if added > memory.count &- count { grow(by: added) }
    memory.baseAddress?.advanced(by: count).copyMemory(from: start, byteCount: added)
    count &+= added
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    append(start, count: bytes.count)
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(memory.count * 2, count + added), alignment: 16)
    larger.copyMemory(from: bytes)
    memory.deallocate()
    memory = larger
  }
}
