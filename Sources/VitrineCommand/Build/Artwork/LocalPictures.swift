internal import ArtworkModel
internal import Diagnostics

/// The publisher's own pictures: files of the site's folder `artwork`, each named after the number of an item, as in
/// `artwork/1440833098.jpg`.
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

  /// The most files in it.
  private static let most = 200_000

  /// The pictures, one for an item, by their names.
  private(set) var files: [File] = []
  /// What is odd about the folder.
  private(set) var warnings: [Diagnostic] = []

  /// Lists the folder; what cannot be listed is no picture.
  init(in site: SiteFolder) {
    let root = site.path(of: OwnPictureName.folder)
    do throws(InputFault) {
      var names: [Int64: String] = [:]
      for name in try FolderListing.files(below: root, most: Self.most) {
        take(name, in: root, &names)
      }
    } catch {
      warnings.append(
        Diagnostic(
          .warning, error.message(path: root),
          hint: "the site's own pictures are left out until it can be read"))
    }
  }

  private mutating func take(_ name: String, in root: String, _ names: inout [Int64: String]) {
    let path = "\(root)/\(name)"
    guard let id = OwnPictureName.itemID(in: name) else {
      return warn(
        path, "no item is called this",
        hint: "a picture is named after the number of its item, such as 1440833098.jpg")
    }
    if let first = names[id] {
      return warn(
        path, "\"\(first)\" is a picture of the same item", hint: "keep one of the two; the other is used")
    }
    names[id] = name
    files.append(File(name: name, path: path, id: id))
  }

  private mutating func warn(_ path: String, _ message: String, hint: String) {
    warnings.append(Diagnostic(.warning, message, at: Diagnostic.Location(path: path), hint: hint))
  }
}
