/// What this build of the command is.
package enum Version {
  /// The version, by the rules of semver.org.
  package static let text = "0.1.0"
  /// How pages and `--version` name the command.
  package static let name = "Vitrine \(text)"
}
