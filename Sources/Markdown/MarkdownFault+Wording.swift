extension MarkdownFault {
  /// What is wrong, one sentence without a final full stop.
  package var message: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "the Markdown text is \(bytes) bytes long, more than the \(limit) that are read"
    case .expandsTooFar(let bytes, let limit):
      "the link definitions could make \(bytes) bytes of output, more than the \(limit) that are allowed"
    }
  }

  /// What to do about it.
  package var hint: String {
    switch self {
    case .tooLarge: "shorten the text or split it over several searches"
    case .expandsTooFar: "shorten the link definitions or write the links inline"
    }
  }
}
