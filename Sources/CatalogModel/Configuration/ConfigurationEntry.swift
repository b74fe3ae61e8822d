/// One key of `site.yml`, for whoever writes one.
package struct ConfigurationEntry: Hashable, Sendable {
  /// Where it stands: `title`, `store.country`, `searches[].id`. `[]` is every entry of a list.
  package let path: String
  /// What kind of value it takes, in a few words.
  package let type: String
  /// Whether it must be there.
  package let isRequired: Bool
  /// What holds when it is left out; nil when that is nothing.
  package let defaultValue: String?
  /// The values it takes, when they are few enough to list.
  package let allowed: [String]
  /// What it means, in one sentence.
  package let meaning: String

  init(
    _ path: String, _ type: String, isRequired: Bool = false, default defaultValue: String? = nil,
    allowed: [String] = [], _ meaning: String
  ) {
    self.path = path
    self.type = type
    self.isRequired = isRequired
    self.defaultValue = defaultValue
    self.allowed = allowed
    self.meaning = meaning
  }
}
