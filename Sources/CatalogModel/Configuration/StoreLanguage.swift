/// The language a store answers in, as its parameter `lang` has it: `en_us`, `ja_jp`, `de`.
package struct StoreLanguage: Hashable, Sendable {
  /// The code, lower case.
  package let code: String

  /// Takes two letters, or two and two with `_` between, in any letter case. The store documents `en_us` and `ja_jp`
  /// only, and takes others.
  package init(_ text: String) throws(ConfigurationFault) {
    let parts = text.lowercased().split(separator: "_", omittingEmptySubsequences: false)
    let areCodes = parts.allSatisfy {
      $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
    guard areCodes, parts.count <= 2 else { throw .storeLanguage(text) }
    code = text.lowercased()
  }

  /// The same language as pages name it.
  package var tag: LanguageTag? {
    try? LanguageTag(code.split(separator: "_").joined(separator: "-"))
  }
}
