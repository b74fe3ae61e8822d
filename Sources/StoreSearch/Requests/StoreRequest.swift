/// One call of the store's service.
///
/// Parameters stand in a fixed order, so that equal requests have equal addresses: caches on the way go by them.
package struct StoreRequest: Hashable, Sendable {
  /// What is called.
  package enum Service: String, Hashable, Sendable {
    case search, lookup
  }

  /// A parameter with its value, neither encoded.
  package struct Parameter: Hashable, Sendable {
    /// The store's name for it.
    package let name: String
    /// Its value.
    package let value: String

    /// Pairs a name with a value.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What is called.
  package let service: Service
  /// What it is asked.
  package let parameters: [Parameter]

  /// Makes a request of parameters in the order they are to be sent.
  package init(_ service: Service, _ parameters: [Parameter]) {
    self.service = service
    self.parameters = parameters
  }

  /// The end of the address: the service and the encoded parameters, such as `search?term=r%26b&country=US`.
  package var address: String {
    var address = service.rawValue
    for (index, parameter) in parameters.enumerated() {
      address += index == 0 ? "?" : "&"
      FormEncoding.write(parameter.name, to: &address)
      address += "="
      FormEncoding.write(parameter.value, to: &address)
    }
    return address
  }
}
