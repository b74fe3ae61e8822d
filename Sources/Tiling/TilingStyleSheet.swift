/// The responsive rules as a style sheet, for this markup:
///
///     <div class="tiles-frame"><div class="tiles"><ol class="grid">
///       <li class="tile"><a class="tile-button" href="…"><img class="tile-artwork" …></a></li>
///     </ol></div></div>
///
/// `.tiles` is the grid region, a size container named `tiles`. Its size must not depend on the grid, yet it must be
/// high enough for a page that scrolls. So `.tiles-frame`, a container by width alone, tells it how many rows that
/// width needs at scale 1, and it is never lower than those. Otherwise it is as high as the frame, which the page can
/// stretch (`flex: 1 0 auto` is set), and at least as high as the reference view; on a compact landscape screen it is
/// exactly the viewport's height. The frame should span the viewport's width.
///
/// `--point` is the size of a point at the current scale; text and ornaments inside a tile can be sized in it. From
/// right to left the grid mirrors by itself, as columns follow the direction of the text.
package struct TilingStyleSheet: Sendable {
  /// Screens that show the grid as the whole viewport.
  package static let compactLandscape = "(orientation:landscape) and (height<480px)"

  /// The tiling that the rules are for.
  package let tiling: ResponsiveTiling
  /// A media condition to put around the grid's rules, such as `not (orientation:portrait)`; nil for none.
  package let condition: String?

  /// A style sheet; `condition` is written as it is and must come from the program, not from input.
  package init(tiling: ResponsiveTiling, condition: String? = nil) {
    self.tiling = tiling
    self.condition = condition
  }

  /// The style sheet, one rule a line, the same for the same tiling.
  package var text: String {
    let rules = ResponsiveRules(for: tiling)
    let lines =
      frame + rules.widths.map(width) + grid + rules.scaled.map(scaled) + [referenceRule].compactMap { $0 }
    let body = lines.joined(separator: "\n") + "\n"
    guard let condition else { return body }
    return "@media \(condition){\n\(body)}\n"
  }

  private var frame: [String] {
    let rows = tiling.reference.perPage
    let least = "max(var(--region),var(--rows)*\(px(tiling.cell.height)))"
    return [
      ".tiles-frame{container:tiles-frame/inline-size;display:grid;width:100%;flex:1 0 auto;overflow-x:clip}",
      ".tiles{--region:\(px(tiling.reference.view.height));--rows:\(rows);container:tiles/size;display:grid;"
        + "grid-template:100%/100%;min-height:\(least)}",
      "@media \(Self.compactLandscape){.tiles-frame{flex:none}.tiles{--region:100svh}}",
    ]
  }

  private func width(_ rule: ResponsiveRules.Width) -> String {
    "@container tiles-frame (width>=\(px(rule.minimum))){.tiles{--rows:\(rule.rows)}}"
  }

  private var grid: [String] {
    let metrics = tiling.reference.metrics
    return [
      ".grid{--point:1px;--columns:auto-fill;display:grid;margin:0;padding:0;list-style:none;"
        + "grid-auto-flow:column;grid-template-columns:repeat(var(--columns),\(atScale(metrics.cell.width)));"
        + "grid-template-rows:repeat(var(--rows),\(atScale(metrics.cell.height)));place-content:center}",
      ".tile{display:grid;place-content:center;min-width:0;min-height:0}",
      ".tile-button{box-sizing:border-box;display:grid;place-content:center;\(size(metrics.button))}",
      ".tile-artwork{display:block;object-fit:contain;\(size(metrics.artwork))}",
    ]
  }

  private func scaled(_ rule: ResponsiveRules.Scaled) -> String {
    let aspect = rule.aspect.map { "(aspect-ratio>\($0)) and " } ?? ""
    let point = "min(100cqw/\(rule.width),100cqh/\(rule.height))"
    return "@container tiles \(aspect)(width>\(px(rule.width))) and (height>\(px(rule.height)))"
      + "{.grid{--columns:\(rule.choice.columns);--rows:\(rule.choice.rows);--point:\(point)}}"
  }

  private var referenceRule: String? {
    guard tiling.holdsReference else { return nil }
    let (view, tolerance) = (tiling.reference.view, ResponsiveTiling.tolerance)
    let (columns, rows) = (tiling.reference.columns, tiling.reference.rows)
    func near(_ name: String, _ side: Length) -> String {
      "(\(px(side - tolerance))<=\(name)<=\(px(side + tolerance)))"
    }
    return "@container tiles \(near("width", view.width)) and \(near("height", view.height))"
      + "{.grid{--columns:\(columns);--rows:\(rows);--point:1px}}"
  }

  private func size(_ extent: Extent) -> String {
    "width:\(atScale(extent.width));height:\(atScale(extent.height))"
  }

  private func atScale(_ length: Length) -> String { "calc(\(length)*var(--point))" }

  private func px(_ length: Length) -> String { "\(length)px" }
}
