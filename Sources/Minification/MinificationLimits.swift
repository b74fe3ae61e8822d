/// What bounds the work on a file; one beyond is left as it is.
enum MinificationLimits {
  /// The most bytes of a file; tokens take a multiple of them in memory.
  static let bytes = 4 << 20
  /// How deep brackets may be nested.
  static let depth = 200
}
