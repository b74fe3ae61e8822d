/// A file's path inside the site's folder: `intros/night-jazz.md`.
package struct SitePath: Hashable, Comparable, Sendable {
  /// What can be wrong with one.
  package enum Problem: Hashable, Sendable {
    case empty, absolute, parent, dot, emptyPart, backslash, controlCharacter, tooLong
  }

  /// The path: parts with `/` between, none of them empty, `.` or `..`.
  package let text: String

  /// The longest path, in bytes.
  package static let longest = 1_024

  /// Takes a relative path that stays inside the folder it begins in, as far as its text says (a link on the way may
  /// still lead out); throws for any other.
  package init(_ text: String) throws(ConfigurationFault) {
    if let problem = Self.problem(in: text) { throw .sitePath(problem) }
    self.text = text
  }

  /// Where a search's snapshot is kept unless configured.
  package init(snapshotOf id: SearchID) {
    text = "snapshots/\(id.text).json"
  }

  /// By the text, byte by byte.
  package static func < (left: Self, right: Self) -> Bool {
    left.text < right.text
  }

  private static func problem(in text: String) -> Problem? {
    let bytes = text.utf8
    if bytes.isEmpty { return .empty }
    if bytes.count > longest { return .tooLong }
    if bytes.first == UInt8(ascii: "/") { return .absolute }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return .controlCharacter
    }
    if bytes.contains(UInt8(ascii: "\\")) { return .backslash }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.contains(where: { $0.elementsEqual("..".utf8) }) { return .parent }
    if parts.contains(where: { $0.elementsEqual(".".utf8) }) { return .dot }
    return parts.contains { $0.isEmpty } ? .emptyPart : nil
  }
}
