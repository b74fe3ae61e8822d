import Minification
import Testing

@Suite("Minified style sheets")
struct StyleSheetMinifierTests {
  private static func minify(_ text: String) -> String {
    String(decoding: StyleSheetMinifier.minify(Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    "have no comments, no white space without meaning and no last semicolon",
    arguments: [
      ("", ""), (" \n\t/* a */\n ", ""), ("a { }", "a{}"),
      ("a {\n  color: red;\n  margin: 0 auto;\n}\n", "a{color:red;margin:0 auto}"),
      ("a,\nb > c ~ d + e   f { top: 0 }", "a,b>c~d+e f{top:0}"),
      ("a{color:red;;;left:0;}", "a{color:red;left:0}"),
      ("a/* x */.b/* y */ c{left:/**/0}", "a.b c{left:0}"),
      ("a { margin : 1px\t2px\n3px }", "a{margin:1px 2px 3px}"),
      ("a { color: red ! important; }", "a{color:red!important}"),
      ("a { font: 12px / 1.5 a , b }", "a{font:12px/1.5 a,b}"),
      ("a { transform: f( 1px , 2px ) g( 3px ) }", "a{transform:f(1px,2px) g(3px)}"),
      ("a { b: c; d { e: f; } g: h; }", "a{b:c;d{e:f}g:h}"),
      ("a\r\n{\r\nb:c;\r\n}", "a{b:c}"),
    ])
  func shorter(_ text: String, _ minified: String) {
    #expect(Self.minify(text) == minified)
  }

  @Test(
    "keep the white space that means something",
    arguments: [
      ("a :is( b c , d ) e { f: g }", "a :is(b c,d) e{f:g}"),
      ("a *  b { c: d }", "a * b{c:d}"), ("a [b = 'c' i] { d: e }", "a [b = 'c' i]{d:e}"),
      (":nth-child( 2n + 1 of a > b ) { c: d }", ":nth-child(2n + 1 of a > b){c:d}"),
      ("u + a { b: c }", "u +a{b:c}"), ("a :hover { b: c }", "a :hover{b:c}"),
      ("a { b: calc( 1px + 2px * ( 3 - 1 ) ) }", "a{b:calc(1px + 2px*(3 - 1))}"),
      ("a { b: calc(1px - -2px / 2) }", "a{b:calc(1px - -2px/2)}"),
      ("a { b: 1 -2 +3 c (d) }", "a{b:1 -2 +3 c (d)}"), ("a { b: var(--c, ) }", "a{b:var(--c, )}"),
      (
        "@media  screen  and  (width >= 600px) , print { a { b: c } }",
        "@media screen and (width>=600px),print{a{b:c}}"
      ),
      ("@container (400px <= width < 700px) { a { b: c } }", "@container (400px<=width<700px){a{b:c}}"),
      ("@media not ( prefers-color-scheme : dark ) { }", "@media not (prefers-color-scheme :dark){}"),
      ("@supports (display: grid) and (not (a: b)) { }", "@supports (display: grid) and (not (a: b)){}"),
      ("@import url( a.css ) layer(b);\n@layer c , d;", "@import url( a.css ) layer(b);@layer c,d;"),
      ("@font-face { unicode-range: U+0025-00FF, u+4?? }", "@font-face{unicode-range:U+0025-00FF,u+4??}"),
      ("@charset \"utf-8\";\na { b: c }", "@charset \"utf-8\";a{b:c}"),
      ("@scope ( .a ) to ( .b > .c ) { :scope { d: e } }", "@scope (.a) to (.b > .c){:scope{d:e}}"),
    ])
  func meaning(_ text: String, _ minified: String) {
    #expect(Self.minify(text) == minified)
  }

  @Test(
    "keep strings, addresses, escapes and the values of custom properties as they are",
    arguments: [
      ("a { content: \"  /* x */ ; } \\\" \" }", "a{content:\"  /* x */ ; } \\\" \"}"),
      ("a { content: 'b\\\n c' }", "a{content:'b\\\n c'}"),
      ("a { b: url(  c/*d*/e.png  ) }", "a{b:url(  c/*d*/e.png  )}"),
      ("a { b: url( \"c d\" ) }", "a{b:url(\"c d\")}"),
      ("a { b: url(data:image/svg+xml;x,%7B) }", "a{b:url(data:image/svg+xml;x,%7B)}"),
      (".\\31  b { c: d }", ".\\31  b{c:d}"), (".a\\:b { c: d }", ".a\\:b{c:d}"),
      ("a { --b :  c  ,  0.5 /* d */ e ; }", "a{--b:c  ,  0.5 /* d */ e}"),
      ("a { --b: { c : d; e: f } ; g: h }", "a{--b:{ c : d; e: f };g:h}"),
      ("a { --b:; --c: ; --d:hover }", "a{--b: ;--c: ;--d:hover}"),
      ("a { --b: 'x;y' ( ; ) ; }", "a{--b:'x;y' ( ; )}"),
      (".ü漢😀 { b: c }", ".ü漢😀{b:c}"),
    ])
  func verbatim(_ text: String, _ minified: String) {
    #expect(Self.minify(text) == minified)
  }

  @Test(
    "have no zero before a decimal point of a value, and other numbers as they were",
    arguments: [
      ("0.5", ".5"), ("-0.5px", "-.5px"), ("+0.25%", "+.25%"), ("0", "0"), ("0px", "0px"), ("00.5", "00.5"),
      ("1.0", "1.0"), ("10.5", "10.5"), ("0.5e3s", ".5e3s"), ("1/**/0.5", "1/**/.5"),
      ("f(0.5, 0.25)", "f(.5,.25)"),
      ("#aabbcc", "#aabbcc"), ("a0.5", "a0.5"),
    ])
  func numbers(_ value: String, _ minified: String) {
    #expect(Self.minify("a{b:\(value)}") == "a{b:\(minified)}")
    #expect(Self.minify("@media (a:0.5){}") == "@media (a:0.5){}")
  }

  @Test(
    "keep a comment between what would be one word without it",
    arguments: [
      ("a{b:c/**/d}", "a{b:c/**/d}"), ("a{b:1/* x */px}", "a{b:1/**/px}"), ("a{b:c/**/(d)}", "a{b:c/**/(d)}"),
      ("a{b:-/**/c}", "a{b:-/**/c}"), ("a{b:c/**/,d}", "a{b:c,d}"), ("a{b:1 / *}", "a{b:1/ *}"),
    ])
  func joints(_ text: String, _ minified: String) {
    #expect(Self.minify(text) == minified)
  }

  @Test(
    "keep comments about licences between statements",
    arguments: [
      ("/*! MIT */\n\na { b: c }", "/*! MIT */a{b:c}"), ("a{b:c; /*! x */ d:e}", "a{b:c;/*! x */d:e}"),
      ("a{b:c} /*! end */\n", "a{b:c}/*! end */"),
    ])
  func licences(_ text: String, _ minified: String) {
    #expect(Self.minify(text) == minified)
  }

  @Test(
    "are as they were when something is cut off, does not match or is for the browser to mend",
    arguments: [
      "a { b: c ", "a { b: c; } }", "a { b: ( c; }", "a { b: (c] }", "/* a", "a { b: \"c }", "a { b: 'c\n' }",
      "a { b: url( c d ) }", "a { b: url(c", "a", "a;b{ }", "@import 'a' ", "a { *b : c }", "a { b }",
      "a { b c; }",
      "<!-- a { b: c } -->", "a { b: c \\", "a { \u{0} }", "--a: b;", "@media x }", "a { @b c }",
      "a { b : /*! x */ c }", "a \u{7F} { b: c }", "a { b: \\75rl( c ) }", "content",
    ])
  func untouched(_ text: String) {
    #expect(Self.minify(text) == text)
  }

  @Test("are as they were when brackets are nested too deep, and soon done all the same")
  func deep() {
    for text in [
      String(repeating: "a { ", count: 100_000),
      String(repeating: "a{b:", count: 1) + String(repeating: "( ", count: 100_000),
      String(repeating: "a { ", count: 300) + String(repeating: "} ", count: 300),
    ] {
      #expect(Self.minify(text) == text)
    }
    let shallow = String(repeating: "a { ", count: 150) + String(repeating: "} ", count: 150)
    #expect(Self.minify(shallow) == shallow.replacing(" ", with: ""))
  }

  @Test("keep a byte order mark in front")
  func byteOrderMark() {
    #expect(Self.minify("\u{FEFF}a { b: c }") == "\u{FEFF}a{b:c}")
  }
}
