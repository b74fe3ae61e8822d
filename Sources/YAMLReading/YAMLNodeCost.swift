/// What a node adds to a document each time it stands somewhere.
struct YAMLNodeCost {
  /// How many values it is, see `YAMLLimits.weight`.
  var weight: Int
  /// How many levels of lists and mappings it has.
  var height: Int
}
