#if !canImport(_FoundationICU)
  import Foundation

  /// Puts names in the order a reader of a language expects, by Foundation's standard comparison, where the
  /// toolchain brings no collator of its own.
  ///
  /// Names that Foundation tells apart only by code units are in that order here, not in the caller's.
  package struct NameCollator: ~Copyable {
    private let locale: Locale

    /// Makes a collator of a language.
    package init(language: PageLanguage) {
      self.locale = language.locale
    }

    /// The indices of the names in ascending order; names that are equal keep the order they came in.
    package mutating func order(of names: [String]) -> [Int] {
      let locale = locale
      return names.indices.sorted { left, right in
        let result = names[left].compare(
          names[right], options: [.numeric, .caseInsensitive, .widthInsensitive, .forcedOrdering], range: nil,
          locale: locale)
        return result == .orderedSame ? left < right : result == .orderedAscending
      }
    }
  }
#endif
