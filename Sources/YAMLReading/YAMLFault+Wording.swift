import Diagnostics

extension YAMLFault {
  /// What is wrong, and what to do about it.
  var wording: (message: String, hint: String?) {
    switch self {
    case .syntax(let problem): problem.wording
    case .customTag, .keyNotText, .emptyKey, .mergeKey, .duplicateKey, .severalDocuments: structureWording
    case .unknownAlias, .recursiveAlias: aliasWording
    case .unclosedFrontMatter, .frontMatterNotMapping: frontMatterWording
    default: limitWording
    }
  }

  private var limitWording: (message: String, hint: String?) {
    switch self {
    case .tooLarge(let bytes, let limit):
      (
        "the file has \(bytes) bytes, more than the \(limit) allowed",
        "split it, or remove what is not needed"
      )
    case .notUTF8:
      ("the text is not UTF-8 here", "save the file with the encoding UTF-8")
    case .controlCharacter(let value):
      ("control character \(Self.codePoint(value)) in the text", "remove it")
    case .tooDeep(let limit):
      ("lists and mappings are nested more than \(limit) deep", nil)
    case .tooHeavy(let limit):
      ("the document has more than \(limit) values, counting what every alias stands for", nil)
    default:
      ("there is not enough memory to read this file", nil)
    }
  }

  private var structureWording: (message: String, hint: String?) {
    switch self {
    case .severalDocuments:
      ("a second document begins here", "keep one document in the file, and remove this \"---\"")
    case .customTag(let tag):
      ("the tag \"\(tag)\" is not supported", "remove the tag; quote the value to make it text")
    case .keyNotText:
      ("a key must be text", "write key: value, or quote the key")
    case .mergeKey:
      ("merging with \"<<\" is not supported", "write the keys out, or use an alias for a whole value")
    case .duplicateKey(let key, let first):
      ("the key \"\(key)\" is given twice", "it is already on line \(first.line); keep one of them")
    default:
      ("the key is empty", "write key: value")
    }
  }

  private var aliasWording: (message: String, hint: String?) {
    switch self {
    case .unknownAlias(let name, let known):
      (
        "there is no anchor \"&\(name)\" above this alias",
        NearMiss.nearest(to: name, in: known).map { "did you mean \"*\($0)\"?" }
          ?? "quote the value if it is meant to begin with \"*\""
      )
    case .recursiveAlias(let name):
      ("the alias \"*\(name)\" stands inside what it names", "write the value out")
    default:
      ("there is something wrong with an alias", nil)
    }
  }

  private var frontMatterWording: (message: String, hint: String?) {
    switch self {
    case .unclosedFrontMatter:
      (
        "the front matter that begins here has no end",
        "close it with a line \"---\"; for a rule at the top of the text write \"***\""
      )
    default:
      ("the front matter must be a mapping of keys to values", "write title: My title, or remove it")
    }
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
