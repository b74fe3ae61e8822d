internal import CatalogModel
internal import Snapshots

extension ItemChange {
  /// What was there before: a price, a name, a search's id; nil where the change has none.
  var from: String? {
    switch kind {
    case .new, .gone, .artwork: nil
    case .moved(let search): search
    case .cheaper(let price, _), .dearer(let price, _): price.plainText
    case .currency(let money, _): money.plainText
    case .renamed(let name): name
    }
  }

  /// What is there instead, of the same nature; `search` is the id of the search that has the item now.
  func to(in search: String) -> String? {
    switch kind {
    case .new, .gone, .artwork: nil
    case .moved: search
    case .cheaper(_, let price), .dearer(_, let price): price.plainText
    case .currency(_, let money): money.plainText
    case .renamed: item.name
    }
  }
}
