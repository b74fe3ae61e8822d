import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of an output folder, with the questions tests ask about all of them.
struct OutputPages: Equatable {
  /// Every file but those of the control folder, by its path below the output folder; a link shows as its target.
  let files: [String: Data]

  init(at path: String) throws {
    var files: [String: Data] = [:]
    try Self.read(path, prefix: "", into: &files)
    self.files = files
  }

  /// By `readdir`: Foundation looks up the owner of every file, which takes longer than the builds do.
  private static func read(_ path: String, prefix: String, into files: inout [String: Data]) throws {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let type = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != "..", prefix + name != ".vitrine" else { continue }
      let file = "\(path)/\(name)"
      if type == Int32(DT_DIR) {
        try read(file, prefix: "\(prefix)\(name)/", into: &files)
      } else if type == Int32(DT_LNK) {
        files[prefix + name] = try Data(
          "->\(FileManager.default.destinationOfSymbolicLink(atPath: file))".utf8)
      } else {
        files[prefix + name] = try Data(contentsOf: URL(fileURLWithPath: file))
      }
    }
  }

  /// The paths of all files, sorted.
  var paths: [String] { files.keys.sorted() }

  /// The paths with the hashes in asset names replaced, which change with every change of the theme.
  var stablePaths: [String] {
    paths.map { $0.replacing(/\.[0-9a-f]{16}\.(css|js|svg|png|webmanifest)$/) { ".HASH.\($0.1)" } }.sorted()
  }

  /// The detail pages, sorted.
  var details: [String] { paths.filter { $0.hasPrefix("item/") } }

  /// The grid pages of a search, sorted.
  func grids(of search: String) -> [String] {
    paths.filter { $0.hasPrefix("\(search)/") && $0.hasSuffix("/index.html") }
  }

  func text(_ path: String) -> String { String(decoding: files[path] ?? Data(), as: UTF8.self) }

  /// All texts between `<h1><bdi>` and its end on detail pages, unescaped: the names as a reader sees them.
  var detailHeadings: [String] {
    details.map { page in
      Self.unescaped(Self.between("<h1><bdi>", "</bdi></h1>", in: files[page] ?? Data()).first ?? "")
    }
  }

  /// What is wrong with the links of all pages: to files or places that are not there, or with unsafe schemes.
  func linkFaults(basePath: String = "/") -> [String] {
    let pages = files.filter { $0.key.hasSuffix(".html") }
    let anchors = pages.mapValues { Set(Self.between(" id=\"", "\"", in: $0)) }
    var faults: [String] = []
    for (page, data) in pages {
      for attribute in ["href", "src"] {
        for value in Self.between(" \(attribute)=\"", "\"", in: data) {
          let link = Self.unescaped(value)
          if let fault = fault(of: link, on: page, basePath: basePath, anchors) {
            faults.append("\(page): \(fault)")
          }
        }
      }
      for list in Self.between(" srcset=\"", "\"", in: data) {
        for entry in Self.unescaped(list).split(separator: ", ") {
          let link = entry.split(separator: " ").first.map(String.init) ?? ""
          if let fault = fault(of: link, on: page, basePath: basePath, anchors) {
            faults.append("\(page): \(fault)")
          }
        }
      }
    }
    return faults.sorted()
  }

  private func fault(
    of link: String, on page: String, basePath: String, _ anchors: [String: Set<String>]
  ) -> String? {
    if link.hasPrefix("https://") || link.hasPrefix("http://") || link.hasPrefix("mailto:") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var target = page
    if !parts[0].isEmpty {
      guard parts[0].hasPrefix(basePath), !parts[0].hasPrefix("//"),
        let path = String(parts[0].dropFirst(basePath.count)).removingPercentEncoding
      else { return "\(link) is not of this site" }
      target = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    }
    guard files[target] != nil else { return "\(link) leads nowhere" }
    guard parts.count > 1 else { return nil }
    return anchors[target]?.contains(parts[1]) == true ? nil : "\(link) has no such place"
  }

  /// The texts between two markers, in order; by `memchr`, because pages are many and tests are not optimized.
  static func between(_ start: String, _ end: String, in data: Data) -> [String] {
    data.withUnsafeBytes { bytes in
      var found: [String] = []
      var rest = bytes[...]
      while let from = Self.find(start, in: rest) {
        let begin = from + start.utf8.count
        guard let stop = Self.find(end, in: rest[begin...]) else { break }
        found.append(String(decoding: UnsafeRawBufferPointer(rebasing: bytes[begin..<stop]), as: UTF8.self))
        rest = bytes[stop...]
      }
      return found
    }
  }

  private static func find(_ text: String, in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    guard let base = bytes.base.baseAddress, let first = text.utf8.first else { return nil }
    let length = text.utf8.count
    var index = bytes.startIndex
    while index + length <= bytes.endIndex {
      guard let hit = memchr(base + index, Int32(first), bytes.endIndex - index - length + 1) else {
        return nil
      }
      if memcmp(hit, text, length) == 0 { return UnsafeRawPointer(hit) - base }
      index = UnsafeRawPointer(hit) - base + 1
    }
    return nil
  }

  /// The text that five entities stand for; any other `&` is a fault of the page and stays visible as it is.
  static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
