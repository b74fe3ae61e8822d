package import Diagnostics

/// What came of fetching pictures.
package struct ArtworkReport: Sendable {
  /// Why the run stopped before all pictures had been asked for.
  package enum Stop: String, Hashable, Sendable {
    /// No server of pictures can be reached.
    case unreachable
    /// One picture after the other failed.
    case failing
    /// The user stopped it.
    case interrupted
    /// Its time was over.
    case deadline
    /// The cache cannot be read or written, or the program lacks what it needs.
    case unusable
  }

  /// How many different pictures the items have that are not the publisher's own.
  package internal(set) var wanted = 0
  /// How many came that are new, or other than before.
  package internal(set) var downloaded = 0
  /// How many were asked for and are as they were.
  package internal(set) var unchanged = 0
  /// How many were asked for so lately that they were not asked for again.
  package internal(set) var fresh = 0
  /// How many there are none of.
  package internal(set) var missing = 0
  /// How many are nothing that is taken.
  package internal(set) var refused = 0
  /// How many are left for the next run, because the server or the network failed.
  package internal(set) var failed = 0
  /// How many were not asked for: the run was over, their server cannot be reached, or they are plain http.
  package internal(set) var notAsked = 0
  /// The bytes of the pictures that came.
  package internal(set) var bytes = 0
  /// How many files were removed from the cache that no item needs any more.
  package internal(set) var removed = 0
  /// Why the run stopped early; nil when it did not.
  package internal(set) var stop: Stop?
  /// What is to be said, in the order of the pictures; an error where the run stopped.
  package internal(set) var diagnostics: [Diagnostic] = []
}
