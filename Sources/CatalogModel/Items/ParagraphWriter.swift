/// Collects text into lines and paragraphs; white space is written only once text follows it.
struct ParagraphWriter {
  /// What has been written, as UTF-8.
  private(set) var output: [UInt8] = []

  /// Line ends since the last text; two or more end a paragraph.
  private var lineEnds = 0
  /// Spaces and no-break spaces since the last text on this line.
  private var spaces: [UInt8] = []
  private let longest: Int

  /// Makes a writer that is full at `longest` bytes.
  init(longest: Int) {
    self.longest = longest
  }

  /// Whether further text would be cut anyway.
  var isFull: Bool { output.count + spaces.count >= longest }

  /// Appends text without white space.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    writeSeparator()
    output.append(contentsOf: bytes)
  }

  /// Appends one scalar that is not white space.
  mutating func text(_ scalar: Unicode.Scalar) {
    writeSeparator()
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends a space that collapses with its neighbors.
  mutating func space() {
    if lineEnds == 0, spaces.last != 0x20 { spaces.append(0x20) }
  }

  /// Appends a no-break space, which does not collapse.
  mutating func noBreakSpace() {
    if lineEnds == 0 { spaces += [0xC2, 0xA0] }
  }

  /// Ends the line.
  mutating func lineBreak() {
    lineEnds = min(2, lineEnds + 1)
    spaces.removeAll(keepingCapacity: true)
  }

  /// Ends the paragraph.
  mutating func paragraphBreak() {
    lineEnds = 2
    spaces.removeAll(keepingCapacity: true)
  }

  private mutating func writeSeparator() {
    if !output.isEmpty {
      for _ in 0..<lineEnds { output.append(UInt8(ascii: "\n")) }
      output += spaces
    }
    lineEnds = 0
    spaces.removeAll(keepingCapacity: true)
  }
}
