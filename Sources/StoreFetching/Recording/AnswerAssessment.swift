internal import CatalogModel
internal import Snapshots

/// A new answer held against the recorded one.
struct AnswerAssessment: Sendable {
  /// The new body.
  let body: [UInt8]
  /// The body in the snapshot; nil without one that can be read.
  let oldBody: [UInt8]?
  /// The items of the new answer.
  let items: [Item]
  /// The items of the recorded one; none when there is none, or none that can be understood.
  let oldItems: [Item]
  /// Whether it is known that the recorded answer answers another question.
  let hasOtherQuestion: Bool
  /// Whether the recorded answer answers the same question.
  let isSuccessor: Bool
  /// How many items were recorded, where the snapshot is not what was recorded: it is missing, edited or broken.
  let lostCount: Int?

  /// Whether the two can be compared: they answer the same question, and the old one is as it came, so that differences
  /// are the store's doing.
  var isComparable: Bool { isSuccessor && lostCount == nil }

  /// Whether the body is what the snapshot has, byte for byte.
  var isSame: Bool { oldBody == body }

  /// What changed between the two; nothing when they cannot be compared.
  var changes: [ItemChange] { isComparable ? AnswerComparison.changes(from: oldItems, to: items) : [] }

  /// The items lost; none when the two cannot be compared.
  var lost: [Item] {
    guard isComparable else { return [] }
    let kept = Set(items.map(\.key))
    return oldItems.filter { !kept.contains($0.key) }
  }

  /// How many items were recorded.
  var previousCount: Int { lostCount ?? oldItems.count }

  /// The items that would be lost, as far as they are known, when that is so much that the new answer is not to be
  /// believed. The answer to another question may be as short as it likes, unless it is empty.
  var collapse: [Item]? {
    if hasOtherQuestion { return items.isEmpty && !oldItems.isEmpty ? oldItems : nil }
    if let lostCount { return items.count * 2 < lostCount ? [] : nil }
    return CollapseGuard.loss(from: oldItems, to: items)
  }
}
