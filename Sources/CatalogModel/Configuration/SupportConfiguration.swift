/// How readers of a site get help.
package struct SupportConfiguration: Hashable, Sendable {
  /// Where support mail goes.
  package let email: EmailAddress?
  /// The mail's subject; nil for the interface's own.
  package let subject: String?
  /// A page to rate something on.
  package let rate: WebURL?
  /// A page about the publisher.
  package let about: WebURL?
}
