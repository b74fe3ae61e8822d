/// A command line, taken apart and checked for form.
package struct Invocation: Hashable, Sendable {
  /// What to do; nil when only help or the version is asked for.
  package let verb: Verb?
  /// The words behind the verb.
  package let operands: [String]
  /// The options given, with their values; the last of several wins, but for those that
  /// take a list. An option without a value has an empty one.
  package let options: [Option: String]

  /// Whether an option was given.
  package func has(_ option: Option) -> Bool { options[option] != nil }
}
