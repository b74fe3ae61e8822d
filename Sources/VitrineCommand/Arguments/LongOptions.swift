internal import CGetopt

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The table of options in the form `getopt_long` reads. Its names live until `free()`.
struct LongOptions {
  /// The entries, ended by one of zeros.
  let table: [option]
  private let names: [UnsafeMutablePointer<CChar>?]

  /// Codes from here on stand for options in the order of `Option.allCases`; below are letters.
  private static let firstCode: Int32 = 256

  /// The code of a word that is no option.
  static let wordCode: Int32 = 1

  /// The one-letter options. The hyphen in front asks for all words in their order, so that options may follow them
  /// also where `POSIXLY_CORRECT` is set; the colon asks for a code of its own when a value is missing.
  static let letters: String =
    "-:"
    + Option.allCases.compactMap { option in
      option.letter.map { String($0) + (option.placeholder == nil ? "" : ":") }
    }.joined()

  init() {
    let names = Option.allCases.map { strdup($0.rawValue) }
    var table: [option] = []
    for (index, option) in Option.allCases.enumerated() {
      let takesValue = option.placeholder == nil ? no_argument : required_argument
      table.append(
        .init(name: names[index], has_arg: takesValue, flag: nil, val: Self.firstCode + Int32(index)))
    }
    self.table = table + [.init(name: nil, has_arg: 0, flag: nil, val: 0)]
    self.names = names
  }

  func free() {
    for name in names { Self.release(name) }
  }

  private static func release(_ name: UnsafeMutablePointer<CChar>?) {
    #if canImport(Glibc)
      Glibc.free(name)
    #elseif canImport(Darwin)
      Darwin.free(name)
    #endif
  }

  /// The option a code or letter stands for.
  static func option(for code: Int32) -> Option? {
    if code >= firstCode {
      let index = Int(code - firstCode)
      return Option.allCases.indices.contains(index) ? Option.allCases[index] : nil
    }
    return Option.allCases.first { option in
      option.letter?.asciiValue.map { Int32($0) == code } ?? false
    }
  }
}
