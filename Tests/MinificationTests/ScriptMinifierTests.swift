import Minification
import Testing

@Suite("Minified scripts")
struct ScriptMinifierTests {
  private static func minify(_ text: String) -> String {
    String(decoding: ScriptMinifier.minify(Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    "have no comments, indentation, blank lines or spaces that separate nothing, and the line ends they had",
    arguments: [
      ("", ""), ("// a\n", ""), ("  a ( ) ;\n\n\n\t b ( )  \n", "a();\nb()"),
      ("let a = 1 // x\nlet b = /* y */ 2", "let a=1\nlet b=2"), ("return /* a\nb */ c", "return\nc"),
      ("a /* b */ c", "a c"), ("if (a) {\n  b\n} else {\n  c\n}", "if(a){\nb\n}else{\nc\n}"),
      ("a\r\n\r\nb\r", "a\nb"), ("const a = async ( b ) => { }", "const a=async(b)=>{}"),
      ("a ? b : [ ...c ]", "a?b:[...c]"), ("x = \"a\" in b", "x=\"a\"in b"),
    ])
  func shorter(_ text: String, _ minified: String) {
    #expect(Self.minify(text) == minified)
  }

  @Test(
    "keep the spaces between what would be read as something else",
    arguments: [
      "a + +b", "a - -b", "a+ ++b", "1 .toString()", "a< !--b", "a / /b/.c", "return typeof a", "/a/g in b",
      "a in b", "case 1:", "a++ +b",
    ])
  func spaces(_ text: String) {
    #expect(Self.minify(text) == text)
  }

  @Test(
    "keep strings, templates and regular expressions as they are",
    arguments: [
      ("a = '  // b  '", "a='  // b  '"), ("a = \"\\\"  /* \"", "a=\"\\\"  /* \""),
      ("'a\\\n  b'  ;", "'a\\\n  b';"),
      ("`  a\n\n  // b  ${ c  +  `  ${ d }  ` }  e  ` ;", "`  a\n\n  // b  ${c + `  ${d}  `}  e  `;"),
      ("`${ { a : '}' } }  `", "`${{a:'}'}}  `"),
      ("a = /  [/]  \\/  \" /g ;", "a= /  [/]  \\/  \" /g;"),
      ("if ( a )  /  b'/.c()", "if(a) /  b'/.c()"), ("return  /\\s  '/", "return /\\s  '/"),
      ("( a )  /  b  / c", "(a) / b / c"), ("a[0]  /  b  / c", "a[0] / b / c"),
      ("a.return / b / c", "a.return / b / c"),
      ("x = { in : /  '/ }", "x={in: /  '/ }"), ("[...typeof /  '/]", "[...typeof /  '/]"),
      ("export default /  '/", "export default /  '/"), ("5 / 2 / 1", "5 / 2 / 1"),
    ])
  func literals(_ text: String, _ minified: String) {
    #expect(Self.minify(text) == minified)
  }

  @Test(
    "keep comments about licences",
    arguments: [
      ("/*! MIT\n  x */\n\n a ( )", "/*! MIT\n  x */\na()"), ("//! MIT  x\n\na", "//! MIT  x\na"),
      ("a /*! x */ + b", "a /*! x */ + b"),
    ])
  func licences(_ text: String, _ minified: String) {
    #expect(Self.minify(text) == minified)
  }

  @Test(
    "are as they were when it is not certain what something is",
    arguments: [
      "a } ", "( a ", "( a ] ", "'a", "'a\n'", "`a", "`${ a ", "/* a", "a = /b", "a = /b\n/", "#! a\nb ",
      "\\u0061 ",
      "{ }  /a/ ", "a++  /b/ ", "yield  /a/ ", "for await (a of b)  /c/ ", "a <!-- b", "a\n--> b",
      "// a\u{2028}b", "/* \u{2029} */ ", "a\u{A0}  /b/ ", "if\u{A0}(a)  /'/", "a \u{1} ",
    ])
  func untouched(_ text: String) {
    #expect(Self.minify(text) == text)
  }

  @Test("are as they were when brackets are nested too deep")
  func deep() {
    let text = String(repeating: "( ", count: 100_000)
    #expect(Self.minify(text) == text)
  }
}
