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
    if path.isEmpty { return .empty }
    if path.count > longest { return .tooLong }
    if isReserved(path) { return .reserved }
    var components = 0
    var start = 0
    for index in 0..<path.count {
      let byte = path[index]
      if byte < 0x20 || byte == 0x7F { return .controlByte }
      if byte == UInt8(ascii: "\\") { return .backslash }
      guard byte == UInt8(ascii: "/") else { continue }
      if let problem = problem(inComponent: UnsafeBufferPointer(rebasing: path[start..<index])) {
        return problem
      }
      components += 1
      start = index + 1
    }
    if let problem = problem(inComponent: UnsafeBufferPointer(rebasing: path[start...])) { return problem }
    return components >= deepest ? .tooDeep : nil
  }

  private static func problem(inComponent component: UnsafeBufferPointer<UInt8>) -> PathProblem? {
    let dot = UInt8(ascii: ".")
    switch component.count {
    case 0: return .emptyComponent
    case 1...2: return component.allSatisfy { $0 == dot } ? .dots : nil
    case 3...longestComponent: return nil
    default: return .componentTooLong
    }
  }

  private static func isReserved(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard path.count >= controlFolder.utf8.count, path[0] == UInt8(ascii: ".") else { return false }
    return zip(path, controlFolder.utf8).allSatisfy { byte, expected in
      byte == expected || (byte | 0x20 == expected && expected >= UInt8(ascii: "a"))
    }
  }
}
