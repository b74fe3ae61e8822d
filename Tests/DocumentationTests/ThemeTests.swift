import BuiltinTheme
import Foundation
import Testing

@Suite("The theme inside the binary")
struct ThemeTests {
  @Test("It has the files of Templates/, in byte order")
  func paths() throws {
    #expect(try ThemeFiles.all.map(\.path) == Repository.files(below: "Templates"))
  }

  @Test("Each file is carried byte for byte", arguments: ThemeFiles.all.map(\.path))
  func bytes(path: String) throws {
    #expect(
      try ThemeFiles.bytes(of: path) == Array(Data(contentsOf: Repository.url(of: "Templates/\(path)"))))
  }

  @Test("The documentation says what each file is for")
  func described() {
    #expect(TemplateFiles.undescribed.isEmpty)
  }
}
