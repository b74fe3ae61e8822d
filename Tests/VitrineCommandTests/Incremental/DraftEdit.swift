import TestSupport

/// What a publisher does to a site.
enum DraftEdit: String, CaseIterable {
  case addItem, removeItem, changeItem, reorderItems, moveItem, shareItem, repeatItem, replaceSnapshot,
    emptySnapshot
  case swapSnapshots
  case recordAnswer, loseItem, changeDeparture, forgetRecord
  case addSearch, removeSearch, renameSearch, reorderSearches, changeSearch
  case editIntro, removeIntro, editHomeIntro
  case editSetting, editAddress, editLanguage, overrideAddress
  case editTemplate, removeExtra, editAsset
  case editHistory
  case editPicture, removePicture

  /// Makes the change, if the draft has what it needs.
  func apply(to draft: inout SiteDraft, using numbers: inout SeededGenerator) {
    switch self {
    case .addItem, .removeItem, .changeItem, .reorderItems, .moveItem, .shareItem, .repeatItem,
      .replaceSnapshot,
      .emptySnapshot, .swapSnapshots:
      applyToItems(&draft, using: &numbers)
    case .recordAnswer, .loseItem, .changeDeparture, .forgetRecord:
      applyToLock(&draft, key: numbers.pick(draft.searches).key, using: &numbers)
    case .addSearch, .removeSearch, .renameSearch, .reorderSearches, .changeSearch, .editIntro, .removeIntro:
      applyToSearches(&draft, using: &numbers)
    case .editHomeIntro: draft.intro = numbers.happens(1, in: 4) ? nil : SiteDraft.text(using: &numbers)
    case .editSetting, .editAddress, .editLanguage, .overrideAddress: applyToSite(&draft, using: &numbers)
    case .editHistory: draft.editHistory(using: &numbers)
    case .editPicture: draft.editPicture(using: &numbers)
    case .removePicture: draft.removePicture(using: &numbers)
    case .editTemplate: draft.editTemplate(using: &numbers)
    case .editAsset: draft.editAsset(using: &numbers)
    case .removeExtra: draft.removeExtra(using: &numbers)
    }
  }

  private func applyToItems(_ draft: inout SiteDraft, using numbers: inout SeededGenerator) {
    let (one, other) = (numbers.pick(draft.searches).key, numbers.pick(draft.searches).key)
    var items = draft.snapshots[one] ?? []
    let index = items.indices.randomElement(using: &numbers)
    switch (self, index) {
    case (.addItem, _):
      let free = (1...24).filter { id in !items.contains { $0.id == id } }
      items.insert(
        SiteDraft.item(numbers.pick(free), using: &numbers),
        at: Int.random(in: 0...items.count, using: &numbers))
    case (.removeItem, let index?): items.remove(at: index)
    case (.changeItem, let index?): items[index].change(using: &numbers)
    case (.reorderItems, _): items.shuffle(using: &numbers)
    case (.moveItem, let index?): draft.snapshots[other, default: []].append(items.remove(at: index))
    case (.shareItem, let index?): draft.snapshots[other, default: []].insert(items[index], at: 0)
    case (.repeatItem, let index?): items.append(items[index])
    case (.replaceSnapshot, _): items = SiteDraft.items(using: &numbers)
    case (.emptySnapshot, _): items = []
    case (.swapSnapshots, _):
      items = draft.snapshots[other] ?? []
      draft.snapshots[other] = draft.snapshots[one]
    default: return
    }
    if self != .moveItem || one != other { draft.snapshots[one] = items }
  }

  private func applyToLock(_ draft: inout SiteDraft, key: Int, using numbers: inout SeededGenerator) {
    switch self {
    case .recordAnswer: draft.recordAnswer(of: key, using: &numbers)
    case .loseItem: draft.loseItem(of: key, using: &numbers)
    case .changeDeparture: draft.changeDeparture(of: key, using: &numbers)
    default: draft.records[key] = nil
    }
  }

  private func applyToSearches(_ draft: inout SiteDraft, using numbers: inout SeededGenerator) {
    let index = Int.random(in: draft.searches.indices, using: &numbers)
    switch self {
    case .addSearch where draft.searches.count < 5: draft.addSearch(using: &numbers)
    case .removeSearch where draft.searches.count > 1: draft.searches.remove(at: index)
    case .renameSearch: draft.searches[index].id = draft.newID(using: &numbers)
    case .reorderSearches: draft.searches.shuffle(using: &numbers)
    case .changeSearch: draft.searches[index].change(using: &numbers)
    case .editIntro: draft.searches[index].intro = SiteDraft.text(using: &numbers)
    case .removeIntro: draft.searches[index].intro = nil
    default: return
    }
  }

  private func applyToSite(_ draft: inout SiteDraft, using numbers: inout SeededGenerator) {
    switch self {
    case .editAddress:
      draft.url = numbers.pick([
        "https://example.org/", "https://example.org/shelf/", "https://example.net/a/b/",
      ])
    case .overrideAddress: draft.options = numbers.pick([[], ["--base-url", "http://localhost:8080/x/"]])
    case .editLanguage: draft.language = numbers.pick(["en", "de", "ja", "ar", "en-GB", "sv"])
    default: draft.editSetting(using: &numbers)
    }
  }
}
