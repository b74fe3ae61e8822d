extension HTMLTag {
  /// What is known of an element by its name.
  struct Kind: Sendable {
    let effect: Effect
    /// Whether its contents are not text.
    var isHidden = false
  }

  /// The longest known name.
  static let longestName = 10

  /// The elements of the HTML standard and the obsolete ones old descriptions use, by lower-case name.
  static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for name in inline.split(separator: " ") { kinds[String(name)] = Kind(effect: .none) }
    for name in block.split(separator: " ") { kinds[String(name)] = Kind(effect: .paragraphBreak) }
    for name in hidden.split(separator: " ") { kinds[String(name)] = Kind(effect: .none, isHidden: true) }
    for name in ["br", "tr", "dd", "dt", "option"] { kinds[name] = Kind(effect: .lineBreak) }
    return kinds
  }()

  private static let inline = """
    a abbr acronym audio b bdi bdo big button canvas cite code data del dfn em embed font i img input ins kbd label \
    map mark meter nobr picture progress q rp rt ruby s samp small source span strike strong sub sup td th time tt u \
    var video wbr
    """
  private static let block = """
    address article aside blockquote body caption center dir div dl fieldset figcaption figure footer form h1 h2 h3 \
    h4 h5 h6 head header hr html li main menu nav ol p pre section table tbody tfoot thead ul
    """
  private static let hidden = "iframe noscript object script select style svg template textarea title"
}
