internal import Diagnostics

/// The files of a state of a site, wherever they are kept.
protocol StateFiles {
  /// The bytes of the file at `path`, seen from the state's folder; nil when there is none. Throws for what is no file
  /// or has more than `limit` bytes. The array has room for `slack` bytes more.
  func read(_ path: String, limit: Int, slack: Int) throws(DiagnosticFailure) -> [UInt8]?

  /// The path as messages show it.
  func shown(_ path: String) -> String
}
