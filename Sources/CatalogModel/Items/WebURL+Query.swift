extension WebURL {
  /// Appends the URL with query parameters set: one that is already there is replaced, the others are kept in their
  /// order, new ones follow; a fragment stays at the end. Names must be plain ASCII words; values are encoded. Where
  /// that would be longer than `longest` the URL is appended as it is.
  ///
  /// Costs a pass over the URL: every detail page has one.
  package func write(settingQuery parameters: [(name: String, value: String)], to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { url in
      let start = output.count
      if !parameters.isEmpty {
        Self.write(url, setting: parameters, to: &output)
        if output.count - start <= Self.longest { return }
        output.removeSubrange(start...)
      }
      output.append(contentsOf: url)
    }
  }

  private static func write(
    _ url: UnsafeBufferPointer<UInt8>, setting parameters: [(name: String, value: String)],
    to bytes: inout [UInt8]
  ) {
    let end = url.firstIndex(of: UInt8(ascii: "#")) ?? url.count
    let start = url[..<end].firstIndex(of: UInt8(ascii: "?")) ?? end
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: url[..<start]))
    bytes.append(UInt8(ascii: "?"))
    let queryStart = bytes.count
    for part in url[start..<end].dropFirst().split(separator: UInt8(ascii: "&")) {
      let name = part.prefix { $0 != UInt8(ascii: "=") }
      if parameters.contains(where: { $0.name.utf8.elementsEqual(name) }) { continue }
      if bytes.count > queryStart { bytes.append(UInt8(ascii: "&")) }
      bytes.append(contentsOf: part)
    }
    for (name, value) in parameters {
      if bytes.count > queryStart { bytes.append(UInt8(ascii: "&")) }
      bytes.append(contentsOf: name.utf8)
      bytes.append(UInt8(ascii: "="))
      appendEncoded(value, to: &bytes)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: url[end...]))
  }

  /// Percent-encodes all but the unreserved characters of RFC 3986, section 2.3.
  private static func appendEncoded(_ value: String, to bytes: inout [UInt8]) {
    for byte in value.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 15))
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
