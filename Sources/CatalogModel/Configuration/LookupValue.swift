/// A value to look something up by, in the one form that equal values share.
package struct LookupValue: Hashable, Sendable {
  /// What can be wrong with one.
  package enum Problem: Hashable, Sendable {
    /// Characters or a length that no such value has.
    case form
    /// A last digit that does not follow from the others, as it does in every ISBN; the one that would.
    case checkDigit(expected: String)
  }

  /// The value as it is sent. A number has no leading zeros; an ISBN is 13 digits without hyphens, the only form that
  /// the store documents; a UPC keeps its zeros.
  package let text: String

  /// The longest bundle id, in bytes.
  package static let longestBundleID = 155

  /// Takes what a value of `key` may look like:
  ///
  /// - `id` and the AllMusic numbers: positive, in decimal digits, up to 63 bits;
  /// - `bundleId`: 1 to 155 ASCII letters, digits, hyphens and dots;
  /// - `isbn`: 10 digits, of which the last may be `X`, or 13 that begin with 978 or 979, with hyphens and spaces
  ///   anywhere and the right check digit (ISO 2108);
  /// - `upc`: 12 digits, or 13 of an EAN; those are what the store documents. Check digits are not checked, since
  ///   labels have given out wrong ones.
  ///
  /// Throws for anything else.
  package init(_ text: String, of key: LookupKey) throws(ConfigurationFault) {
    switch Self.reading(text, of: key) {
    case .success(let text): self.text = text
    case .failure(let fault): throw .lookupValue(text, of: key, fault.problem)
    }
  }

  /// A problem on its way to the fault that knows the value.
  struct Failure: Error {
    let problem: Problem
  }

  private static func reading(_ text: String, of key: LookupKey) -> Result<String, Failure> {
    switch key {
    case .id, .amgArtistId, .amgAlbumId, .amgVideoId: read(number(text))
    case .bundleId: read(isBundleID(text) ? text : nil)
    case .isbn: BookNumber.reading(text)
    case .upc: read(isUPC(text) ? text : nil)
    }
  }

  private static func read(_ text: String?) -> Result<String, Failure> {
    text.map { .success($0) } ?? .failure(Failure(problem: .form))
  }

  private static func number(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(text), number > 0 else {
      return nil
    }
    return String(number)
  }

  private static func isBundleID(_ text: String) -> Bool {
    (1...longestBundleID).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
      }
  }

  private static func isUPC(_ text: String) -> Bool {
    [12, 13].contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
