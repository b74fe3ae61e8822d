/// Where a name's key lies in the bytes of all keys, with its first eight bytes at hand: they decide most
/// comparisons.
struct SortKeySpan {
  let index: Int
  let start: Int
  let end: Int
  let head: UInt64

  init(index: Int, start: Int, in keys: [UInt8]) {
    self.index = index
    self.start = start
    self.end = keys.count
    var head: UInt64 = 0
    for place in start..<start + 8 {
      head = head << 8 | (place < keys.count ? UInt64(keys[place]) : 0)
    }
    self.head = head
  }

  func precedes(_ other: SortKeySpan, in keys: UnsafeRawBufferPointer) -> Bool {
    if head != other.head { return head < other.head }
    let left = UnsafeRawBufferPointer(rebasing: keys[start..<end])
    let right = UnsafeRawBufferPointer(rebasing: keys[other.start..<other.end])
    for place in 0..<min(left.count, right.count) where left[place] != right[place] {
      return left[place] < right[place]
    }
    return left.count != right.count ? left.count < right.count : index < other.index
  }
}
