#if canImport(_FoundationICU)
  import Foundation
  import _FoundationICU

  /// Puts names in the order a reader of a language expects.
  ///
  /// The order is Unicode collation with the language's tailoring (Unicode TS 10 and TS 35, part 5), set up as
  /// Foundation sets it up for its standard comparison: punctuation counts, runs of digits compare as numbers, then
  /// letters, then accents, then case and width (small before capital). It is the order that Foundation's
  /// `compare(_:options:range:locale:)` gives with `.numeric`, `.caseInsensitive`, `.widthInsensitive` and
  /// `.forcedOrdering`, with these differences:
  ///
  /// - Foundation skips what two names begin with in common and compares from there, which is not transitive in
  ///   rare cases. A sort key always takes the whole name.
  /// - Names that differ only in how a character is composed, in ignorable characters or in leading zeros of a
  ///   number are equal here and left to the caller; Foundation goes on to compare code units.
  ///
  /// Opening the first of a language costs about 0.4 ms, each further one some microseconds, and a key of a name of
  /// 24 bytes about 0.7 µs. It has scratch memory of its own, so each worker opens one.
  package struct NameCollator: ~Copyable {
    private let collator: OpaquePointer?
    private var units = [UInt16](repeating: 0, count: 256)
    private var key = [UInt8](repeating: 0, count: 256)

    /// How much of a name is compared, in UTF-16 code units; the rest of a longer one is not looked at.
    package static let longestName = 4_096

    /// Opens the collator of a language; one that has no order of its own gets the root order of Unicode.
    package init(language: PageLanguage) {
      var status = U_ZERO_ERROR
      let collator = swift_ucol_open(language.locale.identifier, &status)
      self.collator = status.rawValue <= U_ZERO_ERROR.rawValue ? collator : nil
      set(UCOL_STRENGTH, UCOL_TERTIARY)
      set(UCOL_NUMERIC_COLLATION, UCOL_ON)
      set(UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE)
      set(UCOL_NORMALIZATION_MODE, UCOL_ON)
      set(UCOL_CASE_FIRST, UCOL_OFF)
    }

    deinit {
      if let collator { swift_ucol_close(collator) }
    }

    /// Appends the name's sort key. Keys of the same language compare byte by byte, as `memcmp` does, a key before
    /// those it begins; equal keys mean that the names differ in nothing the language sorts by.
    package mutating func appendSortKey(of name: String, to keys: inout [UInt8]) {
      guard let collator else {
        keys.append(contentsOf: name.utf8)
        return
      }
      let length = Int32(readUnits(of: name))
      var size = swift_ucol_getSortKey(collator, units, length, &key, Int32(key.count))
      if size > key.count {
        key = [UInt8](repeating: 0, count: Int(size))
        size = swift_ucol_getSortKey(collator, units, length, &key, size)
      }
      // The last byte is a terminator.
      keys.append(contentsOf: key.prefix(max(0, Int(size) - 1)))
    }

    /// Turns the name into UTF-16 at the start of `units`, and tells how many code units it has.
    private mutating func readUnits(of name: String) -> Int {
      let limit = min(name.utf8.count, Self.longestName)
      if units.count < limit { units = [UInt16](repeating: 0, count: Self.longestName) }
      return units.withUnsafeMutableBufferPointer { units in
        Self.widen(name, limit: limit, into: units) ?? Self.transcode(name, limit: limit, into: units)
      }
    }

    /// The quick way for ASCII; nil for other names.
    private static func widen(_ name: String, limit: Int, into units: UnsafeMutableBufferPointer<UInt16>)
      -> Int?
    {
      name.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
        for index in 0..<limit {
          guard bytes[index] < 0x80 else { return nil }
          units[index] = UInt16(bytes[index])
        }
        return limit
      } ?? nil
    }

    private static func transcode(_ name: String, limit: Int, into units: UnsafeMutableBufferPointer<UInt16>)
      -> Int
    {
      var count = 0
      for unit in name.utf16 {
        guard count < limit else { break }
        units[count] = unit
        count += 1
      }
      return count
    }

    /// An attribute that ICU does not take keeps its default.
    private func set(_ attribute: UColAttribute, _ value: UColAttributeValue) {
      guard let collator else { return }
      var status = U_ZERO_ERROR
      swift_ucol_setAttribute(collator, attribute, value, &status)
    }
  }
#endif
