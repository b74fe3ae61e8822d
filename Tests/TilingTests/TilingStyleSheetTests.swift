import TestSupport
import Testing
import Tiling

@Suite("The tiling's style sheet")
struct TilingStyleSheetTests {
  @Test("of a small page is this one")
  func whole() throws {
    #expect(
      TilingStyleSheet(tiling: try responsiveTiling("200x180")).text == """
        .tiles-frame{container:tiles-frame/inline-size;display:grid;width:100%;flex:1 0 auto;overflow-x:clip}
        .tiles{--region:180px;--rows:4;container:tiles/size;display:grid;grid-template:100%/100%;\
        min-height:max(var(--region),var(--rows)*88px)}
        @media (orientation:landscape) and (height<480px){.tiles-frame{flex:none}.tiles{--region:100svh}}
        @container tiles-frame (width>=188px){.tiles{--rows:2}}
        @container tiles-frame (width>=376px){.tiles{--rows:1}}
        .grid{--point:1px;--columns:auto-fill;display:grid;margin:0;padding:0;list-style:none;\
        grid-auto-flow:column;grid-template-columns:repeat(var(--columns),calc(94*var(--point)));\
        grid-template-rows:repeat(var(--rows),calc(88*var(--point)));place-content:center}
        .tile{display:grid;place-content:center;min-width:0;min-height:0}
        .tile-button{box-sizing:border-box;display:grid;place-content:center;\
        width:calc(82*var(--point));height:calc(82*var(--point))}
        .tile-artwork{display:block;object-fit:contain;width:calc(60*var(--point));height:calc(60*var(--point))}
        @container tiles (width>94px) and (height>352px)\
        {.grid{--columns:1;--rows:4;--point:min(100cqw/94,100cqh/352)}}
        @container tiles (aspect-ratio>47/88) and (width>188px) and (height>176px)\
        {.grid{--columns:2;--rows:2;--point:min(100cqw/188,100cqh/176)}}
        @container tiles (aspect-ratio>47/22) and (width>376px) and (height>88px)\
        {.grid{--columns:4;--rows:1;--point:min(100cqw/376,100cqh/88)}}
        @container tiles (199.5px<=width<=200.5px) and (179.5px<=height<=180.5px)\
        {.grid{--columns:2;--rows:2;--point:1px}}

        """)
  }

  @Test("has the thresholds of its tiling, and no others", arguments: sampleTilings.indices)
  func thresholds(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    let rules = ResponsiveRules(for: tiling)
    let lines = TilingStyleSheet(tiling: tiling).text.split(separator: "\n")
    let scaled = lines.filter { $0.hasPrefix("@container tiles ") && $0.contains("cqw") }
    #expect(scaled.count == rules.scaled.count)
    for (line, rule) in zip(scaled, rules.scaled) {
      #expect(line.contains("(width>\(rule.width)px) and (height>\(rule.height)px)"))
      #expect(line.contains("--columns:\(rule.choice.columns);--rows:\(rule.choice.rows);"))
      #expect(line.contains("aspect-ratio") == (rule.aspect != nil))
      if let aspect = rule.aspect { #expect(line.contains("(aspect-ratio>\(aspect))")) }
    }
    #expect(lines.count { $0.hasPrefix("@container tiles-frame ") } == rules.widths.count)
  }

  @Test("says in its text what the prediction says", arguments: sampleTilings.indices)
  func interpreted(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    let sheet = StyleSheetInterpreter(text: TilingStyleSheet(tiling: tiling).text)
    var generator = SeededGenerator(seed: 500 + UInt64(sample))
    for _ in 0..<30 {
      // Odd eighths of a point keep clear of the thresholds, where floating point may go either way.
      let sample = try generator.container()
      let container = try Extent(width: sample.width.points + 0.125, height: sample.height.points + 0.125)
      let placement = tiling.placement(inContainer: container)
      func value(_ property: String, in name: String) -> String? {
        let (width, height) = (container.width.points, container.height.points)
        return sheet.value(of: property, container: name, width: width, height: height)
      }
      let rows = value("--rows", in: "tiles") ?? value("--rows", in: "tiles-frame")
      #expect(rows ?? "\(tiling.reference.perPage)" == "\(placement.rows)", "\(container)")
      let columns = placement.rule == .scrolling ? nil : "\(placement.columns)"
      #expect(value("--columns", in: "tiles") == columns, "\(container)")
    }
  }

  @Test("lays the reference view out at one point to a point", arguments: sampleTilings.indices)
  func reference(sample: Int) throws {
    let layout = try responsiveTiling(sampleTilings[sample]).reference
    let sheet = StyleSheetInterpreter(
      text: TilingStyleSheet(tiling: try ResponsiveTiling(reference: layout)).text)
    for (property, expected) in [
      ("--columns", "\(layout.columns)"), ("--rows", "\(layout.rows)"), ("--point", "1px"),
    ] {
      let (width, height) = (layout.view.width.points, layout.view.height.points)
      #expect(sheet.value(of: property, container: "tiles", width: width, height: height) == expected)
    }
  }

  @Test("is the same each time and has its braces in pairs", arguments: sampleTilings.indices)
  func repeatable(sample: Int) throws {
    let text = TilingStyleSheet(tiling: try responsiveTiling(sampleTilings[sample])).text
    #expect(text == TilingStyleSheet(tiling: try responsiveTiling(sampleTilings[sample])).text)
    #expect(text.utf8.count { $0 == UInt8(ascii: "{") } == text.utf8.count { $0 == UInt8(ascii: "}") })
    #expect(
      !text.contains("left") && !text.contains("right"), "columns must follow the direction of the text")
  }

  @Test("can be kept to some screens")
  func condition() throws {
    let tiling = try responsiveTiling("568x320")
    let plain = TilingStyleSheet(tiling: tiling).text
    let text = TilingStyleSheet(tiling: tiling, condition: "not (orientation:portrait)").text
    #expect(text == "@media not (orientation:portrait){\n\(plain)}\n")
  }

  @Test("has no rule for a reference view that would reach above the page")
  func lowView() throws {
    #expect(!TilingStyleSheet(tiling: try responsiveTiling("568x50")).text.contains("<=height"))
    #expect(TilingStyleSheet(tiling: try responsiveTiling("568x88")).text.contains("<=height"))
  }

  @Test("stays small for the views of real screens", arguments: [("568x320", 3500), ("1024x768", 5000)])
  func size(view: String, limit: Int) throws {
    #expect(TilingStyleSheet(tiling: try responsiveTiling(view)).text.utf8.count < limit)
  }
}
