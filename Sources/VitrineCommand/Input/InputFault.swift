/// Why a file or folder of the site could not be read.
package enum InputFault: Error, Hashable, Sendable {
  case missing
  case brokenLink
  case notAFile
  case tooLarge(limit: Int)
  case unreadable(errno: Int32)
  case tooManyFiles(limit: Int)
  case tooDeep(limit: Int)
  case illFormedName
  case linkOutside(name: String)
}
