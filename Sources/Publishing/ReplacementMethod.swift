/// How a file takes another's place so that the other is kept until the commit is done. Each is the way out where
/// the file system cannot do the one before.
package enum ReplacementMethod: Hashable, Sendable, CaseIterable {
  /// The two change places in one step.
  case exchange
  /// The old file gets a second name in the staging area, then the new one is renamed over the first.
  case link
  /// The old file is moved to the staging area, then the new one moved in. For a moment there is neither. The
  /// manifest alone is copied, since without it the folder is not known for ours.
  case move
}
