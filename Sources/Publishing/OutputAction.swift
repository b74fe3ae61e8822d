/// What we were doing to the output folder when a system call failed.
package enum OutputAction: String, Hashable, Sendable {
  case createFolder, openFolder, listFolder, look, read, write, replace, remove, restore, lock
}
