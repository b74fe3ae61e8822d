/// What this build of the command is.
package enum Version {
  /// The version, by the rules of semver.org.
  package static let text = "0.1.0"
  /// How pages and `--version` name the command.
  package static let name = "Vitrine \(text)"
  /// How the store's servers see the command (RFC 9110, section 10.1.5).
  package static let userAgent = "Vitrine/\(text)"
}
