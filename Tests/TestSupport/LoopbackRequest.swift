package import Foundation

/// A request that a loopback server got.
package struct LoopbackRequest: Sendable {
  /// Such as GET.
  package let method: String
  /// What follows the method, exactly as sent.
  package let target: String
  /// The header fields in their order.
  package let fields: [(name: String, value: String)]
  /// Which of the server's connections it came over, from 0.
  package let connection: Int
  /// How many requests that connection had brought before.
  package let turn: Int
  /// When it was complete.
  package let arrival: ContinuousClock.Instant
  /// The same by the clock on the wall.
  package let time: Date

  /// The value of the first field of this name, in whatever case.
  package subscript(field: String) -> String? {
    fields.first { $0.name.lowercased() == field.lowercased() }?.value
  }

  /// Takes the head of a request apart; nil when it is not one.
  init?(head: [UInt8], connection: Int, turn: Int) {
    var lines = String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: true)
    guard let first = lines.first else { return nil }
    let words = first.split(separator: " ")
    guard words.count == 3 else { return nil }
    lines.removeFirst()
    (method, target) = (String(words[0]), String(words[1]))
    fields = lines.compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (String(line[..<colon]), String(value))
    }
    (self.connection, self.turn) = (connection, turn)
    (arrival, time) = (.now, Date())
  }
}
