internal import ArtworkModel
internal import CatalogModel
internal import Snapshots
internal import StoreSearch

/// The pictures of all items in recorded answers.
struct ArtworkList: Sendable {
  /// The pictures to have, each once, in the order of the searches and their items.
  private(set) var wanted: [WantedArtwork] = []
  /// Every picture that an answer names, also where the publisher has another one for the item.
  private(set) var named: Set<ArtworkKey> = []
  /// Whether every search has an answer that could be read, so that no picture besides these is needed.
  private(set) var isComplete = true

  private var known: Set<ArtworkKey> = []

  /// Reads the answers of these searches, and what they had before where pages show that.
  init(
    _ searches: [SearchConfiguration], showsDeparted: Bool, recorder: SnapshotRecorder, own: OwnPictures
  ) {
    for search in searches {
      let record = recorder.lock[search.id.value]
      add(search.snapshot.value, of: search, recorder, own)
      guard showsDeparted, let record, record.departed != nil, record.storefront == search.country else {
        continue
      }
      add(record.departedFile, of: search, recorder, own)
    }
  }

  private mutating func add(
    _ file: SitePath, of search: SearchConfiguration, _ recorder: SnapshotRecorder, _ own: OwnPictures
  ) {
    let name = search.id.value
    guard let body = recorder.snapshot(file),
      let answer = try? recorder.decoder(for: search.country).decode(body, searchName: name.text).answer
    else {
      isComplete = false
      return
    }
    for item in answer.items { add(item, name, own) }
  }

  private mutating func add(_ item: Item, _ search: SearchID, _ own: OwnPictures) {
    guard let artwork = item.artwork else { return }
    let key = ArtworkKey(artwork)
    named.insert(key)
    guard !own.has(item.key.id), known.insert(key).inserted else { return }
    wanted.append(
      WantedArtwork(
        key: key, ladder: ArtworkLadder(artwork), name: item.name, id: item.key.id, search: search))
  }
}
