/// The arithmetic of an ISBN (ISO 2108).
enum BookNumber {
  /// The 13 digits of an ISBN of 10 or 13, hyphens and spaces taken out.
  static func reading(_ text: String) -> Result<String, LookupValue.Failure> {
    guard text.utf8.count <= longest else { return .failure(LookupValue.Failure(problem: .form)) }
    let symbols = text.unicodeScalars.filter { !separators.contains($0) }
    let values = symbols.map(value)
    let body = values.dropLast().compactMap { $0.flatMap { $0 < 10 ? $0 : nil } }
    guard body.count == values.count - 1, let last = values.last ?? nil else {
      return .failure(LookupValue.Failure(problem: .form))
    }
    return switch (values.count, body.prefix(3)) {
    case (10, _): checked(body, last, against: shortCheck(body)).map { _ in long(body: [9, 7, 8] + body) }
    case (13, [9, 7, 8]) where last < 10, (13, [9, 7, 9]) where last < 10:
      checked(body, last, against: longCheck(body)).map { _ in long(body: body) }
    default: .failure(LookupValue.Failure(problem: .form))
    }
  }

  /// Longer than any with a separator after each digit.
  private static let longest = 100
  /// Hyphens, those that word processors make of them, and spaces.
  private static let separators: Set<Unicode.Scalar> = [
    "-", "\u{2010}", "\u{2011}", "\u{2013}", " ", "\u{A0}",
  ]

  /// What a symbol counts; `X` is ten.
  private static func value(_ symbol: Unicode.Scalar) -> Int? {
    switch symbol {
    case "0"..."9": Int(symbol.value) - 0x30
    case "X", "x": 10
    default: nil
    }
  }

  private static func checked(
    _ body: [Int], _ last: Int, against check: Int
  ) -> Result<Void, LookupValue.Failure> {
    if last == check { return .success(()) }
    let expected = check == 10 ? "X" : String(check)
    return .failure(LookupValue.Failure(problem: .checkDigit(expected: expected)))
  }

  private static func long(body: [Int]) -> String {
    (body + [longCheck(body)]).map(String.init).joined()
  }

  private static func shortCheck(_ body: [Int]) -> Int {
    let sum = body.enumerated().reduce(0) { $0 + $1.element * (10 - $1.offset) }
    return (11 - sum % 11) % 11
  }

  private static func longCheck(_ body: [Int]) -> Int {
    let sum = body.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    return (10 - sum % 10) % 10
  }
}
