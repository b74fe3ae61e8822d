import Diagnostics

extension YAMLSyntaxProblem {
  /// Tells what the person did from libyaml's words and the lines in question, and where that is. `innermost` is
  /// where the list or mapping began that was being read.
  static func recognize(
    _ problem: YAMLParserProblem, marks: MarkTable, innermost: SourcePosition?, in text: SourceText
  ) -> (problem: Self, position: SourcePosition) {
    let place = marks.position(problem.mark)
    let origin = problem.contextMark.map(marks.position) ?? place
    if scalar(at: place, in: text) == "\t" { return (.tab, place) }
    if problem.context.contains("quoted scalar") || problem.context.contains("double-quoted") {
      return quoted(problem, place: place, origin: origin)
    }
    if problem.problem.contains("could not find expected ':'") {
      return unfinishedKey(at: origin, problemAt: place, in: text)
    }
    if problem.problem.contains("mapping values are not allowed"),
      let colon = gluedColon(above: place, in: text)
    {
      return (.missingSpaceAfterColon, colon)
    }
    if let innermost, let opening = opening(at: innermost, endingAt: place, in: text) {
      return (.unclosedFlow(opening: opening), innermost)
    }
    if let opening = opening(of: problem), origin.line < place.line {
      return (.unclosedFlow(opening: opening), origin)
    }
    let isFirstOnLine = (text.line(place.line) ?? "").unicodeScalars.prefix(place.column - 1).allSatisfy {
      $0 == " "
    }
    return (named(problem, isFirstOnLine: isFirstOnLine), place)
  }

  private static func opening(of problem: YAMLParserProblem) -> Character? {
    if problem.problem.contains("expected ',' or ']'") { return "[" }
    return problem.problem.contains("expected ',' or '}'") ? "{" : nil
  }

  /// The bracket at `innermost` when all that follows it has been read to the end.
  private static func opening(
    at innermost: SourcePosition, endingAt place: SourcePosition, in text: SourceText
  ) -> Character? {
    let rest = (text.line(place.line) ?? "").unicodeScalars.dropFirst(place.column - 1)
    guard rest.isEmpty || rest.starts(with: "---".unicodeScalars) else { return nil }
    return scalar(at: innermost, in: text).flatMap { $0 == "[" || $0 == "{" ? Character($0) : nil }
  }

  private static func quoted(
    _ problem: YAMLParserProblem, place: SourcePosition, origin: SourcePosition
  ) -> (problem: Self, position: SourcePosition) {
    if problem.problem.contains("unknown escape") { return (.unknownEscape, place) }
    if problem.problem.contains("hexdecimal") || problem.problem.contains("Unicode character") {
      return (.invalidCharacterNumber, place)
    }
    return (.unclosedQuote, origin)
  }

  private static func unfinishedKey(
    at origin: SourcePosition, problemAt place: SourcePosition, in text: SourceText
  ) -> (problem: Self, position: SourcePosition) {
    if let column = gluedColon(in: text.line(origin.line) ?? "") {
      return (.missingSpaceAfterColon, SourcePosition(line: origin.line, column: column))
    }
    return (origin.line == place.line ? .tooLongKey : .missingColon, origin)
  }

  /// libyaml's words, each with its meaning; the first that fits counts.
  private static func named(_ problem: YAMLParserProblem, isFirstOnLine: Bool) -> Self {
    let words = problem.problem
    let meanings: [(String, Self)] = [
      ("tab character", .tab),
      ("cannot start any token", .reservedCharacter),
      ("mapping values are not allowed", .unexpectedColon),
      ("expected ',' or ']'", .missingComma(closing: "]")),
      ("expected ',' or '}'", .missingComma(closing: "}")),
      ("expected key", isFirstOnLine ? .indentation : .textAfterValue),
      ("expected '-' indicator", .indentation),
      ("sequence entries are not allowed", isFirstOnLine ? .indentation : .entryAfterKey),
      ("are not allowed in this context", .indentation),
      ("alphabetic or numeric", problem.context.contains("directive") ? .directive : .anchorName),
      ("comment or line break", problem.context.contains("directive") ? .directive : .blockScalarHeader),
      ("indentation indicator", .blockScalarHeader),
      ("undefined tag handle", .tagHandle),
      ("expected <document start>", .indentation),
      ("expected node content", .missingValue),
    ]
    if let meaning = meanings.first(where: { words.contains($0.0) }) { return meaning.1 }
    if problem.context.contains("tag") { return .tagHandle }
    if problem.context.contains("directive") || words.contains("YAML") { return .directive }
    return .other(words)
  }

  /// The colon of `key:value` on the last line above `place` that is not blank.
  private static func gluedColon(above place: SourcePosition, in text: SourceText) -> SourcePosition? {
    var number = place.line - 1
    while number >= 1, let line = text.line(number) {
      if line.utf8.contains(where: { $0 > UInt8(ascii: " ") }) {
        return gluedColon(in: line).map { SourcePosition(line: number, column: $0) }
      }
      number -= 1
    }
    return nil
  }

  /// The column of the colon in a line like `  - key:value`; nil for any other line.
  private static func gluedColon(in line: String) -> Int? {
    let scalars = line.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex, scalars[index] == " " || scalars[index] == "-" {
      scalars.formIndex(after: &index)
    }
    let keyStart = index
    while index < scalars.endIndex, isKeyScalar(scalars[index]) { scalars.formIndex(after: &index) }
    guard index > keyStart, index < scalars.endIndex, scalars[index] == ":" else { return nil }
    let next = scalars.index(after: index)
    guard next < scalars.endIndex, scalars[next] != " ", scalars[next] != "/" else { return nil }
    return scalars.distance(from: scalars.startIndex, to: index) + 1
  }

  private static func isKeyScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "-"
  }

  private static func scalar(at position: SourcePosition, in text: SourceText) -> Unicode.Scalar? {
    text.line(position.line)?.unicodeScalars.dropFirst(position.column - 1).first
  }
}
