/// A way to arrange a page's tiles that leaves no column empty.
package struct ColumnChoice: Hashable, Sendable {
  /// Columns, each with at least one tile.
  package let columns: Int
  /// Rows that many columns need.
  package let rows: Int

  /// The choices that are best in some container, from one column to one row; about 2·√count of them.
  ///
  /// For a given number of rows the fewest columns allow the largest cell, so for each possible number of rows there
  /// is one choice, and each wins where the container's shape lies between its neighbors' limits.
  static func all(for count: Int) -> [ColumnChoice] {
    var choices: [ColumnChoice] = []
    var columns = 1
    while true {
      let rows = Self.rows(for: count, columns: columns)
      choices.append(ColumnChoice(columns: columns, rows: rows))
      guard rows > 1 else { return choices }
      columns = Self.rows(for: count, columns: rows - 1)
    }
  }

  /// How many rows `columns` columns need for `count` tiles: the quotient rounded up.
  static func rows(for count: Int, columns: Int) -> Int {
    (count - 1) / columns + 1
  }
}
