package import Diagnostics

/// Reads one YAML 1.1 document, as libyaml does, into a tree of texts.
///
/// Nothing is guessed from how a text looks: `NO`, `1984` and `007` stay as typed. Anchors and aliases are followed
/// within limits; tags (but `!!str`), merge keys, keys that are no text and keys given twice are refused.
package enum YAMLDocument {
  /// The document's value; an empty document is an absent value at its start.
  ///
  /// Throws every fault found. After a fault of syntax or a limit nothing below it is looked at. Costs time and
  /// memory linear in the smaller of the text and the limits.
  package static func parse(
    _ text: SourceText, limits: YAMLLimits = YAMLLimits()
  ) throws(DiagnosticFailure) -> YAMLNode {
    let hasMark = text.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = SourcePosition(line: 1, column: hasMark ? 2 : 1)
    return try parse(text, from: hasMark ? 3 : 0, to: text.bytes.count, at: start, limits: limits)
  }

  /// The same for the bytes `from..<to`, which begin at `start`.
  static func parse(
    _ text: SourceText, from: Int, to: Int, at start: SourcePosition, limits: YAMLLimits
  ) throws(DiagnosticFailure) -> YAMLNode {
    var findings = YAMLFindings(in: text)
    let bytes = text.bytes[from..<to]
    guard bytes.count <= limits.bytes else {
      findings.add(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: start)
      throw findings.failure
    }
    if let (fault, offset) = characterFault(in: bytes) {
      findings.add(fault, at: text.position(ofByteAt: offset))
      throw findings.failure
    }
    let marks = MarkTable(bytes, startingAt: start)
    let builder = build(bytes, YAMLTreeBuilder(findings: findings, marks: marks, limits: limits), marks, text)
    try builder.findings.check()
    return builder.root ?? YAMLNode(at: start, .scalar(text: "", isPlain: true))
  }

  private static func build(
    _ bytes: ArraySlice<UInt8>, _ empty: YAMLTreeBuilder, _ marks: MarkTable, _ text: SourceText
  ) -> YAMLTreeBuilder {
    bytes.withUnsafeBufferPointer { buffer in
      var builder = empty
      guard var stream = YAMLEventStream(buffer) else {
        builder.add(.outOfMemory, at: SourcePosition(line: 1, column: 1))
        return builder
      }
      while !builder.hasGivenUp {
        switch stream.next() {
        case .event(let event):
          builder.take(event)
        case .failed(let problem):
          let (fault, position) = fault(for: problem, in: builder, marks, text, offset: bytes.startIndex)
          builder.add(fault, at: position)
        case .finished:
          return builder
        }
      }
      return builder
    }
  }

  private static func fault(
    for problem: YAMLParserProblem, in builder: YAMLTreeBuilder, _ marks: MarkTable, _ text: SourceText,
    offset: Int
  ) -> (YAMLFault, SourcePosition) {
    switch problem.stage {
    case .memory:
      return (.outOfMemory, marks.position(problem.mark))
    case .characters:
      let place = min(offset + problem.byteOffset, text.bytes.count)
      let character = String(decoding: text.bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first
      return (.controlCharacter(character?.value ?? 0), text.position(ofByteAt: place))
    case .syntax:
      let (syntax, position) = YAMLSyntaxProblem.recognize(
        problem, marks: marks, innermost: builder.innermost, in: text)
      return (.syntax(syntax), position)
    }
  }

  /// The first byte that is no UTF-8, or the first NUL, which libyaml would take for the end.
  private static func characterFault(in bytes: ArraySlice<UInt8>) -> (YAMLFault, offset: Int)? {
    if String(validating: bytes, as: UTF8.self) == nil {
      return (.notUTF8, bytes.startIndex + wellFormedPrefix(of: bytes))
    }
    return bytes.firstIndex(of: 0).map { (.controlCharacter(0), $0) }
  }

  private static func wellFormedPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { length += UTF8.width(scalar) }
    return length
  }
}
