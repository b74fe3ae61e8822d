/// What can be wrong with a configuration, each case with what its wording needs.
package enum ConfigurationFault: Error, Hashable, Sendable {
  /// A key that means nothing here.
  case unknownKey(String, known: [String])
  /// A key that must be there is not.
  case missingKey(String)
  /// A text that must say something does not.
  case emptyText(String)
  /// A list that must have an entry has none.
  case emptyList(String)
  /// A text has a control character in it.
  case controlCharacter(String)
  /// A text is longer than allowed, in bytes.
  case tooLong(String, limit: Int)
  /// A value that is not one of a few.
  case unknownValue(String, of: String, allowed: [String])
  /// A theme that does not come with the program.
  case unknownTheme(String)
  /// The site's own address.
  case siteURL(SiteURL.Problem)
  /// An address to link to.
  case webURL(String, of: String)
  /// A language tag.
  case language(String)
  /// A country without a store.
  case storefront(String)
  /// A store language.
  case storeLanguage(String)
  /// An affiliate token.
  case affiliateToken(String)
  /// A mail address.
  case email(String)
  /// A width and height.
  case size(String)
  /// A button that does not fit its cell.
  case buttonExceedsCell
  /// The id of a search.
  case searchID(String, SearchID.Problem)
  /// An id given to two searches; the line of the first.
  case duplicateID(String, firstLine: Int)
  /// A path.
  case sitePath(SitePath.Problem)
  /// A snapshot two searches would share; the line of the first.
  case sharedSnapshot(String, firstLine: Int)
  /// A snapshot's path with another ending than `.json`.
  case snapshotName
  /// A search that asks in both ways.
  case termAndLookup
  /// A search that does not say what it asks for.
  case noQuery
  /// A search that says in both ways what kind of product it asks for; the other key than `category`.
  case categoryAndScope(String)
  /// An entity that the media does not have.
  case foreignEntity(String, StoreMedia)
  /// An attribute that does not go with the scope it is part of.
  case foreignAttribute(String, SearchScope)
  /// An entity that finds more than its name says.
  case mixedEntity(String)
  /// A key that a lookup cannot have.
  case notWithLookup(String)
  /// A key that does nothing with a lookup.
  case withoutEffect(String)
  /// The limit of a lookup that asks for nothing but the things themselves.
  case limitWithoutEntity
  /// A lookup that names no key.
  case emptyLookup
  /// A value to look up.
  case lookupValue(String, of: LookupKey, LookupValue.Problem)
  /// A value that is looked up twice by the same key.
  case repeatedLookup(String, of: LookupKey)
  /// More values in one search than allowed.
  case tooManyValues(limit: Int)
  /// The address of the store's service.
  case storeEndpoint(StoreEndpoint.Problem)
  /// More calls a minute than the store documents.
  case fastPace
}
