internal import CSimdjson
internal import CatalogModel

extension ItemDecoder {
  /// What the item itself costs. The price of its album is not its own: a song without `trackPrice` has an unknown
  /// price, and only things sold as a whole read `collectionPrice`.
  func price() -> Price {
    guard let units = units() else { return .unknown }
    if units == 0 { return .free }
    if units == -1 { return .notSoldSeparately }
    guard units > 0, let currency = fields.bytes(CSJField.currency).flatMap({ Currency(utf8: $0) }),
      let money = Money(units: units, currency: currency)
    else { return .unknown }
    return .amount(money)
  }

  private func units() -> Double? {
    let own = fields[CSJField.trackPrice].decimal ?? fields[CSJField.price].decimal
    return own ?? (kind.isCollection ? fields[CSJField.collectionPrice].decimal : nil)
  }
}
