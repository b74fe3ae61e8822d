import CCmark

/// Follows a walk and knows the line of each node.
///
/// cmark 0.30 numbers blocks rightly, but does not count a line that ends in a backslash when it numbers the inlines
/// after it; so the breaks are counted here. What is left: behind a code span or a link title that goes over a line
/// end, and in a paragraph that starts with link definitions, a line can be reported too early by as many lines.
struct LineTracker {
  private var blockLine = 1
  private var breaks = 0

  /// Takes note of a node the walk enters.
  mutating func enter(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_HTML_BLOCK:
      blockLine = Int(cmark_node_get_start_line(node))
      breaks = 0
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: breaks += 1
    default: break
    }
  }

  /// The line of the node being entered or left, in the text that was parsed, from 1.
  func line(of node: OpaquePointer) -> Int {
    max(1, Int(cmark_node_get_start_line(node)), blockLine + breaks)
  }
}
