internal import ArtworkCache
internal import ArtworkModel
internal import CatalogModel
internal import Records

/// Which pictures are asked for, and which are good as they are.
struct ArtworkPlan: Sendable {
  /// A picture to ask for.
  struct Entry: Sendable {
    /// Which, and where.
    let wanted: WantedArtwork
    /// What is known of it; nil when it was never asked for.
    let known: FetchedArtwork?
    /// Whether the source that is known is in the cache.
    let hasSource: Bool
  }

  /// The pictures to ask for, in the order of the list.
  let due: [Entry]
  /// The pictures that none of whose addresses may be asked.
  let insecure: [WantedArtwork]
  /// How many pictures were asked for so lately that they are not asked for again.
  let freshCount: Int

  /// Plans for a list. `fetched` is what is known, `isForced` asks for everything again.
  init(
    _ list: [WantedArtwork], fetched: [ArtworkKey: FetchedArtwork], sources: ContentFolder, now: UTCTime,
    isForced: Bool
  ) {
    var due: [Entry] = []
    var insecure: [WantedArtwork] = []
    for wanted in list {
      let known = fetched[wanted.key]
      let hasSource = known?.source.map { sources.contains($0.text) } ?? false
      if !isForced, let known, Self.isFresh(known, hasSource: hasSource, now: now) { continue }
      if wanted.ladder.addresses.isEmpty {
        insecure.append(wanted)
      } else {
        due.append(Entry(wanted: wanted, known: known, hasSource: hasSource))
      }
    }
    self.due = due
    self.insecure = insecure
    freshCount = list.count - due.count - insecure.count
  }

  private static func isFresh(_ known: FetchedArtwork, hasSource: Bool, now: UTCTime) -> Bool {
    let (age, overflows) = now.unixSeconds.subtractingReportingOverflow(known.checked.unixSeconds)
    // What was asked for in the future was noted by a clock that is wrong.
    guard !overflows, age >= 0 else { return false }
    if known.source != nil { return hasSource && age < ArtworkLimits.sourceFreshness }
    return age < ArtworkLimits.absenceFreshness
  }
}
