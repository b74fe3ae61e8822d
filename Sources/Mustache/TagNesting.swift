/// Which closing tag belongs to which opening one.
struct TagNesting {
  /// The deepest nesting of tags in one template; at the first tag beyond it the analysis ends.
  static let limit = 100

  /// The bytes of a name that are looked at for a fault; more than are shown.
  private static let longestName = 512

  /// For each opening token its closing one and the other way round; -1 for all others.
  private(set) var partner: [Int]
  /// Whether a token stands directly inside a parent tag, where text means nothing and blocks are arguments.
  private(set) var isInParent: [Bool]
  private(set) var faults: [(offset: Int, fault: TemplateFault)] = []

  private let tokens: [TemplateToken]
  private let source: UnsafeBufferPointer<UInt8>
  private var openTokens: [Int] = []
  /// The number of each opening or closing token's name, the same for equal names; -1 for all others. A name may be
  /// long and be asked for at every tag.
  private var nameNumbers: [Int]
  /// The blocks given to each open parent, by the number of their names, with their offsets.
  private var arguments: [Int: [Int: Int]] = [:]
  /// How many closing tags of each name are still to come.
  private var closesAhead: [Int] = []

  /// Pairs the tags, noting all faults.
  init(_ tokens: [TemplateToken], source: UnsafeBufferPointer<UInt8>) {
    self.tokens = tokens
    self.source = source
    partner = [Int](repeating: -1, count: tokens.count)
    isInParent = [Bool](repeating: false, count: tokens.count)
    nameNumbers = partner
    numberNames()
    pairAll()
  }

  private mutating func numberNames() {
    var numbers: [String: Int] = [:]
    for index in tokens.indices where tokens[index].opens || tokens[index].kind == .close {
      let name = name(index)
      let number = numbers[name] ?? numbers.count
      if number == numbers.count {
        numbers[name] = number
        closesAhead.append(0)
      }
      nameNumbers[index] = number
      if tokens[index].kind == .close { closesAhead[number] += 1 }
    }
  }

  private mutating func pairAll() {
    for index in tokens.indices {
      visit(index)
      if openTokens.count > Self.limit {
        return note(.nestingTooDeep(limit: Self.limit), at: index)
      }
    }
    // A tag without a name has been reported as such.
    for index in openTokens where !tokens[index].name.isEmpty {
      note(.unclosedSection(tag: sigil(index), name: shownName(index)), at: index)
    }
  }

  private mutating func visit(_ index: Int) {
    if tokens[index].kind == .close { return close(index) }
    if let outer = openTokens.last, tokens[outer].kind == .parent {
      isInParent[index] = true
      checkInside(outer, index)
    }
    if tokens[index].opens { openTokens.append(index) }
  }

  private mutating func checkInside(_ parent: Int, _ index: Int) {
    switch tokens[index].kind {
    case .text, .comment, .delimiters: break
    case .block:
      if let first = arguments[parent]?[nameNumbers[index]] {
        note(.repeatedBlock(shownName(index), firstOffset: first), at: index)
      } else {
        arguments[parent, default: [:]][nameNumbers[index]] = tokens[index].range.lowerBound
      }
    default: note(.tagInParent(parent: shownName(parent)), at: index)
    }
  }

  /// Closes the innermost tag of that name; whatever is open inside it is reported.
  private mutating func close(_ index: Int) {
    closesAhead[nameNumbers[index]] -= 1
    guard let match = openTokens.lastIndex(where: { nameNumbers[$0] == nameNumbers[index] }) else {
      return noteStrayClose(index)
    }
    for inner in openTokens[(match + 1)...].reversed() { noteMismatch(index, inner) }
    pair(openTokens[match], index)
    openTokens.removeSubrange(match...)
  }

  /// A misspelt closing tag ends the innermost open tag too, unless the right one is still to come: one slip, one
  /// report.
  private mutating func noteStrayClose(_ index: Int) {
    guard let open = openTokens.last else { return note(.unexpectedClose(shownName(index)), at: index) }
    noteMismatch(index, open)
    if closesAhead[nameNumbers[open]] == 0 {
      openTokens.removeLast()
      pair(open, index)
    }
  }

  private mutating func pair(_ open: Int, _ close: Int) {
    partner[open] = close
    partner[close] = open
    isInParent[close] = isInParent[open]
  }

  private mutating func noteMismatch(_ close: Int, _ open: Int) {
    let opening = sigil(open) + shownName(open)
    note(
      .mismatchedClose(shownName(close), open: opening, openOffset: tokens[open].range.lowerBound), at: close)
  }

  private mutating func note(_ fault: TemplateFault, at index: Int) {
    faults.append((tokens[index].range.lowerBound, fault))
  }

  private func name(_ index: Int) -> String {
    String(decoding: source[tokens[index].name], as: UTF8.self)
  }

  private func shownName(_ index: Int) -> String {
    String(decoding: source[tokens[index].name].prefix(Self.longestName), as: UTF8.self).abbreviated
  }

  private func sigil(_ index: Int) -> String {
    switch tokens[index].kind {
    case .invertedSection: "^"
    case .parent: "<"
    case .block: "$"
    default: "#"
    }
  }
}
