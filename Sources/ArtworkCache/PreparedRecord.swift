package import ArtworkModel
package import Records

/// What the cache knows of pictures from an earlier build.
package enum PreparedRecord: Hashable, Sendable {
  /// What came of a source: files, or a reason why there are none.
  case source(SHA256Digest, Result<PreparedArtwork, ImageRefusal>)
  /// What a file of the publisher's own held when it looked like this.
  case file(name: String, look: FileLook, SHA256Digest)

  /// The record for the log.
  package var record: [UInt8] {
    var writer = RecordWriter()
    switch self {
    case .source(let digest, .success(let artwork)):
      writer.append(0)
      writer.append(digest.text)
      artwork.write(to: &writer)
    case .source(let digest, .failure(let refusal)):
      writer.append(1)
      writer.append(digest.text)
      refusal.write(to: &writer)
    case .file(let name, let look, let digest):
      writer.append(2)
      writer.append(digest.text)
      writer.append(name)
      for number in look.numbers { writer.append(number) }
    }
    return writer.bytes
  }

  /// Reads the record; nil for anything else.
  package init?(record: ArraySlice<UInt8>) {
    do throws(RecordFault) {
      var reader = RecordReader(record)
      let kind = try reader.index(below: 3)
      guard let digest = SHA256Digest(try reader.text()) else { return nil }
      switch kind {
      case 0: self = .source(digest, .success(try PreparedArtwork(from: &reader)))
      case 1: self = .source(digest, .failure(try ImageRefusal(from: &reader)))
      default:
        let name = try reader.text()
        var numbers: [Int64] = []
        for _ in 0..<FileLook.numberCount { numbers.append(try reader.signedNumber()) }
        guard let look = FileLook(numbers: numbers) else { return nil }
        self = .file(name: name, look: look, digest)
      }
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}
