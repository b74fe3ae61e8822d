package import CatalogModel
package import Diagnostics
package import Snapshots

/// What came of a fetch.
package struct FetchReport: Sendable {
  /// What came of one search.
  package enum Outcome: Sendable {
    /// Its answer was fresh enough; the store was not asked. The age is in seconds.
    case fresh(age: Int64)
    /// The store gave the recorded answer again.
    case unchanged(count: Int)
    /// The answer was recorded, in place of one with `previous` items where there was one.
    case recorded(count: Int, previous: Int?, changes: [ItemChange])
    /// The answer was held back because these items would have been lost.
    case held(count: Int, previous: Int, lost: [Item])
    /// There was no answer to record.
    case failed(FetchFault)
    /// The run was over before its turn.
    case notAsked
  }

  /// Why a run stopped before all searches had been asked.
  package enum Stop: Hashable, Sendable {
    /// The store refuses calls; it is not to be asked again before then. `isOld` when an earlier run was refused.
    case refused(until: UTCTime, isOld: Bool)
    /// The store cannot be reached.
    case unreachable
    /// One search after the other failed.
    case failing
    /// The user stopped it.
    case interrupted
    /// Its time was over.
    case deadline
    /// Files could not be written.
    case files
  }

  /// The searches in the site's order, each with what came of it.
  package let outcomes: [(search: SearchID, outcome: Outcome)]
  /// Why the run stopped early; nil when it did not.
  package let stop: Stop?
  /// How many calls were made, all tries counted.
  package let callCount: Int
  /// What did not keep anything from being recorded, but should be known.
  package let warnings: [Diagnostic]
}
