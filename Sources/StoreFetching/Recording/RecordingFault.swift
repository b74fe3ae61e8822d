/// A file of the site that could not be read or written while answers were recorded.
package struct RecordingFault: Error, Hashable, Sendable {
  /// What was tried.
  package enum Action: String, Hashable, Sendable {
    case read, write, remove
  }

  /// What was tried.
  package let action: Action
  /// The file's path in the site.
  package let path: String
  /// Why it failed, as the system numbers it.
  package let code: Int32
}
