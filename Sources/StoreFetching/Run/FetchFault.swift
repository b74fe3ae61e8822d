package import Diagnostics

/// Why there was no answer to record, in words, and whose fault that is.
package struct FetchFault: Error, Hashable, Sendable {
  /// Whose fault it is.
  package enum Blame: Hashable, Sendable {
    /// The store's or the network's: it may be different the next time.
    case store
    /// The configuration's or the machine's: it stays until somebody changes something.
    case site
  }

  /// What went wrong.
  package let diagnostics: [Diagnostic]
  /// Whose fault it is.
  package let blame: Blame
}
