extension CatalogIndex {
  /// The departed items whose pages a search makes: their indices in its digest's `departed`, with their folders.
  package func departedPages(ofSearch number: Int) -> [(index: Int, folder: ItemFolder)] {
    searches[number].departed.enumerated().compactMap { index, entry in
      guard let place = place(of: entry.key), place.isDeparted, place.owner == number else { return nil }
      return (index, place.folder)
    }
  }
}
