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
  /// Whether the recorded answer answers the same question, so that differences are the store's doing.
  let isSuccessor: Bool

  /// Whether the body is what the snapshot has, byte for byte.
  var isSame: Bool { oldBody == body }

  /// What changed between the two.
  var changes: [ItemChange] { AnswerComparison.changes(from: oldItems, to: items) }

  /// The items lost.
  var lost: [Item] {
    let kept = Set(items.map(\.key))
    return oldItems.filter { !kept.contains($0.key) }
  }

  /// What would be lost, when that is so much that the new answer is not to be believed.
  var collapse: [Item]? { CollapseGuard.loss(from: oldItems, to: items) }
}
