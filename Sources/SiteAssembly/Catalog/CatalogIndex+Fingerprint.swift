package import Records

extension CatalogIndex {
  /// Stands for where a search's items are: the same as long as they follow each other as before, each has the same
  /// folder, and its page is made by this search or by others as before. Departed items count by the pages it makes.
  package func placesFingerprint(ofSearch number: Int) -> Fingerprint {
    Fingerprint { writer in
      let digest = searches[number]
      writer.reserve(digest.count * 96)
      for entry in digest.order {
        guard let place = place(of: digest.entries[Int(entry)].key) else { continue }
        writer.append(place.owner == number)
        place.folder.write(to: &writer)
      }
      let departed = departedPages(ofSearch: number)
      writer.append(departed.count)
      for page in departed {
        writer.append(page.index)
        page.folder.write(to: &writer)
      }
    }
  }
}
