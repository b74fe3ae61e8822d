import Foundation

extension PageLanguage {
  /// What a country is called in the language; the code itself where there is no name for it.
  ///
  /// - Parameter code: an upper-case ISO 3166-1 alpha-2 code such as "US".
  /// - Complexity: a millisecond or more for the first country of a process, some microseconds for others.
  package func regionName(_ code: String) -> String {
    locale.localizedString(forRegionCode: code) ?? code
  }
}
