/// One step of a document as libyaml reads it.
struct YAMLEvent {
  /// What was read. Streams' ends carry nothing and are left out.
  enum Kind {
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(String, isPlain: Bool, Properties)
    case sequenceStart(Properties)
    case sequenceEnd
    case mappingStart(Properties)
    case mappingEnd
  }

  /// What may stand before a node: `&anchor` and `!tag`.
  struct Properties {
    var anchor: String?
    var tag: String?
  }

  let kind: Kind
  let mark: YAMLMark
}
