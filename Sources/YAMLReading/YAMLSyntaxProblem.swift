/// What libyaml could not read, in terms of what the person did.
enum YAMLSyntaxProblem {
  case tab
  case unclosedQuote
  case missingSpaceAfterColon
  case missingColon
  case unexpectedColon
  case indentation
  /// A `[` or `{` without its end: seen on a later line than it began on.
  case unclosedFlow(opening: Character)
  /// Two entries of `[…]` or `{…}` without a comma.
  case missingComma(closing: Character)
  /// A `- ` on the line of its key.
  case entryAfterKey
  /// More text after a value that was complete.
  case textAfterValue
  case reservedCharacter
  case unknownEscape
  case invalidCharacterNumber
  case anchorName
  case blockScalarHeader
  case tagHandle
  case directive
  case missingValue
  case tooLongKey
  /// A problem libyaml has no common cause for, in its own words.
  case other(String)
}
