package import CatalogModel

/// One result of an answer, as the store sent it.
package struct RawResult: Hashable, Sendable {
  /// Which item it is.
  package let key: ItemKey
  /// What the item is called; one line, never empty.
  package let name: String
  /// Its JSON on one line; otherwise byte for byte as sent.
  package let bytes: [UInt8]

  /// Takes a result's JSON. Line breaks in it, which JSON has only between its parts, go, together with what indents
  /// the next line.
  init(key: ItemKey, name: String, json: ArraySlice<UInt8>) {
    self.key = key
    self.name = name
    bytes = Self.joiningLines(json)
  }

  private static func joiningLines(_ json: ArraySlice<UInt8>) -> [UInt8] {
    guard json.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return Array(json) }
    var joined: [UInt8] = []
    joined.reserveCapacity(json.count)
    var isIndent = false
    for byte in json {
      if byte == 0x0A || byte == 0x0D {
        isIndent = true
      } else if !isIndent || (byte != 0x20 && byte != 0x09) {
        isIndent = false
        joined.append(byte)
      }
    }
    return joined
  }
}
