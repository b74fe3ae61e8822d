/// How the publisher's own pictures are named: after the number of an item, as in `1440833098.jpg`.
package enum OwnPictureName {
  /// The folder of the site that they are in.
  package static let folder = "artwork"

  /// The item that a picture is for; nil when no item is called this. The number has no zeros before it, and something
  /// stands behind the first dot; what that is does not count, as content tells what a picture is.
  package static func itemID(in name: String) -> Int64? {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, !parts[1].contains("/"), let id = Int64(parts[0]), id > 0,
      String(id) == parts[0]
    else { return nil }
    return id
  }
}
