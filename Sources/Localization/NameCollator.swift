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
  /// Opening one costs some hundred microseconds for the first of a language; a key about half a microsecond. It
  /// has scratch memory of its own, so each worker opens one.
  package struct NameCollator: ~Copyable {
    private let collator: OpaquePointer?
    private var units: [UInt16] = []
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
      readUnits(of: name)
      let length = Int32(units.count)
      var size = swift_ucol_getSortKey(collator, units, length, &key, Int32(key.count))
      if size > key.count {
        key = [UInt8](repeating: 0, count: Int(size))
        size = swift_ucol_getSortKey(collator, units, length, &key, size)
      }
      // The last byte is a terminator.
      keys.append(contentsOf: key.prefix(max(0, Int(size) - 1)))
    }

    private mutating func readUnits(of name: String) {
      units.removeAll(keepingCapacity: true)
      let isWidened =
        name.utf8.withContiguousStorageIfAvailable { bytes in
          guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
          units.append(contentsOf: bytes.lazy.prefix(Self.longestName).map(UInt16.init))
          return true
        } ?? false
      if !isWidened { units.append(contentsOf: name.utf16.prefix(Self.longestName)) }
    }

    /// An attribute that ICU does not take keeps its default.
    private func set(_ attribute: UColAttribute, _ value: UColAttributeValue) {
      guard let collator else { return }
      var status = U_ZERO_ERROR
      swift_ucol_setAttribute(collator, attribute, value, &status)
    }
  }
#endif
