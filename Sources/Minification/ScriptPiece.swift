/// A piece of a script.
enum ScriptPiece {
  /// A name or keyword.
  case word([UInt8])
  case number
  /// A string, a template without values, or a regular expression.
  case value
  /// From the backtick to the first value in it.
  case templateStart
  /// Between two values of a template.
  case templateMiddle
  /// From the last value to the backtick.
  case templateEnd
  /// A character of a punctuator; attached when nothing is between it and the piece before.
  case sign(UInt8, isAttached: Bool)
}
