internal import Records

/// The name of an item's folder below `item/`: `<slug>-<id>` or the id alone, and what keeps it apart from others of
/// the same slug and id.
///
/// It is kept in parts, because pages write it into longer paths far more often than anything needs it for itself. No
/// two different values have the same name: numbers end in no hyphen, and neither slugs nor numbers have underscores.
package struct ItemFolder: Hashable, Sendable {
  private let slug: String
  private let id: Int64
  /// Empty, or something that begins with an underscore.
  private let suffix: String

  /// Makes the plain name; items of another storefront than the site's carry its code behind an underscore, which no
  /// slug contains.
  init(slug: Slug, id: Int64, foreignCountry: String? = nil) {
    self.init(slug: slug.text, id: id, suffix: foreignCountry.map { "_" + $0.lowercased() } ?? "")
  }

  private init(slug: String, id: Int64, suffix: String) {
    self.slug = slug
    self.id = id
    self.suffix = suffix
  }

  /// The same with a word more, behind two underscores.
  func marked(_ word: String) -> ItemFolder {
    ItemFolder(slug: slug, id: id, suffix: "\(suffix)__\(word)")
  }

  /// The name as it is on disk.
  package var name: String {
    var name = ""
    // Room for the longest number and a country, so that nothing is copied on the way.
    name.reserveCapacity(slug.utf8.count + 24)
    name += slug
    if !slug.isEmpty { name += "-" }
    name += String(id)
    name += suffix
    return name
  }

  /// Appends the name as a part of a URL's path, as UTF-8.
  func writeEncoded(to output: inout [UInt8]) {
    PercentEncoding.write(slug, .path, to: &output)
    if !slug.isEmpty { output.append(UInt8(ascii: "-")) }
    output.append(decimal: id)
    if !suffix.isEmpty { PercentEncoding.write(suffix, .path, to: &output) }
  }

  /// Writes the parts.
  func write(to writer: inout RecordWriter) {
    writer.append(slug)
    writer.append(id)
    writer.append(suffix)
  }
}
