internal import Records

/// All files made of one picture, as one file of the cache: whole, or not there.
package struct ArtworkPack: Hashable, Sendable {
  /// A file of a picture.
  package struct Variant: Hashable, Sendable {
    /// The side in pixels of the square it fits into.
    package let size: Int
    /// How it is encoded.
    package let format: ArtworkFormat
    /// The file's bytes.
    package let bytes: ArraySlice<UInt8>

    /// Puts the parts together.
    package init(size: Int, format: ArtworkFormat, bytes: ArraySlice<UInt8>) {
      self.size = size
      self.format = format
      self.bytes = bytes
    }
  }

  /// The first bytes of the version we write and read.
  private static let heading = Array("vitrine artwork 1\n".utf8)
  /// A larger file is not ours.
  package static let mostBytes = 64 << 20

  /// What pages have to know.
  package let artwork: PreparedArtwork
  /// The files, in the order of `PreparedArtwork.files`.
  package let variants: [Variant]

  /// Puts the parts together.
  package init(artwork: PreparedArtwork, variants: [Variant]) {
    self.artwork = artwork
    self.variants = variants
  }

  /// The cache's file.
  package var bytes: [UInt8] {
    var writer = RecordWriter()
    writer.reserve(variants.reduce(256) { $0 + $1.bytes.count + 32 })
    writer.append(raw: Self.heading)
    writer.appendHashed { body in
      artwork.write(to: &body)
      for variant in variants { body.append(variant.bytes) }
    }
    return writer.bytes
  }

  /// Takes the cache's file apart; nil when it is damaged, of another version or of another picture than `name`.
  package init?(_ bytes: [UInt8], named name: ArtworkName) {
    guard bytes.starts(with: Self.heading) else { return nil }
    do throws(RecordFault) {
      var reader = RecordReader(bytes[Self.heading.count...])
      let hash = try reader.number()
      let body = try reader.content()
      guard reader.isAtEnd, body.withUnsafeBytes(ContentHash.number) == hash else { return nil }
      reader = RecordReader(body)
      artwork = try PreparedArtwork(from: &reader)
      guard artwork.name == name else { return nil }
      var variants: [Variant] = []
      for (size, format) in artwork.files {
        variants.append(Variant(size: size, format: format, bytes: try reader.content()))
      }
      guard reader.isAtEnd else { return nil }
      self.variants = variants
    } catch {
      return nil
    }
  }
}
