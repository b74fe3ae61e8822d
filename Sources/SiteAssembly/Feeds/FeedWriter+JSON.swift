extension FeedWriter {
  /// The feed as JSON Feed (https://www.jsonfeed.org/version/1.1/); one item a line.
  func json(_ feed: Feed) -> [UInt8] {
    var output = Array("{\n".utf8)
    output.reserveCapacity(1_024 + feed.entries.count * Self.usualEntry)
    var values = [
      ("version", "https://jsonfeed.org/version/1.1"), ("title", feed.title), ("home_page_url", feed.page),
      ("feed_url", url(of: feed, .json)),
    ]
    if let summary = feed.summary { values.append(("description", summary)) }
    values.append(("language", language))
    for (key, value) in values {
      Self.member(key, value, to: &output)
      output += ",\n".utf8
    }
    output += "\"authors\": [{".utf8
    Self.member("name", author, to: &output)
    output += "}],\n\"items\": [".utf8
    for (index, entry) in feed.entries.enumerated() {
      output += (index == 0 ? "\n{" : ",\n{").utf8
      json(entry, to: &output)
      output.append(UInt8(ascii: "}"))
    }
    output += "\n]\n}\n".utf8
    return output
  }

  private func json(_ entry: FeedEntry, to output: inout [UInt8]) {
    let values = [
      ("id", entry.id.text), ("url", entry.url), ("title", entry.title), ("content_text", entry.summary),
      ("date_published", entry.time), ("date_modified", entry.time),
    ]
    for (index, (key, value)) in values.enumerated() {
      if index > 0 { output += ", ".utf8 }
      Self.member(key, value, to: &output)
    }
  }

  private static func member(_ key: String, _ value: String, to output: inout [UInt8]) {
    for part in ["\"", key, "\": "] { output += part.utf8 }
    JSONText.append(value, to: &output)
  }
}
