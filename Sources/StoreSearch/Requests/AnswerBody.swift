/// Writes a body in the store's form around results that are JSON already.
enum AnswerBody {
  /// A body of these results, each beginning a line, so that what changes shows as changed lines.
  static func of(_ results: some Collection<ArraySlice<UInt8>>) -> [UInt8] {
    var body = Array("{\"resultCount\":\(results.count),\"results\":[\n".utf8)
    body.reserveCapacity(results.reduce(body.count + 4) { $0 + $1.count + 2 })
    for (index, result) in results.enumerated() {
      if index > 0 { body += ",\n".utf8 }
      body += result
    }
    body += (results.isEmpty ? "]}\n" : "\n]}\n").utf8
    return body
  }
}
