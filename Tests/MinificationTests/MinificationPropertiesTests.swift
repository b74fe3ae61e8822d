import BuiltinTheme
import EditorialTheme
import Minification
import TestSupport
import Testing

/// What holds for every file, tried with made ones and with those of the themes.
@Suite("Minifying")
struct MinificationPropertiesTests {
  private static let styleSheetPieces = [
    "a", ".b", "#c", "*", ":is(", ":hover", "[d=e]", ">", "+", "~", ",", ";", ":", "{", "}", "(", ")",
    "calc(", "1", "0.5",
    "-0.5px", "+3", "50%", "2n", "\"s /* t\"", "'u'", "url(v w)", "url( x )", "url(\"y\")", "/* z */", "/**/",
    "/*! l */",
    "@media ", "@layer", "and", "not", "--p", "--p: q ;", "r: s;", "t{u:v}", "!important", "/", "-", "<", "=",
    "|", "&",
    "\\31 ", "u", "%", ".", "e3", "é", "@import 'a';",
  ]
  private static let scriptPieces = [
    "a", "return", "if", "of", "in", "1", ".5", "'s // t'", "\"u\"", "`v`", "`w ${", "}", "x`", "/y z/g", "/",
    "(", ")", "[",
    "]", "{", ";", ",", ".", "?.", "...", "+", "-", "++", "=", "=>", "<", "!", "?", ":", "*", "// c\n",
    "/* d */",
    "/* e\n */", "/*! l */", "//! m\n", "é", "#p", "\\", "&&",
  ]
  private static let gaps = ["", "", " ", "  ", "\n", "\t \n", "/* g */", " /* h */ "]

  private static func text(_ pieces: [String], _ numbers: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...14, using: &numbers)).reduce(into: "") { text, _ in
      text += pieces.randomElement(using: &numbers) ?? ""
      text += gaps.randomElement(using: &numbers) ?? ""
    }
  }

  @Test("a style sheet twice gives the same as once", arguments: UInt64(0)..<20)
  func styleSheetTwice(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for number in 0..<250 {
      let inner = Self.text(Self.styleSheetPieces, &numbers)
      // Most text by itself is cut off somewhere.
      let text = ["a{b:\(inner)}", "a{\(inner)}", "\(inner){}", "@media (\(inner)){}", inner][number % 5]
      let once = StyleSheetMinifier.minify(Array(text.utf8))
      let twice = StyleSheetMinifier.minify(once)
      #expect(once == twice, "\(text.debugDescription)")
      #expect(once.count <= text.utf8.count)
    }
  }

  @Test("a script twice gives the same as once", arguments: UInt64(0)..<20)
  func scriptTwice(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for number in 0..<250 {
      let inner = Self.text(Self.scriptPieces, &numbers)
      let text = ["(\(inner))", "{\(inner)}", "`${\(inner)}`", inner][number % 4]
      let once = ScriptMinifier.minify(Array(text.utf8))
      #expect(once == ScriptMinifier.minify(once), "\(text.debugDescription)")
      #expect(once.count <= text.utf8.count)
    }
  }

  @Test("any bytes neither fail nor grow", arguments: UInt64(0)..<20)
  func anyBytes(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers) & (seed.isMultiple(of: 2) ? 0x7F : 0xFF)
      }
      #expect(StyleSheetMinifier.minify(bytes).count <= bytes.count)
      #expect(ScriptMinifier.minify(bytes).count <= bytes.count)
    }
  }

  @Test(
    "the style sheet of every theme makes it smaller, by a twentieth at least",
    arguments: [ThemeFiles.bytes(of: "assets/site.css"), EditorialFiles.bytes(of: "assets/site.css")])
  func themes(bytes: [UInt8]?) throws {
    let bytes = try #require(bytes)
    let minified = StyleSheetMinifier.minify(bytes)
    #expect(minified.count * 20 < bytes.count * 19)
    #expect(StyleSheetMinifier.minify(minified) == minified)
  }

  @Test("a file of more than four mebibytes stays as it is")
  func large() {
    let text = [UInt8](repeating: UInt8(ascii: " "), count: 4 << 20 + 1)
    #expect(StyleSheetMinifier.minify(text) == text)
    #expect(ScriptMinifier.minify(text) == text)
  }
}
