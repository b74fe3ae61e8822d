/// A place as libyaml reports it: line and column, both from 0.
struct YAMLMark: Hashable {
  let line: Int
  let column: Int
}
