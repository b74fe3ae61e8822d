internal import ArtworkModel
internal import Records

/// What a worker is asked for: the files of one source.
struct WorkerRequest {
  /// The longest, in bytes: a source, its digest and both their lengths.
  static let mostBytes = ImageLimits.bytes + 128

  /// What the source is known by.
  let digest: SHA256Digest
  /// The source.
  let source: ArraySlice<UInt8>

  /// What is sent before the source.
  var heading: [UInt8] {
    var writer = RecordWriter()
    writer.append(digest.text)
    writer.append(source.count)
    return writer.bytes
  }

  /// Puts the parts together.
  init(digest: SHA256Digest, source: ArraySlice<UInt8>) {
    self.digest = digest
    self.source = source
  }

  /// Takes a request as it came; nil for nonsense.
  init?(_ bytes: [UInt8]) {
    do throws(RecordFault) {
      var reader = RecordReader(bytes[...])
      guard let digest = SHA256Digest(try reader.text()) else { return nil }
      self.digest = digest
      source = try reader.content()
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}
