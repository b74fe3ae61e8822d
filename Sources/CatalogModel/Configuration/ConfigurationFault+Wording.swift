import Diagnostics

extension ConfigurationFault {
  /// What is wrong, and what to do about it. One switch, however long, so that the compiler sees to it that every
  /// fault has its words.
  var wording: (message: String, hint: String?) {
    switch self {
    case .unknownKey(let key, let known):
      ("unknown key \(Self.quoted(key))", NearMiss.hint(for: key, in: known))
    case .missingKey(let key):
      ("the key \"\(key)\" is missing", "add \(key): …")
    case .emptyText(let key):
      ("\"\(key)\" is empty", "write something, or remove the key")
    case .emptyList(let key):
      ("\"\(key)\" has no entries", "add one, each after \"- \"")
    case .controlCharacter(let key):
      ("\"\(key)\" has a control character in it", "remove it; a line break counts as one here")
    case .tooLong(let key, let limit):
      ("\"\(key)\" is longer than \(limit) bytes", "shorten it")
    case .unknownValue(let value, let key, let allowed):
      ("\(Self.quoted(value)) is no value for \"\(key)\"", NearMiss.hint(for: value, in: allowed))
    case .unknownTheme(let name):
      ("there is no theme \(Self.quoted(name))", Self.themeHint(name))
    case .siteURL(let problem): problem.wording
    case .sitePath(let problem): problem.wording
    case .webURL(let text, let key):
      ("\"\(key)\" is not a web address: \(Self.quoted(text))", "write it in full, with http:// or https://")
    case .language(let text):
      ("\(Self.quoted(text)) is not a language tag", Self.languageHint(text))
    case .storefront(let text):
      ("there is no store for the country \(Self.quoted(text))", Self.storefrontHint(text))
    case .storeLanguage(let text):
      ("\(Self.quoted(text)) is not a store language", "write it like en_us or de")
    case .affiliateToken(let text):
      ("\(Self.quoted(text)) is not a token", "use up to 100 letters, digits, \"-\", \"_\" and \".\"")
    case .email(let text):
      ("\(Self.quoted(text)) is not a mail address", "write it like help@example.org")
    case .size(let text):
      (
        "\(Self.quoted(text)) is not a width and height",
        "write it like 568x320, each above 0 and at most 100000"
      )
    case .buttonExceedsCell:
      ("the button is larger than its cell", "make \"button\" at most as wide and as high as \"cell\"")
    case .searchID(let text, let problem):
      problem.wording(text)
    case .duplicateID(let id, let line):
      ("the id \"\(id)\" is given twice", "the search on line \(line) has it already; choose another")
    case .sharedSnapshot(let path, let line):
      (
        "two searches have the snapshot \(Self.quoted(path))",
        "the one on line \(line) has it already; choose another"
      )
    case .snapshotName:
      (
        "a snapshot cannot have this name",
        "it ends in .json, not in .departed.json, and no part begins with a dot, like snapshots/shelf.json"
      )
    case .termAndLookup:
      ("a search has either \"term\" or \"lookup\", not both", "keep one of them")
    case .noQuery:
      ("this search does not say what to ask for", "add term: …, or lookup: [ids]")
    case .categoryAndScope(let key):
      ("a search has either \"category\" or \"\(key)\", not both", "write one of them")
    case .foreignEntity(let entity, let media):
      (
        "the media \"\(media.rawValue)\" has no entity \"\(entity)\"",
        "it has \(media.entities.joined(separator: ", "))"
      )
    case .foreignAttribute(let attribute, let scope): scope.wording(attribute)
    case .mixedEntity(let entity):
      ("\"\(entity)\" finds apps for phones, too", "write desktopSoftware for apps for the Mac alone")
    case .notWithLookup(let key):
      ("\"\(key)\" cannot be used with \"lookup\"", "remove it; it is for searches by term")
    case .withoutEffect(let key):
      ("\"\(key)\" has no effect on a lookup", "remove it; it is for searches by term")
    case .limitWithoutEntity:
      (
        "\"limit\" has no effect without \"entity\" here",
        "add entity: … for what belongs to each id, such as an artist's albums, or remove it"
      )
    case .emptyLookup: ("\"lookup\" has no keys", "add id: [ids], or another key")
    case .lookupValue(let text, let key, let problem):
      ("\(Self.quoted(text)) is not \(key.description)", problem.hint(key))
    case .repeatedLookup(let text, let key):
      ("the \(key.rawValue) \(text) is listed twice", "remove one; only the first counts")
    case .tooManyValues(let limit):
      ("a search looks up at most \(limit) values", "move the rest into another search")
    case .storeEndpoint(let problem): problem.wording
    case .fastPace:
      (
        "the store documents about \(StoreConfiguration.documentedPace) calls a minute",
        "it may refuse to answer for a while; write \(StoreConfiguration.documentedPace) or less"
      )
    }
  }

  /// A value as shown in a message, cut when it is long.
  static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60)
    return "\"\(String(shown))\(shown.endIndex == text.unicodeScalars.endIndex ? "" : "…")\""
  }

  private static func storefrontHint(_ text: String) -> String {
    if text.lowercased() == "en" { return "write a country, not a language: us or gb" }
    guard let neighbor = Storefront.neighbor(of: text)?.code.lowercased() else {
      return "write the two-letter code of a country that has a store, such as us or gb"
    }
    return Storefront.isTerritory(text)
      ? "it has no store of its own; the nearest is \(neighbor)" : "did you mean \"\(neighbor)\"?"
  }

  private static func themeHint(_ name: String) -> String {
    let names = ThemeName.allCases.map(\.rawValue)
    let list = "the themes are \(names.joined(separator: ", "))"
    return NearMiss.nearest(to: name, in: names).map { "did you mean \"\($0)\"? \(list)" } ?? list
  }

  private static func languageHint(_ text: String) -> String {
    guard text.contains("_"), let tag = try? LanguageTag(text.replacing("_", with: "-")) else {
      return "write a code such as en or pt-BR"
    }
    return "did you mean \"\(tag.text)\"?"
  }
}

extension SiteURL.Problem {
  fileprivate var wording: (message: String, hint: String?) {
    wording(of: "the site's address", like: "https://example.org/shelf/")
  }

  func wording(of subject: String, like form: String) -> (message: String, hint: String?) {
    let example = "write it like \(form)"
    return switch self {
    case .notAbsolute: ("\(subject) is not a full URL", example)
    case .scheme: ("\(subject) is neither http nor https", example)
    case .userName: ("\(subject) has a user name in it", "remove what is before \"@\"")
    case .host: ("\(subject) has no host name, or not a valid one", example)
    case .port:
      ("\(subject) has a port that is none", "write a number from 1 to 65535 after the colon")
    case .query: ("\(subject) has a query", "remove \"?\" and what follows")
    case .fragment: ("\(subject) has a fragment", "remove \"#\" and what follows")
    case .path:
      (
        "\(subject) has a path that cannot be published under",
        "remove empty, \".\" and \"..\" parts, backslashes and stray \"%\""
      )
    }
  }
}

extension SitePath.Problem {
  fileprivate var wording: (message: String, hint: String?) {
    switch self {
    case .empty: ("the path is empty", "write a file's path, or remove the key")
    case .absolute: ("the path is absolute", "write it relative to the site's folder, without \"/\" in front")
    case .parent: ("the path leads out of its folder with \"..\"", "keep the file in the site's folder")
    case .dot: ("the path has a part \".\"", "remove \"./\"")
    case .emptyPart: ("the path has an empty part", "write one \"/\" between names, and none at the end")
    case .backslash: ("the path has a backslash in it", "write \"/\" between names")
    case .controlCharacter: ("the path has a control character in it", "rename the file")
    case .tooLong: ("the path is longer than \(SitePath.longest) bytes", "shorten it")
    }
  }
}

extension SearchID.Problem {
  fileprivate func wording(_ text: String) -> (message: String, hint: String?) {
    switch self {
    case .characters:
      (
        "\(ConfigurationFault.quoted(text)) cannot be an id",
        "use lower-case letters a to z, digits, and hyphens between them"
      )
    case .tooLong:
      ("the id is longer than \(SearchID.longest) bytes", "shorten it")
    case .reserved:
      ("the id \"\(text)\" is reserved", "the site has a file or folder of that name; choose another")
    }
  }
}
