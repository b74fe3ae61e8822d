extension YAMLSyntaxProblem {
  /// What is wrong, and what to do about it.
  var wording: (message: String, hint: String?) {
    switch self {
    case .tab, .indentation, .missingSpaceAfterColon, .missingColon, .unexpectedColon, .entryAfterKey:
      layoutWording
    case .unclosedQuote, .unclosedFlow, .missingComma, .textAfterValue: enclosingWording
    default: otherWording
    }
  }

  private var layoutWording: (message: String, hint: String?) {
    switch self {
    case .tab:
      ("a tab cannot stand here", "indent with spaces")
    case .missingSpaceAfterColon:
      ("there is no space after the colon", "write key: value")
    case .missingColon:
      ("this line is neither \"key: value\" nor a list entry", "put a colon and a space after the key")
    case .unexpectedColon:
      (
        "a \"key: value\" cannot stand here",
        "quote a text that has a colon in it; or check the indentation of this line and the one above"
      )
    case .entryAfterKey:
      ("a list cannot begin on the line of its key", "write each \"- \" on a line of its own below the key")
    default:
      (
        "this line does not fit the ones above",
        "indent the keys of one mapping, and the entries of one list, alike"
      )
    }
  }

  private var enclosingWording: (message: String, hint: String?) {
    switch self {
    case .unclosedQuote:
      ("the quote that begins here is not closed", "close it; inside '…' write '' for an apostrophe")
    case .unclosedFlow(let opening):
      ("the \"\(opening)\" that begins here is not closed", "quote a text that begins with \"\(opening)\"")
    case .missingComma(let closing):
      (
        "\"\(closing)\" or \",\" is missing before this",
        "separate entries by \",\" and close with \"\(closing)\""
      )
    default:
      ("there is more text after the value", "quote the whole value; inside '…' write '' for an apostrophe")
    }
  }

  private var otherWording: (message: String, hint: String?) {
    switch self {
    case .unknownEscape:
      ("there is no such escape in a double-quoted text", "write \\\\ for a backslash, or use '…'")
    case .invalidCharacterNumber:
      ("the escape in this text does not name a character", "write \\xXX, \\uXXXX or \\UXXXXXXXX")
    case .reservedCharacter:
      ("a value cannot begin with this character", "quote the value")
    case .anchorName:
      (
        "\"&\" or \"*\" must be followed by a name",
        "quote the value if it is meant to begin with this character"
      )
    case .blockScalarHeader:
      ("there is something after \"|\" or \">\"", "begin the text on the next line, indented")
    case .tagHandle:
      ("this tag is not well formed", "quote the value if it is meant to begin with \"!\"")
    case .directive:
      ("this directive is not supported", "remove the line; quote a value that begins with \"%\"")
    case .missingValue:
      ("a value is missing here", nil)
    case .tooLongKey:
      ("this key is too long", "a key has one line and at most 1024 characters")
    case .other(let words):
      ("this is not valid YAML: \(words)", nil)
    default:
      ("this is not valid YAML", nil)
    }
  }
}
