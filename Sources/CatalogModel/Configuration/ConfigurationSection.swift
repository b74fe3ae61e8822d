import Diagnostics
import YAMLReading

/// One mapping of a configuration, its keys known.
struct ConfigurationSection {
  /// The mapping's first character, where a missing key is reported.
  let position: SourcePosition
  /// The keys that have a value, in the order written.
  let keys: [String]
  private let values: [String: YAMLNode]

  /// Takes the pairs that have a value.
  init(_ pairs: [YAMLPair], at position: SourcePosition) {
    self.position = position
    let present = pairs.filter { !$0.value.isAbsent }.map { ($0.key, $0.value) }
    keys = present.map(\.0)
    values = Dictionary(present, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a key; nil when it is left out.
  subscript(key: String) -> YAMLNode? { values[key] }
}
