/// Something that could not be done with a file.
package struct FileAccessFault: Error, Hashable, Sendable {
  /// Why, as the system numbers it (errno(3)).
  package let code: Int32
}
