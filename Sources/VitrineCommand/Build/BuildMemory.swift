internal import Records
internal import SiteAssembly

/// What a build knows of the one before, and leaves for the one after.
struct BuildMemory: Sendable {
  /// A search of that build.
  struct Search: Sendable {
    /// Its id.
    let id: String
    /// What its items were read from; see `SearchSource.fingerprint`.
    let source: Fingerprint
    /// What its grid pages were made from.
    let gridPages: Fingerprint
    /// What its items' pages were made from.
    let detailPages: Fingerprint
    /// Its digest, as a record.
    let digest: ArraySlice<UInt8>
  }

  /// What the site's own files were made from, in the order of `BuildUnit.ofSite`.
  private let site: [Fingerprint]
  private let searches: [Search]
  /// The history that was looked at; see `RecordedHistory.content`.
  let history: Fingerprint?
  private let numbers: [String: Int]

  /// Puts the parts together.
  init(site: [Fingerprint], searches: [Search], history: Fingerprint?) {
    self.site = site
    self.history = history
    self.searches = searches
    numbers = Dictionary(searches.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads what a build left; nil when it is no such record, or the program that wrote it was another one, which may
  /// make other pages of the same site.
  init?(_ notes: ArraySlice<UInt8>, tool: Fingerprint) {
    do throws(RecordFault) {
      var reader = RecordReader(notes)
      guard try reader.fingerprint() == tool else { return nil }
      var site: [Fingerprint] = []
      for _ in BuildUnit.ofSite { site.append(try reader.fingerprint()) }
      let history = try reader.flag() ? try reader.fingerprint() : nil
      var searches: [Search] = []
      for _ in 0..<(try reader.count(ofSize: 64)) {
        searches.append(
          Search(
            id: try reader.text(), source: try reader.fingerprint(), gridPages: try reader.fingerprint(),
            detailPages: try reader.fingerprint(), digest: try reader.content()))
      }
      guard reader.isAtEnd else { return nil }
      self.init(site: site, searches: searches, history: history)
    } catch {
      return nil
    }
  }

  /// The groups of that build's units are the numbers below this one.
  var groupCount: Int { Int(BuildUnit.gridPages(ofSearch: searches.count).group) }

  /// The record for the next build.
  func notes(tool: Fingerprint) -> [UInt8] {
    var writer = RecordWriter()
    writer.reserve(searches.reduce(256) { $0 + $1.digest.count + 128 })
    writer.append(tool)
    for fingerprint in site { writer.append(fingerprint) }
    writer.append(history)
    writer.append(searches.count)
    for search in searches {
      writer.append(search.id)
      writer.append(search.source)
      writer.append(search.gridPages)
      writer.append(search.detailPages)
      writer.append(search.digest)
    }
    return writer.bytes
  }

  /// The digest of a search whose items were read from the same source, with its record.
  func digest(ofSearch id: String, source: Fingerprint) -> (digest: SearchDigest, record: ArraySlice<UInt8>)?
  {
    guard let search = numbers[id].map({ searches[$0] }), search.source == source else { return nil }
    do throws(RecordFault) {
      var reader = RecordReader(search.digest)
      let digest = try SearchDigest(from: &reader)
      return reader.isAtEnd ? (digest, search.digest) : nil
    } catch {
      return nil
    }
  }

  /// The number of the group that the files of a unit of `BuildUnit.ofSite` had then, if they were made from the same.
  func group(ofSiteUnit place: Int, _ fingerprint: Fingerprint) -> UInt32? {
    site[place] == fingerprint ? BuildUnit.ofSite[place].group : nil
  }

  /// The same for the grid pages of a search, given by its id.
  func group(ofGridPages id: String, _ fingerprint: Fingerprint) -> UInt32? {
    guard let number = numbers[id], searches[number].gridPages == fingerprint else { return nil }
    return BuildUnit.gridPages(ofSearch: number).group
  }

  /// The same for the pages of a search's items.
  func group(ofDetailPages id: String, _ fingerprint: Fingerprint) -> UInt32? {
    guard let number = numbers[id], searches[number].detailPages == fingerprint else { return nil }
    return BuildUnit.detailPages(ofSearch: number).group
  }
}
