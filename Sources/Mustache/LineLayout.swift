/// What standing alone on a line does to tags and to the white space around them.
///
/// A line holding one tag and white space only leaves nothing but the tag's effect. So does a line of parent tags
/// and of blocks given to them. What precedes a partial or parent there, and what precedes a block, is indentation
/// for the text put in its place.
struct LineLayout {
  /// Tokens that leave nothing behind: the white space of standalone lines.
  private(set) var isDropped: [Bool]
  /// Tokens alone on their lines.
  private(set) var isStandalone: [Bool]
  /// Tokens that come first on their lines.
  private(set) var isFirst: [Bool]
  /// The white space a partial, parent or block stands behind; for a block with content on lines of its own, the
  /// white space before the first of them.
  private(set) var indentation: [Range<Int>]

  private let tokens: [TemplateToken]
  private let nesting: TagNesting
  private let source: UnsafeBufferPointer<UInt8>

  /// Looks at all lines.
  init(_ tokens: [TemplateToken], nesting: TagNesting, source: UnsafeBufferPointer<UInt8>) {
    self.tokens = tokens
    self.nesting = nesting
    self.source = source
    isDropped = [Bool](repeating: false, count: tokens.count)
    isStandalone = isDropped
    isFirst = isDropped
    indentation = [Range<Int>](repeating: 0..<0, count: tokens.count)
    readLines()
    for index in tokens.indices where tokens[index].kind == .block { indentBlock(index) }
  }

  private mutating func readLines() {
    var start = 0
    for index in tokens.indices where endsLine(index) || index == tokens.count - 1 {
      readLine(start..<(index + 1))
      start = index + 1
    }
  }

  private func endsLine(_ index: Int) -> Bool {
    tokens[index].kind == .text && source[tokens[index].range.upperBound - 1] == UInt8(ascii: "\n")
  }

  private mutating func readLine(_ line: Range<Int>) {
    isFirst[line.lowerBound] = true
    let lead = isBlank(line.lowerBound) ? tokens[line.lowerBound].range : 0..<0
    let firstTag = isBlank(line.lowerBound) ? line.lowerBound + 1 : line.lowerBound
    if firstTag < line.upperBound { indentation[firstTag] = lead }
    guard isStandaloneLine(line) else { return }
    for index in line where tokens[index].kind != .text { isStandalone[index] = true }
    for index in [line.lowerBound, line.upperBound - 1] where isBlank(index) { isDropped[index] = true }
  }

  private func isStandaloneLine(_ line: Range<Int>) -> Bool {
    let tags = line.filter { tokens[$0].kind != .text }
    if tags.count == 1 { return mayStandAlone(tags[0]) && line.allSatisfy { $0 == tags[0] || isBlank($0) } }
    return tags.contains { isInheritance($0) } && isInheritanceLine(line)
  }

  private func mayStandAlone(_ index: Int) -> Bool {
    tokens[index].kind != .variable && tokens[index].kind != .rawVariable
  }

  /// Parent tags and their blocks may share a line; what a parent that ends on the same line holds is its own affair.
  private func isInheritanceLine(_ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    while index < line.upperBound {
      guard isBlank(index) || isInheritance(index) || isIdle(index) else { return false }
      let close = tokens[index].kind == .parent ? nesting.partner[index] : -1
      index = close > index && close < line.upperBound ? close + 1 : index + 1
    }
    return true
  }

  private func isInheritance(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .parent: true
    case .block: nesting.isInParent[index]
    case .close: nesting.partner[index] >= 0 && isInheritance(nesting.partner[index])
    default: false
    }
  }

  private func isIdle(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .comment, .delimiters: true
    case .text: nesting.isInParent[index]
    default: false
    }
  }

  private func isBlank(_ index: Int) -> Bool {
    tokens[index].kind == .text && leadingSpace(index, of: tokens[index].range).isWhole
  }

  /// The spaces and tabs a text begins with, and whether only its line end follows them.
  private func leadingSpace(_ index: Int, of range: Range<Int>) -> (range: Range<Int>, isWhole: Bool) {
    var end = range.lowerBound
    while end < range.upperBound, source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t") {
      end += 1
    }
    let rest = source[end..<range.upperBound]
    return (
      range.lowerBound..<end, rest.isEmpty || rest.elementsEqual("\n".utf8) || rest.elementsEqual("\r\n".utf8)
    )
  }

  /// Replaces the indentation of a block whose content begins on the next line by that of the content.
  private mutating func indentBlock(_ block: Int) {
    let isArgument = nesting.isInParent[block]
    let end = nesting.partner[block]
    guard isStandalone[block], end > block else {
      if isArgument { indentation[block] = 0..<0 }
      return
    }
    var index = block + 1
    while index < end, isDropped[index] || !isFirst[index] || isEmptyLine(index) { index += 1 }
    if index < end {
      indentation[block] =
        tokens[index].kind == .text ? leadingSpace(index, of: tokens[index].range).range : 0..<0
    } else if isArgument {
      indentation[block] = 0..<0
    }
  }

  private func isEmptyLine(_ index: Int) -> Bool {
    isBlank(index) && endsLine(index)
  }
}
