/// How a build goes about it, as asked for on the command line.
struct BuildMode: Hashable, Sendable {
  /// Whether a folder that holds other files may be used.
  var isForced = false
  /// Whether warnings count as errors.
  var isStrict = false
  /// Whether the output folder is only looked at.
  var isDryRun = false
  /// Whether every page is made again, whatever the last build left.
  var isFresh = false
  /// Whether nothing may be built but the answers that were recorded, as they were recorded.
  var isFrozen = false
}
