extension ImageRefusal {
  /// How many of the first bytes are looked at.
  private static let looked = 1_024

  /// Why bytes are not taken, as far as that can be told without decoding them; nil where it cannot.
  package init?(sniffing bytes: UnsafeRawBufferPointer) {
    if bytes.isEmpty {
      self = .empty
    } else if bytes.count > ImageLimits.bytes {
      self = .tooManyBytes
    } else if ImageFormat(of: bytes) != nil {
      return nil
    } else if let kind = Self.unsupportedKind(bytes) {
      self = .unsupported(kind)
    } else {
      self = .notAnImage(Self.foreignKind(bytes))
    }
  }

  /// A kind of picture that is not taken.
  private static func unsupportedKind(_ bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return "TIFF"
    }
    if bytes.starts(with: "BM".utf8), bytes.dropFirst(6).starts(with: [0, 0, 0, 0]) { return "BMP" }
    if bytes.starts(with: [0, 0, 1, 0]) { return "ICO" }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
      if ["heic", "heix", "hevc", "mif1", "msf1"].contains(brand) { return "HEIC" }
    }
    let text = text(bytes)
    return text.hasPrefix("<svg") || text.hasPrefix("<?xml") && text.contains("<svg") ? "SVG" : nil
  }

  /// What else it looks like, with its article.
  private static func foreignKind(_ bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.starts(with: "%PDF-".utf8) { return "a PDF" }
    if bytes.starts(with: "ID3".utf8) || bytes.starts(with: "OggS".utf8) || isADTS(bytes) { return "audio" }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WAVE".utf8) { return "audio" }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      return bytes.dropFirst(8).starts(with: "M4A".utf8) ? "audio" : "a video"
    }
    let text = text(bytes)
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") || text.contains("<html") {
      return "an HTML page"
    }
    if text.hasPrefix("<?xml") { return "XML" }
    if text.hasPrefix("{") || text.hasPrefix("[") { return "JSON" }
    return nil
  }

  /// Whether a frame of MPEG audio starts here: eleven bits set, and a layer that exists or AAC.
  private static func isADTS(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0 && bytes[1] != 0xFF
  }

  /// The beginning as text in small letters, without the white space and the byte order mark before it.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let start = marked.prefix(looked).drop(while: isBlank)
    return String(decoding: start.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
