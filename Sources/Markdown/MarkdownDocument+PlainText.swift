import CCmark

extension MarkdownDocument {
  /// The running text without markup, for summaries and meta descriptions.
  ///
  /// At most `limit` Unicode scalars, cut after a word and ended with an ellipsis when there is more. White space is
  /// one space; headings, code blocks and raw HTML are left out, an image is its alternative text. Reading stops as
  /// soon as there is enough.
  package func plainText(limit: Int) -> String {
    var summary = TextSummary(limit: limit)
    guard let root else { return "" }
    var headings = 0
    NodeWalk.each(from: root) { event, node in
      let type = cmark_node_get_type(node)
      if type == CMARK_NODE_HEADING { headings += event == .enter ? 1 : -1 }
      guard headings == 0 else { return true }
      switch type {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        summary.append(cmark_node_get_literal(node).map { String(cString: $0) } ?? "")
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_PARAGRAPH: summary.append(" ")
      default: break
      }
      return !summary.isFull
    }
    return summary.text
  }
}
