internal import CatalogModel
internal import Snapshots

/// What is different between two states of a site's recorded searches.
struct DiffReport: Hashable, Sendable {
  /// What is to be said of one search.
  struct Search: Hashable, Sendable {
    /// What became of it.
    enum Fate: Hashable, Sendable {
      /// It has other items, or they are different; at least one change.
      case changed([ItemChange])
      /// It had not been recorded before; with the number of its items.
      case newlyRecorded(Int)
      /// It is not recorded any more; with the number of the items it had.
      case noLongerRecorded(Int)
    }

    /// The search's id.
    let id: String
    /// What became of it.
    let fate: Fate

    /// The changes of its items; none of one that is recorded for the first time or not any more.
    var changes: [ItemChange] {
      if case .changed(let changes) = fate { changes } else { [] }
    }
  }

  /// The searches about which there is something to say, in the order of their ids.
  let searches: [Search]
  /// How much there is of everything.
  let totals: DiffTotals

  /// Compares two states. Where the old one has only what changed since, a search that it lacks is as it was, unless its
  /// lock did not know the search.
  init(_ old: SiteState, _ new: SiteState, oldHasOnlyChanges: Bool) {
    let compared = old.answers.filter { new.answers[$0.key] != nil }
    var searches = SearchComparison.compare(compared, new.answers.filter { compared[$0.key] != nil }).map {
      Search(id: $0.search, fate: .changed($0.changes))
    }
    for (id, items) in new.answers where old.answers[id] == nil {
      if oldHasOnlyChanges, old.lock == nil || old.knows(id) || !new.knows(id) { continue }
      searches.append(Search(id: id, fate: .newlyRecorded(items.count)))
    }
    for (id, items) in old.answers where new.answers[id] == nil {
      searches.append(Search(id: id, fate: .noLongerRecorded(items.count)))
    }
    self.searches = searches.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    totals = DiffTotals(self.searches)
  }

  /// Whether there is nothing to say.
  var isEmpty: Bool { searches.isEmpty }
}
