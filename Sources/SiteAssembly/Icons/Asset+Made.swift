internal import Records

extension Asset {
  /// Puts the parts together.
  init(name: String, file: String, bytes: [UInt8]) {
    self.name = name
    self.file = file
    self.bytes = bytes
  }

  /// Makes an asset of the program's own. Only pages refer to it, so its name carries a hash whatever its type.
  init(made name: String, bytes: [UInt8]) {
    let parts = name.split(separator: ".")
    let stem = parts.dropLast().joined(separator: ".")
    self.init(
      name: name, file: "assets/\(stem).\(ContentHash.short(bytes)).\(parts.last ?? "")", bytes: bytes)
  }
}
