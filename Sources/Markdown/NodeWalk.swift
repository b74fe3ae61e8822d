import CCmark

/// A walk over a cmark tree without recursion, so that depth costs nothing.
enum NodeWalk {
  /// What the walk meets.
  enum Event {
    case enter, exit
  }

  /// Calls `visit` on the way into and out of every node, in document order; a leaf is only entered.
  ///
  /// The node given may be changed, and removed when it is a leaf or being left. Ends early when `visit` says false.
  static func each(from root: OpaquePointer, _ visit: (Event, OpaquePointer) -> Bool) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      guard visit(event == CMARK_EVENT_ENTER ? .enter : .exit, node) else { return }
    }
  }

  /// Puts a node's children in its place and frees it.
  static func unwrap(_ node: OpaquePointer) {
    while let child = cmark_node_first_child(node) {
      guard cmark_node_insert_before(node, child) == 1 else { break }
    }
    remove(node)
  }

  /// Takes a node and everything below it out of the tree and frees it.
  static func remove(_ node: OpaquePointer) {
    cmark_node_unlink(node)
    cmark_node_free(node)
  }
}
