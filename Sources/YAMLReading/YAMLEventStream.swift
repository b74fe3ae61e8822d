internal import CYAML

/// Owns a libyaml parser over bytes that stay in place for as long as it lives.
struct YAMLEventStream: ~Copyable {
  /// What asking for the next event brings.
  enum Step {
    case event(YAMLEvent)
    case finished
    case failed(YAMLParserProblem)
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Starts reading UTF-8 without a byte order mark; nil when there is no memory for it.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads on to the next event; not to be asked again after `finished` or `failed`.
  mutating func next() -> Step {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { return .failed(problem) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return .finished }
      if let kind = Self.kind(of: event) {
        return .event(YAMLEvent(kind: kind, mark: YAMLMark(event.start_mark)))
      }
    }
  }

  private var problem: YAMLParserProblem {
    let stage: YAMLParserProblem.Stage =
      switch parser.pointee.error {
      case YAML_MEMORY_ERROR: .memory
      case YAML_READER_ERROR: .characters
      default: .syntax
      }
    let hasContext = parser.pointee.context != nil
    return YAMLParserProblem(
      stage: stage,
      problem: parser.pointee.problem.map { String(cString: $0) } ?? "",
      context: parser.pointee.context.map { String(cString: $0) } ?? "",
      mark: YAMLMark(parser.pointee.problem_mark),
      contextMark: hasContext ? YAMLMark(parser.pointee.context_mark) : nil,
      byteOffset: Int(clamping: parser.pointee.problem_offset))
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_SEQUENCE_START_EVENT:
      .sequenceStart(
        properties(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      .mappingStart(properties(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag))
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: nil
    }
  }

  private static func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(
      String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
      properties(anchor: scalar.anchor, tag: scalar.tag))
  }

  private static func properties(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLEvent.Properties {
    YAMLEvent.Properties(anchor: text(anchor), tag: text(tag))
  }

  private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line), column: Int(clamping: mark.column))
  }
}
