internal import ArtworkModel
internal import Diagnostics

/// The publisher's own pictures: files of the site's folder `artwork`, each named after the number of an item, as in
/// `artwork/1440833098.jpg`. What is odd is left out by itself, with a warning: the other pictures are not to vanish
/// from the pages because of it.
struct LocalPictures: Sendable {
  /// A picture.
  struct File: Hashable, Sendable {
    /// Its name in the folder.
    let name: String
    /// Its path.
    let path: String
    /// The item it is for.
    let id: Int64
  }

  /// The pictures, one for an item, by their names.
  private(set) var files: [File] = []
  /// What is odd about the folder.
  private(set) var warnings: [Diagnostic] = []

  /// Lists the folder.
  init(in site: SiteFolder) {
    let root = site.path(of: OwnPictureName.folder)
    do throws(InputFault) {
      var names: [Int64: String] = [:]
      for entry in try FolderListing.entries(of: root) { take(entry, in: root, &names) }
    } catch {
      warn(
        root, error == .notAFile ? "\"\(root)\" is not a folder" : error.message(path: root),
        hint: "it is to hold the site's own pictures; until it does they are left out")
    }
  }

  private mutating func take(
    _ entry: FolderListing.Entry, in root: String, _ names: inout [Int64: String]
  ) {
    let path = "\(root)/\(entry.name)"
    switch entry.kind {
    case .illFormed:
      return warn(path, "the name of this file is not UTF-8", hint: Self.naming)
    case .folder:
      return warn(path, "folders in here are not looked into", hint: "put the pictures beside it")
    case .linkOutside:
      return warn(
        path, "this is a link to a file outside \"\(root)\", which would be published unseen",
        hint: "put the picture itself here")
    case .file: break
    }
    guard let id = OwnPictureName.itemID(in: entry.name) else {
      return warn(path, "no item is called this", hint: Self.naming)
    }
    if let first = names[id] {
      return warn(
        path, "\"\(first)\" is a picture of the same item", hint: "keep one of the two; the other is used")
    }
    names[id] = entry.name
    files.append(File(name: entry.name, path: path, id: id))
  }

  private static let naming =
    "a picture is called by the number of its item, a dot and the type: 1440833098.jpg"

  private mutating func warn(_ path: String, _ message: String, hint: String) {
    warnings.append(Diagnostic(.warning, message, at: Diagnostic.Location(path: path), hint: hint))
  }
}
