extension FeedWriter {
  /// The feed as Atom (RFC 4287); one element a line, so that a difference shows what changed.
  func atom(_ feed: Feed) -> [UInt8] {
    var output = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    output.reserveCapacity(1_024 + feed.entries.count * Self.usualEntry)
    output += "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(language)\">\n".utf8
    Self.element("id", feed.id.text, to: &output)
    Self.element("title", feed.title, to: &output)
    if let summary = feed.summary { Self.element("subtitle", summary, to: &output) }
    Self.element("updated", feed.updated, to: &output)
    output += "<author>".utf8
    Self.element("name", author, end: "</author>\n", to: &output)
    Self.link("self", FeedFormat.atom.mediaType, url(of: feed, .atom), to: &output)
    Self.link("alternate", "text/html", feed.page, to: &output)
    Self.element("generator", generator, to: &output)
    for entry in feed.entries { atom(entry, to: &output) }
    output += "</feed>\n".utf8
    return output
  }

  private func atom(_ entry: FeedEntry, to output: inout [UInt8]) {
    output += "<entry>\n".utf8
    Self.element("id", entry.id.text, to: &output)
    Self.element("title", entry.title, to: &output)
    Self.link("alternate", "text/html", entry.url, to: &output)
    Self.element("published", entry.time, to: &output)
    Self.element("updated", entry.time, to: &output)
    Self.element("summary", entry.summary, to: &output)
    output += "</entry>\n".utf8
  }

  private static func element(_ name: String, _ text: String, end: String = "\n", to output: inout [UInt8]) {
    for part in ["<", name, ">"] { output += part.utf8 }
    XMLText.append(text, to: &output)
    for part in ["</", name, ">", end] { output += part.utf8 }
  }

  private static func link(_ relation: String, _ type: String, _ url: String, to output: inout [UInt8]) {
    for part in ["<link rel=\"", relation, "\" type=\"", type, "\" href=\""] { output += part.utf8 }
    XMLText.append(url, to: &output)
    output += "\"/>\n".utf8
  }
}
