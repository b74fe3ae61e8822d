package import Diagnostics

/// The YAML between two lines `---` at the very top of a Markdown file.
package struct FrontMatter: Hashable, Sendable {
  /// The mapping, with positions in the whole file; nil when there is no front matter or nothing in it.
  package let mapping: YAMLNode?
  /// Where the text below it begins, in bytes from the start of the file.
  package let bodyStart: Int

  /// Separates front matter and text. Without a first line `---` all of the file is text.
  ///
  /// Throws when the second `---` is missing, when the YAML has faults, and when it is no mapping.
  package static func split(
    _ text: SourceText, limits: YAMLLimits = YAMLLimits()
  ) throws(DiagnosticFailure) -> FrontMatter {
    let start = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = delimiter(at: start, in: text.bytes) else {
      return FrontMatter(mapping: nil, bodyStart: start)
    }
    guard let (end, bodyStart) = closing(after: first, in: text.bytes) else {
      throw failure(.unclosedFrontMatter, at: text.position(ofByteAt: start), in: text)
    }
    let node = try YAMLDocument.parse(
      text, from: first, to: end, at: SourcePosition(line: 2, column: 1), limits: limits)
    if node.isAbsent { return FrontMatter(mapping: nil, bodyStart: bodyStart) }
    guard case .mapping = node.content else {
      throw failure(.frontMatterNotMapping, at: node.position, in: text)
    }
    return FrontMatter(mapping: node, bodyStart: bodyStart)
  }

  private static func failure(
    _ fault: YAMLFault, at position: SourcePosition, in text: SourceText
  ) -> DiagnosticFailure {
    var findings = YAMLFindings(in: text)
    findings.add(fault, at: position)
    return findings.failure
  }

  /// The start of the line after the next `---`, and where that one begins.
  private static func closing(after first: Int, in bytes: [UInt8]) -> (start: Int, end: Int)? {
    var lineStart = first
    while lineStart < bytes.count {
      if let end = delimiter(at: lineStart, in: bytes) { return (lineStart, end) }
      lineStart = nextLine(after: lineStart, in: bytes)
    }
    return nil
  }

  /// The start of the next line when the one at `start` is `---`, spaces and tabs after it allowed.
  private static func delimiter(at start: Int, in bytes: [UInt8]) -> Int? {
    let next = nextLine(after: start, in: bytes)
    let line = bytes[start..<next]
    guard line.starts(with: "---".utf8), line.dropFirst(3).allSatisfy({ [9, 10, 13, 32].contains($0) }) else {
      return nil
    }
    return next
  }

  private static func nextLine(after start: Int, in bytes: [UInt8]) -> Int {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    guard let end = bytes[start...].firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }) else {
      return bytes.count
    }
    let isPair = bytes[end] == carriageReturn && end + 1 < bytes.count && bytes[end + 1] == lineFeed
    return end + (isPair ? 2 : 1)
  }
}
