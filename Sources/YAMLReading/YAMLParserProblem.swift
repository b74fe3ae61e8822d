/// What libyaml says when it cannot go on.
struct YAMLParserProblem {
  /// The stage that gave up, which decides what the other parts mean.
  enum Stage {
    case memory, characters, syntax
  }

  let stage: Stage
  /// libyaml's own words.
  let problem: String
  /// What it was doing, in its own words; may be empty.
  let context: String
  /// Where it gave up.
  let mark: YAMLMark
  /// Where the thing it was reading began; nil when it names none.
  let contextMark: YAMLMark?
  /// For `characters`: the offending character's offset in bytes from the start of the input.
  let byteOffset: Int
}
