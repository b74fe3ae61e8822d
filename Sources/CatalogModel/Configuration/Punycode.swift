/// Writes Unicode with the letters a host name may have (RFC 3492, section 6.3).
enum Punycode {
  private static let base = 36
  private static let leastThreshold = 1
  private static let greatestThreshold = 26

  /// The encoded form, without the prefix `xn--`. At most 63 scalars are taken, so nothing can overflow.
  static func encode(_ scalars: some Collection<Unicode.Scalar>) -> String {
    let values = scalars.prefix(63).map { Int($0.value) }
    var output = values.filter { $0 < 0x80 }.map { UInt8(truncatingIfNeeded: $0) }
    let basicCount = output.count
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var (next, delta, bias, handled) = (0x80, 0, 72, basicCount)
    while handled < values.count, let least = values.filter({ $0 >= next }).min() {
      delta += (least - next) * (handled + 1)
      next = least
      for value in values {
        if value < next { delta += 1 }
        guard value == next else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        (delta, handled) = (0, handled + 1)
      }
      (delta, next) = (delta + 1, next + 1)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends `delta` as a variable-length integer.
  private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
    var rest = delta
    var position = base
    while true {
      let threshold = min(max(position - bias, leastThreshold), greatestThreshold)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
    output.append(digit(rest))
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var position = 0
    while delta > (base - leastThreshold) * greatestThreshold / 2 {
      delta /= base - leastThreshold
      position += base
    }
    return position + (base - leastThreshold + 1) * delta / (delta + 38)
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? 0x61 + value : 0x30 + value - 26)
  }
}
