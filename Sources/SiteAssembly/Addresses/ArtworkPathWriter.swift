internal import ArtworkModel

/// Writes the addresses of pictures' files for one worker; see `ItemPathWriter`.
struct ArtworkPathWriter {
  private let pathStart: [UInt8]
  private let urlStart: [UInt8]

  init(_ addresses: SiteAddresses) {
    let path = addresses.path(ofFile: "\(PreparedArtwork.folder)/")
    pathStart = Array(path.utf8)
    urlStart = Array(addresses.url(path).utf8)
  }

  /// Appends the path of a file.
  func writePath(_ picture: PreparedArtwork, size: Int, _ format: ArtworkFormat, to output: inout [UInt8]) {
    output.append(contentsOf: pathStart)
    writeName(picture, size: size, format, to: &output)
  }

  /// Appends the whole URL of a file.
  func writeURL(_ picture: PreparedArtwork, size: Int, _ format: ArtworkFormat, to output: inout [UInt8]) {
    output.append(contentsOf: urlStart)
    writeName(picture, size: size, format, to: &output)
  }

  /// Appends the paths of files with their widths, for `srcset`.
  func writeList(
    _ picture: PreparedArtwork, sizes: [Int], _ format: ArtworkFormat, to output: inout [UInt8]
  ) {
    for (index, size) in sizes.enumerated() {
      if index > 0 { output.append(contentsOf: ", ".utf8) }
      writePath(picture, size: size, format, to: &output)
      output.append(UInt8(ascii: " "))
      output.append(decimal: Int64(size))
      output.append(UInt8(ascii: "w"))
    }
  }

  /// As `ArtworkName.file` spells it.
  private func writeName(
    _ picture: PreparedArtwork, size: Int, _ format: ArtworkFormat, to output: inout [UInt8]
  ) {
    output.append(contentsOf: picture.name.text.utf8)
    output.append(UInt8(ascii: "-"))
    output.append(decimal: Int64(size))
    output.append(UInt8(ascii: "."))
    output.append(contentsOf: format.rawValue.utf8)
  }
}

extension PreparedArtwork {
  /// The folder of the output that pictures are in.
  package static let folder = "artwork"
}
