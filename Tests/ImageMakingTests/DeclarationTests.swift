import Foundation
import TestSupport
import Testing

@Suite("The declarations of libvips")
struct DeclarationTests {
  private static let source = """
    #include <vips/vips.h>
    #include "Vips.h"
    #define CHECK(name, value) _Static_assert(name == value, #name);
    CLV_CONSTANTS(CHECK)
    """

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/CLateVips")

  private func compile(_ source: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "check.c")
    let command =
      "cc -fsyntax-only $(pkg-config --cflags vips) -I'\(Self.folder.path)' '\(folder.url.path)/check.c'"
    try VipsTool.run(["-c", command], program: "sh")
  }

  @Test("agree with its own headers")
  func agreement() throws {
    try compile(Self.source)
  }

  @Test(
    "would not agree if one were different",
    arguments: [
      ("int vips_init(const char *program);", "long vips_init(const char *program);"),
      ("USE(VIPS_FORMAT_UCHAR, 0)", "USE(VIPS_FORMAT_UCHAR, 3)"),
    ])
  func disagreement(ours: String, other: String) throws {
    let header = try String(contentsOf: Self.folder.appendingPathComponent("Vips.h"), encoding: .utf8)
    #expect(header.contains(ours))
    let changed = header.replacingOccurrences(of: ours, with: other)
    let source = Self.source.replacingOccurrences(of: "#include \"Vips.h\"", with: changed)
    #expect(throws: VipsTool.Failure.self) { try compile(source) }
  }
}
