/// What one writer did, or several together.
struct OutputPart: Sendable {
  /// Something that has to go away before a new folder can come: a file or link by the folder's name.
  struct NewFolder: Hashable, Sendable {
    /// The topmost folder that does not exist.
    let path: [CChar]
    /// What stands in its place.
    let found: FileKind
  }

  var arena = PathArena()
  var entries: [OutputEntry] = []
  var newFolders: Set<NewFolder> = []
  var faults: [OutputFault] = []
  var bytes = 0

  /// All parts as one, its entries in path order.
  static func merging(_ parts: [OutputPart]) -> OutputPart {
    var whole = OutputPart()
    for part in parts {
      let base = whole.arena.append(contentsOf: part.arena)
      for var entry in part.entries {
        entry.path.start += base
        whole.entries.append(entry)
      }
      whole.newFolders.formUnion(part.newFolders)
      whole.faults += part.faults
      whole.bytes += part.bytes
    }
    // Each part is in order already, and the library's sort makes use of that.
    whole.putInOrder()
    return whole
  }

  /// Sorts the entries by path.
  mutating func putInOrder() {
    arena.sort(&entries, by: \.path)
  }
}
