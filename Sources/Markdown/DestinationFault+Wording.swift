extension DestinationFault {
  /// What is wrong, as the end of a sentence.
  package var message: String {
    switch self {
    case .scheme(let scheme): "\"\(scheme):\" addresses are not allowed here"
    case .withoutScheme: "an address on another site needs its scheme"
    case .withoutHost: "a web address needs \"//\" and a host"
    case .controlCharacter: "it has control characters"
    }
  }
}
