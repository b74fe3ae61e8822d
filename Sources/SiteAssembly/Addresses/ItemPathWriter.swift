/// Writes the paths of items' pages for one worker, with what they all begin with put together once. A worker has its
/// own, as workers that use the same text wait for each other to count it.
struct ItemPathWriter {
  private let pathStart: [UInt8]
  private let urlStart: [UInt8]
  private let scriptStart: [UInt8]

  init(_ addresses: SiteAddresses) {
    pathStart = Array(addresses.itemPathStart.utf8)
    urlStart = Array(addresses.url(addresses.itemPathStart).utf8)
    var start = urlStart
    JSONText.escapeForScript(from: 0, in: &start)
    scriptStart = start
  }

  /// Appends the path of an item's page.
  func writePath(_ folder: ItemFolder, to output: inout [UInt8]) {
    write(pathStart, folder, to: &output)
  }

  /// Appends the whole URL of an item's page.
  func writeURL(_ folder: ItemFolder, to output: inout [UInt8]) {
    write(urlStart, folder, to: &output)
  }

  /// Appends the whole URL of an item's page as the inside of a JSON string in a script element.
  func writeURLInScript(_ folder: ItemFolder, to output: inout [UInt8]) {
    // What is percent-encoded needs no other escaping.
    write(scriptStart, folder, to: &output)
  }

  private func write(_ start: [UInt8], _ folder: ItemFolder, to output: inout [UInt8]) {
    output.append(contentsOf: start)
    folder.writeEncoded(to: &output)
    output.append(UInt8(ascii: "/"))
  }
}
