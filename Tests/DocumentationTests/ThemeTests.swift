import BuiltinTheme
import EditorialTheme
import Foundation
import Testing

@Suite("The themes inside the binary")
struct ThemeTests {
  private static let editorialFolder = "editorial/"

  @Test("They have the files of Templates/, in byte order")
  func paths() throws {
    let files = try Repository.files(below: "Templates")
    #expect(ThemeFiles.all.map(\.path) == files.filter { !$0.hasPrefix(Self.editorialFolder) })
    #expect(
      EditorialFiles.all.map { Self.editorialFolder + $0.path }
        == files.filter { $0.hasPrefix(Self.editorialFolder) })
  }

  @Test("Each file is carried byte for byte")
  func bytes() throws {
    for (path, bytes) in ThemeFiles.all {
      #expect(try bytes == Array(Data(contentsOf: Repository.url(of: "Templates/\(path)"))), "\(path)")
      #expect(ThemeFiles.bytes(of: path) == bytes)
    }
    for (path, bytes) in EditorialFiles.all {
      #expect(
        try bytes == Array(Data(contentsOf: Repository.url(of: "Templates/editorial/\(path)"))), "\(path)")
      #expect(EditorialFiles.bytes(of: path) == bytes)
    }
  }

  @Test("The documentation says what each file is for")
  func described() {
    #expect(TemplateFiles.undescribed.isEmpty)
  }

  @Test("The heads of their pages say the same to machines")
  func heads() throws {
    func tags(_ layout: [UInt8]?) throws -> [String] {
      let text = String(decoding: try #require(layout), as: UTF8.self)
      let head = try #require(text.firstMatch(of: /<head>(.*)<\/head>/.dotMatchesNewlines())).1
      return head.matches(of: /<(?:meta|link|title|script)[^>]*>/).map { String($0.0) }.filter {
        !$0.contains("theme-color")
      }
    }
    #expect(
      try tags(ThemeFiles.bytes(of: "layout.mustache")) == tags(EditorialFiles.bytes(of: "layout.mustache")))
  }
}
