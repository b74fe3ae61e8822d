package import ArtworkModel
package import CatalogModel
package import Records

/// What came of asking for a picture of the store.
package struct FetchedArtwork: Hashable, Sendable {
  /// What came.
  package enum Outcome: Hashable, Sendable {
    /// A source, which is in the cache under its digest.
    case source(SHA256Digest)
    /// The server has it in no size; the status it said so with, such as 404.
    case missing(status: Int)
    /// Something that is no picture, or not one that is taken.
    case refused(ImageRefusal)
  }

  /// Which picture.
  package let key: ArtworkKey
  /// The address that was asked last.
  package let address: String
  /// What came.
  package let outcome: Outcome
  /// The `ETag` header as sent (RFC 9110, section 8.8.3), to ask with whether it is still the same.
  package let entityTag: String?
  /// The `Last-Modified` header as sent (RFC 9110, section 8.8.2), for the same.
  package let lastModified: String?
  /// When it was asked for last.
  package let checked: UTCTime

  /// Puts the parts together.
  package init(
    key: ArtworkKey, address: String, outcome: Outcome, entityTag: String? = nil, lastModified: String? = nil,
    checked: UTCTime
  ) {
    self.key = key
    self.address = address
    self.outcome = outcome
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.checked = checked
  }

  /// The digest of the source, if one came.
  package var source: SHA256Digest? {
    if case .source(let digest) = outcome { digest } else { nil }
  }
}

extension FetchedArtwork {
  /// The record that the cache keeps.
  package var record: [UInt8] {
    var writer = RecordWriter()
    writer.append(key.fingerprint)
    writer.append(address)
    writer.append(entityTag)
    writer.append(lastModified)
    writer.append(checked.unixSeconds)
    switch outcome {
    case .source(let digest):
      writer.append(0)
      writer.append(digest.text)
    case .missing(let status):
      writer.append(1)
      writer.append(status)
    case .refused(let refusal):
      writer.append(2)
      refusal.write(to: &writer)
    }
    return writer.bytes
  }

  /// Reads the record; nil for anything else.
  package init?(record: ArraySlice<UInt8>) {
    do throws(RecordFault) {
      var reader = RecordReader(record)
      key = ArtworkKey(recorded: try reader.fingerprint())
      address = try reader.text()
      entityTag = try reader.optionalText()
      lastModified = try reader.optionalText()
      checked = UTCTime(unixSeconds: try reader.signedNumber())
      switch try reader.index(below: 3) {
      case 0:
        guard let digest = SHA256Digest(try reader.text()) else { return nil }
        outcome = .source(digest)
      case 1: outcome = .missing(status: try reader.index(below: 1_000))
      default: outcome = .refused(try ImageRefusal(from: &reader))
      }
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}
