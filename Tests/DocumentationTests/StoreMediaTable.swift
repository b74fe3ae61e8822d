import CatalogModel

/// What belongs to each part of the store.
enum StoreMediaTable {
  static var text: String {
    var table = MarkdownTable(["`media`", "`entity`", "`attribute`"])
    for media in StoreMedia.allCases {
      table.add(["`\(media.rawValue)`", list(media.entities), list(media.attributes)])
    }
    return table.text
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
