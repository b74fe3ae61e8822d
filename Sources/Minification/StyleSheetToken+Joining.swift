extension StyleSheetToken {
  /// Whether it and the next one would be read as something else without anything between them: the table of
  /// CSS Syntax Level 3, "Serialization", and two pairs that browsers have read differently over time.
  func mergesWith(_ next: StyleSheetToken, in bytes: [UInt8]) -> Bool {
    switch kind {
    case .word where next.isSign("("): true
    case .word where next.isSign(">"): endsInTwoHyphens(bytes)
    case .word where next.isSign("+"): isLetterU(bytes)
    case .word, .atKeyword, .hash, .dimension: next.isNameLike || next.isNumeric || next.isSign("-")
    case .number: next.isNameLike || next.isNumeric || next.isSign("%")
    case .sign(UInt8(ascii: "#")), .sign(UInt8(ascii: "-")):
      next.isNameLike || next.isNumeric || next.isSign("-")
    case .sign(UInt8(ascii: "@")): next.isNameLike || next.isSign("-")
    case .sign(UInt8(ascii: ".")), .sign(UInt8(ascii: "+")): next.isNumeric
    case .sign(UInt8(ascii: "/")): next.isSign("*")
    case .sign(UInt8(ascii: "<")): next.isSign("!")
    default: false
    }
  }

  private var isNameLike: Bool {
    switch kind {
    case .word, .function, .url: true
    default: false
    }
  }

  private var isNumeric: Bool {
    switch kind {
    case .number, .percentage, .dimension: true
    default: false
    }
  }

  /// `-->` closes a comment of HTML.
  private func endsInTwoHyphens(_ bytes: [UInt8]) -> Bool {
    bytes[range].suffix(2).elementsEqual("--".utf8)
  }

  /// `u+a` was a range of characters.
  private func isLetterU(_ bytes: [UInt8]) -> Bool {
    range.count == 1 && bytes[range.lowerBound] | 0x20 == UInt8(ascii: "u")
  }
}
