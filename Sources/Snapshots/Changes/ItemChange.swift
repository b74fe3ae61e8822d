package import CatalogModel

/// One thing that is different about an item between two answers.
package struct ItemChange: Hashable, Sendable {
  /// What is different.
  package enum Kind: Hashable, Sendable {
    /// It was not there before.
    case new
    /// It is not there any more.
    case gone
    /// It was in another search's answer, whose id this is, and is in this one's now.
    case moved(from: String)
    /// It costs less. Both are amounts in one currency, or free.
    case cheaper(from: Price, to: Price)
    /// It costs more. Both are amounts in one currency, or free.
    case dearer(from: Price, to: Price)
    /// It is sold in another currency, so that the amounts cannot be compared.
    case currency(from: Money, to: Money)
    /// It has another name.
    case renamed(from: String)
    /// It has another picture.
    case artwork
  }

  /// The item as it is now; a gone one as it was.
  package let item: Item
  /// What is different.
  package let kind: Kind

  /// Puts the two together.
  package init(_ item: Item, _ kind: Kind) {
    self.item = item
    self.kind = kind
  }
}

extension ItemChange.Kind {
  /// How the change of a price is called; nil for one that is none.
  ///
  /// Only numbers are compared: an item that was or is not sold by itself, or whose price is not known, has become
  /// neither cheaper nor dearer.
  package init?(from old: Price, to new: Price) {
    switch (old, new) {
    case (.free, .amount):
      self = .dearer(from: old, to: new)
    case (.amount, .free):
      self = .cheaper(from: old, to: new)
    case (.amount(let before), .amount(let after)) where before.currency != after.currency:
      self = .currency(from: before, to: after)
    case (.amount(let before), .amount(let after)) where before != after:
      self =
        before.tenThousandths > after.tenThousandths
        ? .cheaper(from: old, to: new) : .dearer(from: old, to: new)
    default:
      return nil
    }
  }

  /// The place among the kinds when changes are listed.
  var rank: Int {
    switch self {
    case .new: 0
    case .moved: 1
    case .gone: 2
    case .cheaper: 3
    case .dearer: 4
    case .currency: 5
    case .renamed: 6
    case .artwork: 7
    }
  }
}
