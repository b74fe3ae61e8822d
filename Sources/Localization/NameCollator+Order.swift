#if canImport(_FoundationICU)
  extension NameCollator {
    /// The indices of the names in ascending order; names that are equal keep the order they came in.
    ///
    /// Each key is made once, so n names cost n keys and n log n comparisons of bytes.
    package mutating func order(of names: [String]) -> [Int] {
      var keys: [UInt8] = []
      keys.reserveCapacity(names.count * 32)
      var spans: [SortKeySpan] = []
      spans.reserveCapacity(names.count)
      for (index, name) in names.enumerated() {
        let start = keys.count
        appendSortKey(of: name, to: &keys)
        spans.append(SortKeySpan(index: index, start: start, in: keys))
      }
      keys.withUnsafeBytes { bytes in
        spans.sort { $0.precedes($1, in: bytes) }
      }
      return spans.map(\.index)
    }
  }
#endif
