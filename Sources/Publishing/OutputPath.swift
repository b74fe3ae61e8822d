/// The rules for a path below an output folder: components separated by "/", checked byte by byte.
package enum OutputPath {
  /// The most bytes of a path. Linux takes 4,095 with the staging folder's name before it.
  package static let longest = 3_500
  /// The most bytes of a component, the limit of all common file systems.
  package static let longestComponent = 255
  /// The most components. A walk holds a descriptor for each folder on the way.
  package static let deepest = 64

  /// The name of the folder that holds manifest, lock and staging.
  static let controlFolder = ".vitrine"

  /// What is wrong with a path, the leftmost problem first; nil when it may be used.
  static func problem(in path: UnsafeBufferPointer<UInt8>) -> PathProblem? {
    if isPlain(path) { return nil }
    if path.isEmpty { return .empty }
    if path.count > longest { return .tooLong }
    if isReserved(path) { return .reserved }
    var component = Component()
    var components = 1
    for byte in path {
      if byte < 0x20 || byte == 0x7F { return .controlByte }
      if byte == UInt8(ascii: "\\") { return .backslash }
      if byte == UInt8(ascii: "/") {
        if let problem = component.problem { return problem }
        component = Component()
        components += 1
      } else {
        component.length += 1
        component.isDots = component.isDots && byte == UInt8(ascii: ".")
      }
    }
    if let problem = component.problem { return problem }
    return components > deepest ? .tooDeep : nil
  }

  /// What has been seen of a component.
  private struct Component {
    var length = 0
    var isDots = true

    @inline(__always)
    var problem: PathProblem? {
      if length == 0 { return .emptyComponent }
      if isDots, length <= 2 { return .dots }
      return length > longestComponent ? .componentTooLong : nil
    }
  }

  private static func isReserved(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard path.count >= controlFolder.utf8.count, path[0] == UInt8(ascii: ".") else { return false }
    return zip(path, controlFolder.utf8).allSatisfy { byte, expected in
      byte == expected || (byte | 0x20 == expected && expected >= UInt8(ascii: "a"))
    }
  }
}
