/// The header `Retry-After` (RFC 9110, section 10.2.3): when a server wants to be asked again.
package enum RetryAfter {
  /// The most seconds it can say; a server that wants more does not want to be asked by this run.
  package static let longest = 86_400

  /// Longer than any number or date worth reading, in bytes.
  private static let longestHeader = 100

  /// The seconds to wait from `now` on, which is in Unix seconds: 0 to `longest`, a later time counts as that, an
  /// earlier one as 0. Nil when the header is neither a number of seconds nor a date.
  package static func seconds(_ header: String, now: Int64) -> Int? {
    guard header.utf8.count <= longestHeader else { return nil }
    let text = header.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(Int(text) ?? longest, longest)
    }
    guard let date = HTTPDate(text, now: now) else { return nil }
    let (wait, isBeyond) = date.unixSeconds.subtractingReportingOverflow(now)
    if isBeyond { return now < 0 ? longest : 0 }
    return Int(min(max(0, wait), Int64(longest)))
  }
}
