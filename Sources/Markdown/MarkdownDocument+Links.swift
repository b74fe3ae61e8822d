import CCmark

extension MarkdownDocument {
  /// Asks `resolve` about every link and image, in document order, and does what it says.
  ///
  /// Those that break a rule were dropped before and are not asked about; an answer that breaks one is dropped too.
  package func resolveLinks(_ resolve: (MarkdownLink) -> LinkDecision) {
    decide { node, link in
      switch resolve(link) {
      case .keep: return nil
      case .drop: return .byResolver
      case .rewrite(let destination):
        if let fault = DestinationRule.fault(in: destination, of: link.kind) {
          return .rewritten(to: destination, fault)
        }
        cmark_node_set_url(node, destination)
        return nil
      }
    }
  }

  /// Drops every link and image whose destination breaks a rule.
  func checkDestinations() {
    decide { _, link in
      DestinationRule.fault(in: link.destination, of: link.kind).map { .destination($0) }
    }
  }

  private func decide(_ verdict: (OpaquePointer, MarkdownLink) -> DroppedLink.Reason?) {
    guard let root else { return }
    var lines = LineTracker()
    NodeWalk.each(from: root) { event, node in
      if event == .enter { lines.enter(node) }
      if event == .exit, let link = link(at: node, lines), let reason = verdict(node, link) {
        droppedLinks.append(DroppedLink(link, reason))
        NodeWalk.unwrap(node)
      }
      return true
    }
    droppedLinks.sort { $0.link.line < $1.link.line }
  }

  private func link(at node: OpaquePointer, _ lines: LineTracker) -> MarkdownLink? {
    let kind: MarkdownLink.Kind
    switch cmark_node_get_type(node) {
    case CMARK_NODE_LINK: kind = .link
    case CMARK_NODE_IMAGE: kind = .image
    default: return nil
    }
    let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    return MarkdownLink(kind, to: destination, line: fileLine(lines.line(of: node)))
  }
}
