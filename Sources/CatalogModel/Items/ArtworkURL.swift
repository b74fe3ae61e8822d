/// A picture's URL in the store, whose last path component may name the size to deliver.
///
/// The store's image servers scale on request: `…/source/100x100bb.jpg` becomes `…/source/600x600bb.jpg`. Only the
/// last path component is ever rewritten, and only when it is nothing but a size, an optional style, an optional
/// quality and an image type; older URLs, whose file name happens to contain a size, are left as they are.
package struct ArtworkURL: Hashable, Sendable {
  /// The URL as sent, with the store's old plain-HTTP image hosts turned into their HTTPS twins.
  package let original: WebURL

  /// What stands before and behind the size; nil when the size cannot be chosen.
  private let frame: Frame?

  private struct Frame: Hashable {
    let prefix: String
    let suffix: String
  }

  /// The largest size asked for, in pixels; beyond 3000 the servers refuse or deliver the original.
  package static let largestSize = 3_000

  /// Takes the store's URL.
  package init(_ url: WebURL) {
    let secured = Self.secured(url)
    let text = secured.text
    self.original = secured
    let bytes = text.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else {
      self.frame = nil
      return
    }
    let name = bytes.index(after: slash)
    self.frame = Self.suffix(ofSizeComponent: text[name...].utf8).map {
      Frame(prefix: String(text[..<name]), suffix: String($0))
    }
  }

  /// Whether `text(size:)` can choose the size.
  package var isResizable: Bool { frame != nil }

  /// The URL of a picture that fits in a square of `size` pixels, or the original URL where the size cannot be
  /// chosen. The size is kept within 1 and `largestSize`.
  package func text(size: Int) -> String {
    guard let frame else { return original.text }
    let size = min(max(1, size), Self.largestSize)
    return "\(frame.prefix)\(size)x\(size)\(frame.suffix)"
  }

  /// `suffix` of `\d+x\d+` + suffix, where the suffix is `[a-z]*(-\d+)?\.(jpg|jpeg|png|webp)`; nil otherwise.
  private static func suffix(ofSizeComponent component: Substring.UTF8View) -> Substring? {
    guard let width = droppingDigits(component), width.first == UInt8(ascii: "x"),
      let suffix = droppingDigits(width.dropFirst())
    else { return nil }
    var type = suffix.drop { (0x61...0x7A).contains($0) }
    if type.first == UInt8(ascii: "-") {
      guard let quality = droppingDigits(type.dropFirst()) else { return nil }
      type = quality
    }
    return [".jpg", ".jpeg", ".png", ".webp"].contains(Substring(type)) ? Substring(suffix) : nil
  }

  /// What follows one to five digits; nil when there are none or more.
  private static func droppingDigits(_ text: Substring.UTF8View) -> Substring.UTF8View? {
    let rest = text.drop { (0x30...0x39).contains($0) }
    return (1...5).contains(text.count - rest.count) ? rest : nil
  }

  /// `http://is4.mzstatic.com/…` is the same picture as `https://is4-ssl.mzstatic.com/…`.
  private static func secured(_ url: WebURL) -> WebURL {
    let start = "http://is"
    let host = ".mzstatic.com/"
    guard url.text.hasPrefix(start) else { return url }
    let number = url.text.utf8.dropFirst(start.utf8.count)
    guard let rest = droppingDigits(number), Substring(rest).hasPrefix(host) else { return url }
    let digits = Substring(number.prefix(number.count - rest.count))
    return WebURL("https://is\(digits)-ssl\(host)\(Substring(rest.dropFirst(host.utf8.count)))") ?? url
  }
}
