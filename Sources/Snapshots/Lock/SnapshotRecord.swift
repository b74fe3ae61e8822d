package import CatalogModel
package import Records

/// What is known of one recorded answer: what was asked, when, and what the file was when it was written.
package struct SnapshotRecord: Hashable, Sendable {
  /// What a file's bytes are known by.
  package struct Content: Hashable, Sendable {
    /// What cannot be forged.
    package let digest: SHA256Digest
    /// What is found out in a twentieth of the time, for builds that only want to know of a change by accident.
    package let fingerprint: Fingerprint

    /// Puts the two together.
    package init(digest: SHA256Digest, fingerprint: Fingerprint) {
      self.digest = digest
      self.fingerprint = fingerprint
    }

    /// Those of bytes.
    package init(of bytes: [UInt8]) {
      self.init(digest: SHA256Digest(of: bytes), fingerprint: Fingerprint(of: bytes))
    }
  }

  /// What a search's answers no longer have.
  package struct Departed: Hashable, Sendable {
    /// The items, in the order of their results in the file beside the snapshot.
    package let items: [DepartedItem]
    /// That file's content.
    package let content: Content

    /// Puts the two together.
    package init(items: [DepartedItem], content: Content) {
      self.items = items
      self.content = content
    }
  }

  /// The search's id.
  package let search: SearchID
  /// The snapshot's path in the site.
  package let file: SitePath
  /// What was asked: the ends of the addresses, such as `search?term=miles+davis&country=US`, in the order asked.
  package let requests: [String]
  /// Whose store answered.
  package let storefront: Storefront
  /// When the answer in the file was received; of several, the last one.
  package let fetched: UTCTime
  /// When the store last gave the same answer again, where that is noted.
  package var checked: UTCTime?
  /// The HTTP status of the answer.
  package let status: Int
  /// How many different items the answer has.
  package let count: Int
  /// The snapshot's content.
  package let content: Content
  /// What the search has no longer; nil for none.
  package var departed: Departed?

  /// Makes a record.
  package init(
    search: SearchID, file: SitePath, requests: [String], storefront: Storefront, fetched: UTCTime,
    checked: UTCTime? = nil, status: Int = 200, count: Int, content: Content, departed: Departed? = nil
  ) {
    self.search = search
    self.file = file
    self.requests = requests
    self.storefront = storefront
    self.fetched = fetched
    self.checked = checked
    self.status = status
    self.count = count
    self.content = content
    self.departed = departed
  }

  /// The path of the file with the departed items' results: beside the snapshot, `<name>.departed.json`.
  package var departedFile: SitePath { Self.departedFile(beside: file) }

  /// The same for any snapshot's path, which ends in `.json`.
  package static func departedFile(beside snapshot: SitePath) -> SitePath {
    let stem = snapshot.text.hasSuffix(".json") ? String(snapshot.text.dropLast(5)) : snapshot.text
    // The path is as good as the snapshot's own, unless it becomes too long; then the snapshot's was refused before.
    return (try? SitePath(stem + departedSuffix)) ?? snapshot
  }

  /// What the names of such files end in.
  package static let departedSuffix = ".departed.json"
}
