#if canImport(_FoundationICU)
  extension NameCollator {
    /// The indices of the names in ascending order; names that are equal keep the order they came in.
    ///
    /// Each key is made once, so n names cost n keys and n log n comparisons of bytes.
    package mutating func order(of names: [String]) -> [Int] {
      var keys: [UInt8] = []
      keys.reserveCapacity(names.count * 32)
      var entries: [KeyEntry] = []
      entries.reserveCapacity(names.count)
      for (index, name) in names.enumerated() {
        let start = keys.count
        appendSortKey(of: name, to: &keys)
        entries.append(KeyEntry(index: index, start: start, in: keys))
      }
      keys.withUnsafeBytes { bytes in
        entries.sort { $0.precedes($1, in: bytes) }
      }
      return entries.map(\.index)
    }
  }

  /// Where a name's key lies in the bytes of all keys, with its first eight bytes at hand: they decide most
  /// comparisons.
  private struct KeyEntry {
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

    func precedes(_ other: KeyEntry, in keys: UnsafeRawBufferPointer) -> Bool {
      if head != other.head { return head < other.head }
      let left = UnsafeRawBufferPointer(rebasing: keys[start..<end])
      let right = UnsafeRawBufferPointer(rebasing: keys[other.start..<other.end])
      for place in 0..<min(left.count, right.count) where left[place] != right[place] {
        return left[place] < right[place]
      }
      return left.count != right.count ? left.count < right.count : index < other.index
    }
  }
#endif
