/// One step of a compiled template. Numbers are indices into the pools of a `Program`; `end` is where the step's
/// body, which follows it directly, stops.
enum Instruction: Sendable {
  /// Static bytes; `startsLine` when the first of them begins a line of the template.
  case text(start: UInt32, end: UInt32, startsLine: Bool)
  /// A line of the template that begins with a tag.
  case lineStart
  /// A value, escaped unless it is markup.
  case value(path: UInt32)
  /// A value as it is.
  case rawValue(path: UInt32)
  /// The body for each element of the value, or once when it is true.
  case section(path: UInt32, end: UInt32)
  /// The body when the value is false.
  case invertedSection(path: UInt32, end: UInt32)
  /// Another template, with blocks given to it in the body.
  case include(inclusion: UInt32, end: UInt32)
  /// A place for a block; the body is its default.
  case block(site: UInt32, end: UInt32)
}
