/// All templates of a set, compiled and linked: flat pools that refer to each other by index.
struct Program: Sendable {
  /// A run of elements in one of the pools.
  struct Span: Sendable {
    var start: UInt32 = 0
    var end: UInt32 = 0

    var isEmpty: Bool { start == end }
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// One part of a dotted name.
  struct Name: Sendable {
    let key: NameKey
    let bytes: Span
  }

  /// A template, as a run of `instructions`.
  struct Template: Sendable {
    let name: String
    var code: Span
  }

  /// A partial or parent tag.
  struct Inclusion: Sendable {
    /// The template's name, for diagnostics.
    let name: Span
    /// The template's index, nil when there is none of that name.
    let template: Int?
    /// Whether the tag is alone on its line; only then do the lines of the template take on its indentation.
    let isStandalone: Bool
    /// What each line of the template is indented by, beyond the line of the tag.
    let indentation: Span
    /// The blocks given to it, in `arguments`.
    var arguments = Span()
  }

  /// A block given to a parent.
  struct Argument: Sendable {
    let block: UInt32
    var code: Span
    /// Whether its first line is a line of its own in the template.
    let startsLine: Bool
    /// Where it was given: the template's index and the byte offset of the block's name in it.
    let template: Int
    let offset: UInt32
  }

  /// A place for a block.
  struct Site: Sendable {
    let block: UInt32
    /// What the lines of a block given to it are indented by.
    let indentation: Span
    /// Whether the place has its lines to itself, so that the first line is indented as well.
    let isStandalone: Bool
  }

  var instructions: [Instruction] = []
  /// The byte offset in the template's source of each instruction's name, or of its tag where it has none.
  var offsets: [UInt32] = []
  /// Static text, names and indentations.
  var bytes: [UInt8] = []
  var names: [Name] = []
  /// Dotted names as runs of `names`; an empty run is the value itself, `{{.}}`.
  var paths: [Span] = []
  var inclusions: [Inclusion] = []
  var arguments: [Argument] = []
  var sites: [Site] = []
  var blockNames: [String] = []
  var templates: [Template] = []

  /// The index of the template an instruction belongs to. Templates follow each other in `instructions`, so that it is
  /// the last one that begins at or before it.
  func template(of instruction: Int) -> Int {
    var low = 0
    var high = templates.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(templates[middle].code.start) <= instruction { low = middle } else { high = middle }
    }
    return low
  }

  func text(_ span: Span) -> String {
    String(decoding: bytes[span.range], as: UTF8.self)
  }
}
