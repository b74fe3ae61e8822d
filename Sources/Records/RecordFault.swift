/// A record that cannot be what a writer of ours wrote.
package enum RecordFault: Error, Hashable, Sendable {
  /// It ends too early, or a length in it leads behind its end.
  case truncated
  /// A value that is not allowed where it stands.
  case badValue
}
