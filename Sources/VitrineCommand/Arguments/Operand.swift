/// A word that may follow a verb.
package struct Operand: Hashable, Sendable {
  /// The name that stands for it in the usage text.
  package let name: String
  /// What it is, one line.
  package let meaning: String
  /// Whether it must be given; those that may be left out come last.
  package let isRequired: Bool

  init(_ name: String, _ meaning: String, isRequired: Bool = true) {
    self.name = name
    self.meaning = meaning
    self.isRequired = isRequired
  }
}
