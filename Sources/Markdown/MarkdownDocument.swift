import CCmark

/// A parsed Markdown text (CommonMark 0.30), safe to put into a page.
///
/// Owns cmark's tree, which is why it is a class and stays on the thread that made it; what it hands out are values.
/// cmark has character tables of its own, so the process's locale changes nothing. Ill-formed UTF-8 and NUL become
/// U+FFFD, and a byte order mark is skipped. Depth is bounded by the size only; nothing here recurses.
package final class MarkdownDocument {
  /// The most bytes a text may have: an intro of a few pages. Some inputs cost cmark time that grows with the square
  /// of their size; at this size that stays in the order of a second.
  package static let sizeLimit = 128 * 1024

  /// The most bytes link reference definitions may expand to.
  package static let expansionLimit = 64 * 1024 * 1024

  /// The links and images taken out so far, from top to bottom.
  package internal(set) var droppedLinks: [DroppedLink] = []

  /// The lines on which raw HTML was left out, ascending, each once. Empty when raw HTML is allowed.
  package private(set) var omittedHTMLLines: [Int] = []

  let root: OpaquePointer?
  private let options: MarkdownOptions
  private let firstLine: Int

  /// Parses `bytes`, whose first line is reported as `firstLine`; the front matter above is not part of them.
  ///
  /// Headings are shifted, raw HTML is left out unless allowed, and links whose destination breaks a rule are
  /// dropped, all before anything can be read from the document.
  package init(
    parsing bytes: [UInt8], options: MarkdownOptions = MarkdownOptions(), firstLine: Int = 1
  ) throws(MarkdownFault) {
    guard bytes.count <= Self.sizeLimit else {
      throw .tooLarge(bytes: bytes.count, limit: Self.sizeLimit)
    }
    let expansion = ReferenceExpansion.bound(bytes)
    guard expansion <= Self.expansionLimit else {
      throw .expandsTooFar(bytes: expansion, limit: Self.expansionLimit)
    }
    let smart = options.usesSmartPunctuation ? CMARK_OPT_SMART : CMARK_OPT_DEFAULT
    root = bytes.withUnsafeBytes { buffer in
      cmark_parse_document(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, smart | CMARK_OPT_VALIDATE_UTF8
      )
    }
    self.options = options
    self.firstLine = firstLine
    prepare()
  }

  /// Parses a string.
  package convenience init(
    parsing text: String, options: MarkdownOptions = MarkdownOptions(), firstLine: Int = 1
  ) throws(MarkdownFault) {
    try self.init(parsing: Array(text.utf8), options: options, firstLine: firstLine)
  }

  deinit {
    if let root { cmark_node_free(root) }
  }

  /// The document as HTML in UTF-8, blocks ending in a newline; empty for a text without content.
  package func html() -> [UInt8] {
    guard let root, cmark_node_first_child(root) != nil else { return [] }
    let unsafe = options.allowsRawHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT
    guard let text = cmark_render_html(root, unsafe) else { return [] }
    defer { cmark_get_default_mem_allocator()?.pointee.free?(text) }
    var count = 0
    while text[count] != 0 { count += 1 }
    return text.withMemoryRebound(to: UInt8.self, capacity: count) {
      CharacterRule.replacingForbidden(in: UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// The line of the file for a line of the text.
  func fileLine(_ line: Int) -> Int { firstLine + line - 1 }

  private func prepare() {
    guard let root else { return }
    var lines = LineTracker()
    NodeWalk.each(from: root) { event, node in
      if event == .enter { lines.enter(node) }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HEADING where event == .enter: shift(node)
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: omit(node, at: fileLine(lines.line(of: node)))
      default: break
      }
      return true
    }
    checkDestinations()
  }

  private func shift(_ heading: OpaquePointer) {
    let level = Int(cmark_node_get_heading_level(heading)) + options.headingShift
    cmark_node_set_heading_level(heading, Int32(min(6, level)))
  }

  private func omit(_ html: OpaquePointer, at line: Int) {
    guard !options.allowsRawHTML else { return }
    if omittedHTMLLines.last != line { omittedHTMLLines.append(line) }
    NodeWalk.remove(html)
  }
}
