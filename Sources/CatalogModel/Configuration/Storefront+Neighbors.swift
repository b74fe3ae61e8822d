extension Storefront {
  /// The store that was probably meant by a code that has none; nil when there is no telling.
  ///
  /// Territories are sent to the store of the state they belong to, and very small states to the one around them. A
  /// language's code, a country's longer one and a usual mistake are put right.
  package static func neighbor(of text: String) -> Storefront? {
    neighbors[text.uppercased()].map { Storefront(known: $0) }
  }

  private static let neighbors = territories.merging(mistakes) { first, _ in first }

  /// Codes of ISO 3166-1 alpha-2 without a store of their own.
  private static let territories: [String: String] = [
    "AD": "ES", "AS": "US", "AW": "NL", "AX": "FI", "BL": "FR", "BQ": "NL", "CC": "AU", "CK": "NZ",
    "CW": "NL",
    "CX": "AU", "FO": "DK", "GF": "FR", "GG": "GB", "GI": "GB", "GL": "DK", "GP": "FR", "GU": "US",
    "IM": "GB",
    "JE": "GB", "LI": "CH", "MC": "FR", "MF": "FR", "MP": "US", "MQ": "FR", "NC": "FR", "NF": "AU",
    "NU": "NZ",
    "PF": "FR", "PM": "FR", "PR": "US", "RE": "FR", "SJ": "NO", "SM": "IT", "SX": "NL", "TK": "NZ",
    "UM": "US",
    "VA": "IT", "VI": "US", "WF": "FR", "YT": "FR",
  ]

  /// What is written for the United Kingdom, codes of languages, and the alpha-3 codes that answers carry.
  private static let mistakes: [String: String] = [
    "UK": "GB", "ENG": "GB", "CS": "CZ", "DA": "DK", "EL": "GR", "JA": "JP", "KO": "KR", "ZH": "CN",
    "AUS": "AU", "AUT": "AT", "BRA": "BR", "CAN": "CA", "CHE": "CH", "CHN": "CN", "DEU": "DE", "ESP": "ES",
    "FRA": "FR", "GBR": "GB", "HKG": "HK", "IND": "IN", "ITA": "IT", "JPN": "JP", "KOR": "KR", "MEX": "MX",
    "NLD": "NL", "USA": "US",
  ]

  /// Whether the code is a country's or territory's that has no store of its own.
  static func isTerritory(_ text: String) -> Bool { territories[text.uppercased()] != nil }
}
