/// How the tiles of one page fill a container of any size.
///
/// There are three rules, tried in this order:
/// 1. **Reference.** In a container of the reference view's size (± `tolerance`) the buttons are exactly where
///    `TilingLayout` puts them, at scale 1. The general rule would not do this: it would use the margins up, 568×320
///    being wide enough for six columns at scale 1.007.
/// 2. **Scaled.** Otherwise, of all numbers of columns c with ⌈n/c⌉ rows, the one that allows the largest cell, that is
///    the largest scale min(width / (c·cell width), height / (rows·cell height)). Of equal ones the fewest columns, so
///    that no column is empty. It applies where that scale is above 1.
/// 3. **Scrolling.** Where it is not: scale 1, as many columns as the width holds (at least one) and as many rows as
///    they need. The container grows to hold them. A scale of exactly 1 belongs here, because a container that has
///    grown to its rows cannot be told from one that was that high to begin with; every tile fits either way.
///
/// The grid is centered, column after column from top to bottom. A container narrower than a cell has the column
/// centered on it and cut at the sides, as nothing may scroll sideways. A reference view lower than a cell is held to
/// rule 3, because its formula has a negative margin, above the top of the page.
package struct ResponsiveTiling: Hashable, Sendable {
  /// The most tiles on a page that can be styled for: 10,000, which takes about 200 rules.
  package static let maximumPerPage = 10_000
  /// How far from the reference view a container may be to count as it: half a point, for browsers that round.
  static let tolerance = Length(units: Length.unitsPerPoint / 2)

  /// The tiling of the reference view.
  package let reference: TilingLayout
  /// The arrangements that win somewhere, by increasing columns.
  let choices: [ColumnChoice]

  /// Takes the page size from the reference tiling; throws `tooManyTilesPerPage` above `maximumPerPage`.
  package init(reference: TilingLayout) throws(TilingFault) {
    guard reference.perPage <= Self.maximumPerPage else {
      throw .tooManyTilesPerPage(reference.perPage, limit: Self.maximumPerPage)
    }
    self.reference = reference
    choices = ColumnChoice.all(for: reference.perPage)
  }

  /// Where everything is in a container, whose height may be less than the tiles need.
  package func placement(inContainer container: Extent) -> ResponsivePlacement {
    if isReference(container) {
      return placement(
        .reference, ColumnChoice(columns: reference.columns, rows: reference.rows), scale: Ratio(1, 1),
        container)
    }
    let (best, scale) = largestCell(in: container)
    if scale > Ratio(1, 1) { return placement(.scaled, best, scale: scale, container) }
    let columns = max(1, container.width.units / cell.width.units)
    let rows = ColumnChoice.rows(for: reference.perPage, columns: columns)
    return placement(.scrolling, ColumnChoice(columns: columns, rows: rows), scale: Ratio(1, 1), container)
  }

  var cell: Extent { reference.metrics.cell }

  /// Whether the first rule applies at all: a page cannot show what is above its top.
  var holdsReference: Bool { reference.view.height >= cell.height }

  private func isReference(_ container: Extent) -> Bool {
    holdsReference && Self.isNear(container.width, reference.view.width)
      && Self.isNear(container.height, reference.view.height)
  }

  private static func isNear(_ left: Length, _ right: Length) -> Bool {
    abs(left.units - right.units) <= tolerance.units
  }

  private func largestCell(in container: Extent) -> (ColumnChoice, Ratio) {
    var best = (choices[0], scale(of: choices[0], in: container))
    for choice in choices.dropFirst() {
      let scale = scale(of: choice, in: container)
      if scale > best.1 { best = (choice, scale) }
    }
    return best
  }

  private func scale(of choice: ColumnChoice, in container: Extent) -> Ratio {
    min(
      Ratio(container.width.units, cell.width.units * choice.columns),
      Ratio(container.height.units, cell.height.units * choice.rows))
  }

  private func placement(
    _ rule: ResponsivePlacement.Rule, _ choice: ColumnChoice, scale: Ratio, _ container: Extent
  ) -> ResponsivePlacement {
    ResponsivePlacement(
      rule: rule, columns: choice.columns, rows: choice.rows, scale: scale.value, container: container,
      metrics: reference.metrics, perPage: reference.perPage)
  }
}
