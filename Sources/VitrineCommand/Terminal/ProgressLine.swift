/// The line at the bottom of a terminal that says how far a long work is. Elsewhere it is not shown.
final class ProgressLine {
  private let console: Console
  private let isShown: Bool
  private var isDrawn = false

  /// Makes a line for a console; on one that is no terminal, or is to say only errors, it stays empty.
  init(on console: Console) {
    self.console = console
    isShown = console.isTerminal && console.detail >= .normal
  }

  /// Shows a text in place of the last one.
  func show(_ text: String) {
    guard isShown else { return }
    // Back to the start of the line, the text, and nothing behind it (ECMA-48: EL).
    console.writeMessage("\r\(Self.fitting(text))\u{1B}[K")
    isDrawn = true
  }

  /// Takes the line away, so that something else can be printed.
  func clear() {
    guard isDrawn else { return }
    console.writeMessage("\r\u{1B}[K")
    isDrawn = false
  }

  /// A line that is longer than the terminal would not be overwritten by the next one.
  private static func fitting(_ text: String) -> String {
    text.count <= widest ? text : text.prefix(widest - 1) + "…"
  }

  private static let widest = 79
}
