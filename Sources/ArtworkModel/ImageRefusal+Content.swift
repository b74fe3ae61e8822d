extension ImageRefusal {
  /// How far into a text it is looked for what kind of text it is.
  private static let lookedAt = 1_024

  /// Why bytes are refused that are of no `ImageFormat`, by how they begin: as a picture of another kind, as something
  /// else that is known, or else as no picture.
  package init(ofContent bytes: UnsafeRawBufferPointer) {
    if bytes.isEmpty {
      self = .empty
    } else if let kind = Self.picture(bytes) ?? Self.mediaBox(bytes) {
      self = kind
    } else if let kind = Self.document(bytes) ?? Self.markup(bytes) {
      self = kind
    } else {
      self = .notAnImage(nil)
    }
  }

  /// Kinds of pictures that are not taken.
  private static func picture(_ bytes: UnsafeRawBufferPointer) -> ImageRefusal? {
    let beginnings: [(String, [UInt8])] = [
      ("TIFF", [0x49, 0x49, 0x2A, 0x00]), ("TIFF", [0x4D, 0x4D, 0x00, 0x2A]),
      ("TIFF", [0x49, 0x49, 0x2B, 0x00]), ("TIFF", [0x4D, 0x4D, 0x00, 0x2B]),
      ("PDF", Array("%PDF-".utf8)), ("Photoshop", Array("8BPS".utf8)), ("icon", [0x00, 0x00, 0x01, 0x00]),
      ("JPEG XL", [0xFF, 0x0A]), ("JPEG XL", [0, 0, 0, 0x0C] + Array("JXL ".utf8)),
      ("JPEG 2000", [0, 0, 0, 0x0C] + Array("jP  ".utf8)), ("JPEG 2000", [0xFF, 0x4F, 0xFF, 0x51]),
      ("BMP", Array("BM".utf8)),
    ]
    return beginnings.first { bytes.starts(with: $0.1) }.map { .unsupported($0.0) }
  }

  /// Files of the ISO base media format (ISO/IEC 14496-12), by their brand.
  private static func mediaBox(_ bytes: UnsafeRawBufferPointer) -> ImageRefusal? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let brand = String(decoding: bytes[8..<12], as: UTF8.self)
    switch brand {
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return .unsupported("HEIC")
    case "M4A ", "M4B ", "M4P ": return .notAnImage("audio")
    default: return .notAnImage("video")
    }
  }

  /// Sound, archives and programs.
  private static func document(_ bytes: UnsafeRawBufferPointer) -> ImageRefusal? {
    // Frames of MPEG audio: layer 3 in its versions 1, 2 and 2.5, and ADTS, each with a checksum and without.
    let frames: [UInt8] = [0xFA, 0xFB, 0xF2, 0xF3, 0xE2, 0xE3, 0xF0, 0xF1, 0xF8, 0xF9]
    if bytes.count >= 2, bytes[0] == 0xFF, frames.contains(bytes[1]) { return .notAnImage("audio") }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WAVE".utf8) {
      return .notAnImage("audio")
    }
    let beginnings: [(String, [UInt8])] = [
      ("audio", Array("ID3".utf8)), ("audio", Array("OggS".utf8)), ("audio", Array("fLaC".utf8)),
      ("a ZIP archive", [0x50, 0x4B, 0x03, 0x04]), ("compressed data", [0x1F, 0x8B]),
      ("a program", [0x7F, 0x45, 0x4C, 0x46]),
    ]
    return beginnings.first { bytes.starts(with: $0.1) }.map { .notAnImage($0.0) }
  }

  /// Texts: HTML, XML with SVG in it or not, JSON.
  private static func markup(_ bytes: UnsafeRawBufferPointer) -> ImageRefusal? {
    var rest = bytes.prefix(lookedAt)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    rest = rest.drop(while: isSpace)
    let text = String(decoding: rest.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    if text.hasPrefix("{") || text.hasPrefix("[") { return .notAnImage("JSON") }
    guard text.hasPrefix("<") else { return nil }
    let tags = ["<html", "<!doctype html", "<head", "<body", "<script", "<title"]
    if tags.contains(where: text.hasPrefix) { return .notAnImage("an HTML page") }
    if text.contains("<svg") { return .unsupported("SVG") }
    if tags.contains(where: text.contains) { return .notAnImage("an HTML page") }
    return text.hasPrefix("<?xml") ? .notAnImage("XML") : nil
  }
}
