/// Answers made of songs.
enum SongList {
  /// A result; the price in dollars, or nil for none.
  static func song(_ id: Int, _ name: String? = nil, price: String? = "1.29") -> String {
    let price = price.map { ", \"trackPrice\":\($0), \"currency\":\"USD\"" } ?? ""
    return """
      {"wrapperType":"track", "kind":"song", "trackId":\(id), "trackName":"\(name ?? "Song \(id)")", \
      "artistName":"Somebody", "trackViewUrl":"https://music.apple.com/us/album/x/1?i=\(id)&uo=4"\(price)}
      """
  }

  /// A body as the store writes it.
  static func body(_ songs: [String]) -> String {
    "\n\n\n{\n \"resultCount\":\(songs.count),\n \"results\": [\n\(songs.joined(separator: ", \n"))]\n}\n\n\n"
  }

  /// A body of songs with these numbers.
  static func body(_ ids: some Sequence<Int>) -> String {
    body(ids.map { song($0) })
  }
}
