package import Records

extension CatalogIndex {
  /// Stands for where a search's items are: the same as long as each item, in the order sent, has the same folder, and
  /// its page is made by this search or by others as before.
  package func placesFingerprint(ofSearch number: Int) -> Fingerprint {
    Fingerprint { writer in
      let entries = searches[number].entries
      writer.reserve(entries.count * 96)
      for entry in entries { writePlace(of: entry, inSearch: number, to: &writer) }
    }
  }
}
