internal import CSimdjson
internal import CatalogModel

/// Turns one result's fields into an item.
struct ItemDecoder {
  /// A result that cannot be an item.
  struct Refusal: Error {
    let name: String?
    let problem: AnswerWarning.Problem
  }

  /// The storefront, upper case.
  let country: String
  let fields: ResultFields
  /// What was wrong with an item that is usable all the same.
  private(set) var problems: [AnswerWarning.Problem] = []

  private var links = Links()

  /// The kind of product.
  let kind: ItemKind

  /// Starts on a result that is an object.
  init(country: String, fields: ResultFields) {
    self.country = country
    self.fields = fields
    self.kind = Self.kind(of: fields)
  }

  /// What identifies and orders the item, unless the result has no name or no id that can be used. All that is wrong
  /// with the result is noted then.
  mutating func outline() throws(Refusal) -> ItemOutline {
    guard let name = name() else { throw Refusal(name: nil, problem: idProblem() ?? .noName) }
    let id: Int64
    switch Self.id(in: fields, kind: kind) {
    case .success(let found): id = found
    case .failure(let fault): throw Refusal(name: name, problem: fault.problem)
    }
    links = findLinks()
    return ItemOutline(
      key: ItemKey(country: country, kind: kind, id: id), name: name, price: price(),
      releaseDate: releaseDate())
  }

  /// Where the item's picture is, once `outline` has been made.
  var artwork: Artwork? { links.artwork }

  /// The whole item, of which `outline` has been made before.
  func item(_ outline: ItemOutline) -> Item {
    let artist = text(CSJField.artistName)
    let collection = text(CSJField.collectionName)
    return Item(
      key: outline.key, name: outline.name,
      artist: isArtist && artist == outline.name ? nil : artist,
      collection: collection == outline.name ? nil : collection,
      genre: genre(), storeURL: links.page.map(WebURL.init), artwork: links.artwork, price: outline.price,
      releaseDate: outline.releaseDate, description: description(), isExplicit: isExplicit())
  }

  private var isArtist: Bool { kind == .artist || kind == .author }

  private func name() -> String? {
    if isArtist {
      return text(CSJField.artistName) ?? text(CSJField.trackName) ?? text(CSJField.collectionName)
    }
    return text(CSJField.trackName) ?? text(CSJField.collectionName)
  }

  /// A result without a name is most likely one without anything; say so rather than the half of it.
  private func idProblem() -> AnswerWarning.Problem? {
    guard case .failure(let fault) = Self.id(in: fields, kind: kind), fault.problem == .noID else {
      return nil
    }
    return .noID
  }

  private func text(_ field: CSJField) -> String? {
    let value = fields[field]
    return value.checkedText.map { CleanText.line($0) } ?? value.numberText
  }

  private func genre() -> String? {
    if let genre = text(CSJField.primaryGenreName) { return genre }
    let genres = fields.genres.compactMap { value in
      value.checkedText.flatMap { CleanText.line($0) } ?? value.numberText
    }
    return genres.isEmpty ? nil : CleanText.line(genres.joined(separator: ", "))
  }

  private func releaseDate() -> CalendarDate? {
    fields.bytes(CSJField.releaseDate).flatMap { CalendarDate(storeTimestamp: $0) }
  }

  private func description() -> String? {
    for field in [CSJField.description, CSJField.longDescription, CSJField.shortDescription] {
      if let written = fields.text(field), let text = DescriptionText.plain(written) { return text }
    }
    return nil
  }

  /// A track says so itself; what its collection says counts only for collections.
  private func isExplicit() -> Bool {
    if fields.has(CSJField.trackExplicitness) {
      return fields.text(CSJField.trackExplicitness, is: "explicit")
    }
    if kind.isCollection, fields.has(CSJField.collectionExplicitness) {
      return fields.text(CSJField.collectionExplicitness, is: "explicit")
    }
    return fields.text(CSJField.contentAdvisoryRating, is: "Explicit")
  }
}

extension ItemDecoder {
  /// Notes what is wrong with the item without giving it up.
  mutating func note(_ problem: AnswerWarning.Problem) {
    problems.append(problem)
  }
}
