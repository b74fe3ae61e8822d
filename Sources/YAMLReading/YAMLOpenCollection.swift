import Diagnostics

/// A list or mapping whose end has not been read yet.
struct YAMLOpenCollection {
  enum Kind { case sequence, mapping }

  private enum Expected {
    case key
    /// The value of this key; nil drops the value of a key that was refused.
    case value(of: (key: String, position: SourcePosition)?)
  }

  /// The place of its first character.
  let position: SourcePosition
  /// The name given to it by `&name`.
  let anchor: String?
  /// What it costs so far.
  private(set) var cost = YAMLNodeCost(weight: 1, height: 1)

  private let kind: Kind
  private var entries: [YAMLNode] = []
  private var pairs: [YAMLPair] = []
  private var places: [String: SourcePosition] = [:]
  private var expected = Expected.key

  init(_ kind: Kind, at position: SourcePosition, anchor: String?) {
    self.kind = kind
    self.position = position
    self.anchor = anchor
  }

  /// The finished node.
  var node: YAMLNode {
    YAMLNode(at: position, kind == .sequence ? .sequence(entries) : .mapping(pairs))
  }

  /// Takes the next entry, key or value; returns what is wrong with it.
  mutating func add(_ node: YAMLNode, _ added: YAMLNodeCost) -> YAMLFault? {
    cost.weight += added.weight
    cost.height = max(cost.height, added.height + 1)
    if kind == .sequence {
      entries.append(node)
      return nil
    }
    switch expected {
    case .key:
      return addKey(node)
    case .value(let key):
      if let key { pairs.append(YAMLPair(key: key.key, at: key.position, value: node)) }
      expected = .key
      return nil
    }
  }

  private mutating func addKey(_ node: YAMLNode) -> YAMLFault? {
    expected = .value(of: nil)
    guard case .scalar(let key, let isPlain) = node.content else { return .keyNotText }
    if key.isEmpty { return .emptyKey }
    if key == "<<", isPlain { return .mergeKey }
    if let first = places[key] { return .duplicateKey(key, first: first) }
    places[key] = node.position
    expected = .value(of: (key, node.position))
    return nil
  }
}
