/// A body that was a result list, decoded.
package struct DecodedAnswer: Hashable, Sendable {
  /// What the store found.
  package let answer: StoreAnswer
  /// What had to be left out or is odd, in the order of the results.
  package let warnings: [AnswerWarning]
  /// How many results repeated the key of an earlier one and were left out; the store does that often.
  package let duplicateCount: Int

  /// Makes a decoded answer.
  package init(answer: StoreAnswer, warnings: [AnswerWarning] = [], duplicateCount: Int = 0) {
    self.answer = answer
    self.warnings = warnings
    self.duplicateCount = duplicateCount
  }
}
