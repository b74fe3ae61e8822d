/// A picture's URL in the store, whose last path component may name the size to deliver.
///
/// The store's image servers scale on request: `…/source/100x100bb.jpg` becomes `…/source/600x600bb.jpg`. Only the
/// last path component is ever rewritten, and only when it is nothing but a size, an optional style, an optional
/// quality and an image type; older URLs, whose file name happens to contain a size, are left as they are.
package struct ArtworkURL: Hashable, Sendable {
  /// The URL as sent, with the store's old plain-HTTP image hosts turned into their HTTPS twins.
  package let original: WebURL

  /// The bytes of the URL that name the size, such as `100x100`; nil when the size cannot be chosen.
  private let size: Range<Int>?

  /// Takes the store's URL.
  package init(_ url: WebURL) {
    self.original = Self.secured(url)
    var text = original.text
    self.size = text.withUTF8(Self.sizeRange)
  }

  /// Whether `text(size:)` can choose the size.
  package var isResizable: Bool { size != nil }

  /// The URL of a picture that fits in a square of `size`, or the original URL where the size cannot be chosen.
  package func text(size: ArtworkSize) -> String {
    var bytes: [UInt8] = []
    write(size: size, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what `text(size:)` gives, as UTF-8.
  package func write(size: ArtworkSize, to output: inout [UInt8]) {
    withParts { start, rest in
      output.append(contentsOf: start)
      if isResizable { output.append(contentsOf: size.component.utf8) }
      output.append(contentsOf: rest)
    }
  }

  /// Appends the list of the picture's URLs in these sizes, as UTF-8; nothing where the size cannot be chosen.
  package func write(_ sizes: ArtworkSizeList, to output: inout [UInt8]) {
    guard isResizable else { return }
    withParts { start, rest in
      sizes.pieces.withUnsafeBufferPointer { pieces in
        for entry in sizes.entries {
          output.append(contentsOf: start)
          output.append(contentsOf: UnsafeBufferPointer(rebasing: pieces[entry.component]))
          output.append(contentsOf: rest)
          output.append(contentsOf: UnsafeBufferPointer(rebasing: pieces[entry.descriptor]))
        }
      }
    }
  }

  /// What the picture is known by, whichever of the store's image servers it comes from and in whatever size: answers
  /// spread the same pictures over `is1-ssl` to `is5-ssl`, differently every day.
  package var picture: String {
    var bytes: [UInt8] = []
    withParts { start, rest in
      bytes.append(contentsOf: start)
      // What follows a size says only how the picture is delivered.
      if !isResizable { bytes.append(contentsOf: rest) }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let dot = text.firstIndex(of: "."), text[dot...].hasPrefix(".mzstatic.com/") else { return text }
    return String(text[text.index(after: dot)...])
  }

  /// Hands out what stands before and behind the size. These are whole stretches of memory: a part of `String.utf8`
  /// would be copied byte by byte.
  private func withParts(_ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void) {
    var text = original.text
    text.withUTF8 { bytes in
      let range = size ?? bytes.count..<bytes.count
      body(
        UnsafeBufferPointer(rebasing: bytes[..<range.lowerBound]),
        UnsafeBufferPointer(rebasing: bytes[range.upperBound...]))
    }
  }

  /// Where the size stands, when the last path component is `\d+x\d+[a-z]*(-\d+)?\.(jpg|jpeg|png|webp)`.
  private static func sizeRange(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    guard let width = endOfDigits(bytes, from: slash + 1), width < bytes.count,
      bytes[width] == UInt8(ascii: "x"),
      let height = endOfDigits(bytes, from: width + 1)
    else { return nil }
    var index = height
    while index < bytes.count, (0x61...0x7A).contains(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      guard let quality = endOfDigits(bytes, from: index + 1) else { return nil }
      index = quality
    }
    return isImageType(UnsafeBufferPointer(rebasing: bytes[index...])) ? slash + 1..<height : nil
  }

  private static func isImageType(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for type: StaticString in [".jpg", ".png", ".jpeg", ".webp"] where type.utf8CodeUnitCount == bytes.count {
      if bytes.indices.allSatisfy({ bytes[$0] == type.utf8Start[$0] }) { return true }
    }
    return false
  }

  /// Behind one to five digits; nil when there are none or more.
  private static func endOfDigits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var end = start
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
    return (1...5).contains(end - start) ? end : nil
  }

  /// The HTTPS twins of the store's plain-HTTP image hosts, of which there are five each:
  ///
  /// - `http://is4.mzstatic.com/…` is the same picture as `https://is4-ssl.mzstatic.com/…`.
  /// - `http://a1.mzstatic.com/…` is the same as `https://a1.mzstatic.com/…`. Its certificate was another host's until
  ///   about 2016, which is why old programs use `s1.mzstatic.com` instead.
  ///
  /// Of the still older `a1234.phobos.apple.com` no twin is known to deliver the same.
  private static func secured(_ url: WebURL) -> WebURL {
    guard url.text.hasPrefix("http:") else { return url }
    for (name, suffix) in [("is", "-ssl"), ("a", "")] {
      if let number = number(of: name, in: url.text) {
        let rest = url.text.dropFirst("http://\(name)\(number)".count)
        return WebURL("https://\(name)\(number)\(suffix)\(rest)") ?? url
      }
    }
    return url
  }

  /// The digits in `http://<name><digits>.mzstatic.com/`, one to five; nil for every other address.
  private static func number(of name: String, in text: String) -> Substring? {
    let start = "http://\(name)"
    guard text.hasPrefix(start) else { return nil }
    let rest = text.dropFirst(start.count)
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let isHost = rest[digits.endIndex...].hasPrefix(".mzstatic.com/")
    return (1...5).contains(digits.count) && isHost ? digits : nil
  }
}
