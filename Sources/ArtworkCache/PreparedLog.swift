package import ArtworkModel
package import Records

/// What the cache knows of pictures from earlier builds, to be looked up and added to.
package struct PreparedLog: Sendable {
  private let log: RecordLog
  private var results: [SHA256Digest: Result<PreparedArtwork, ImageRefusal>] = [:]
  private var looks: [String: (look: FileLook, digest: SHA256Digest)] = [:]

  /// Reads what there is.
  package init(_ folder: ArtworkFolder) throws(CacheFault) {
    log = try folder.preparedLog()
    results.reserveCapacity(log.records.count)
    for record in log.records {
      if let known = PreparedRecord(record: record) { note(known) }
    }
  }

  /// What came of a source; nil when nothing was tried yet.
  package func result(for source: SHA256Digest) -> Result<PreparedArtwork, ImageRefusal>? {
    results[source]
  }

  /// What a file of the publisher's holds if it looks like this; nil when that is not known.
  package func digest(ofFile name: String, _ look: FileLook) -> SHA256Digest? {
    guard let known = looks[name], known.look == look else { return nil }
    return known.digest
  }

  /// Notes something for later builds.
  package mutating func add(_ record: PreparedRecord) throws(CacheFault) {
    note(record)
    try log.append(record.record)
  }

  /// Forgets everything but what is known of these sources and files, and removes files made of others. Does nothing
  /// when there is nothing to forget.
  package mutating func keep(
    sources: Set<SHA256Digest>, files: Set<String>, in folder: ArtworkFolder
  ) throws(CacheFault) {
    let (oldResults, oldLooks) = (results, looks)
    results = results.filter { sources.contains($0.key) }
    looks = looks.filter { files.contains($0.key) }
    let isStale = results.count < oldResults.count || looks.count < oldLooks.count
    guard isStale || log.recordCount > 2 * (results.count + looks.count) + 64 else { return }
    let known = results.sorted { $0.key.text < $1.key.text }.map { PreparedRecord.source($0, $1).record }
    let seen = looks.sorted { $0.key < $1.key }.map { name, known in
      PreparedRecord.file(name: name, look: known.look, known.digest).record
    }
    try log.replace(with: known + seen)
    let names = results.values.compactMap { try? $0.get().name.text }
    try folder.packs.removeAll(except: Set(names))
  }

  private mutating func note(_ record: PreparedRecord) {
    switch record {
    case .source(let digest, let result): results[digest] = result
    case .file(let name, let look, let digest): looks[name] = (look, digest)
    }
  }
}
