#if canImport(_FoundationICU)
  import Foundation
  import _FoundationICU

  extension PageLanguage {
    /// Whether Foundation has data of its own under one of the identifiers, such as "pt_BR".
    ///
    /// That is what `Locale.availableIdentifiers` says, without making a set of all its strings at every start.
    static func hasData(underOneOf identifiers: [String]) -> Bool {
      let wanted = identifiers.map(\.utf8CString)
      return (0..<swift_uloc_countAvailable()).contains { number in
        guard let available = swift_uloc_getAvailable(number) else { return false }
        return wanted.contains { $0.withUnsafeBufferPointer { isSame(available, $0) } }
      }
    }

    private static func isSame(
      _ available: UnsafePointer<CChar>, _ wanted: UnsafeBufferPointer<CChar>
    ) -> Bool {
      // Nothing behind the terminator is looked at: it ends both, or they differ there.
      wanted.indices.allSatisfy { wanted[$0] == available[$0] }
    }
  }
#else
  import Foundation

  extension PageLanguage {
    /// Whether Foundation has data of its own under one of the identifiers, such as "pt_BR".
    static func hasData(underOneOf identifiers: [String]) -> Bool {
      let available = Set(Locale.availableIdentifiers)
      return identifiers.contains { available.contains($0) }
    }
  }
#endif
