/// Why a file of the site could not be read.
package enum InputFault: Error, Hashable, Sendable {
  case missing
  case brokenLink
  case notAFile
  case tooLarge(limit: Int)
  case unreadable(errno: Int32)
}
