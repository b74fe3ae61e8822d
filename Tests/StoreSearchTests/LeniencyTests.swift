import CatalogModel
import StoreSearch
import Testing

@Suite("What is forgiven in a result")
struct LeniencyTests {
  private func item(_ fields: String, kind: String = "song") throws -> Item {
    try StoreSearchTests.item(#"{"trackId":1,"kind":"\#(kind)","trackName":"A",\#(fields)}"#)
  }

  static let kinds: [(result: String, key: String)] = [
    (#"{"kind":"song","wrapperType":"track","trackId":1,"collectionId":2,"trackName":"A"}"#, "song 1"),
    (#"{"kind":"ebook","trackId":1,"trackName":"A"}"#, "ebook 1"),
    (#"{"wrapperType":"audiobook","collectionId":2,"collectionName":"A","artistId":3}"#, "audiobook 2"),
    (
      #"{"wrapperType":"collection","collectionType":"Album","collectionId":2,"collectionName":"A"}"#,
      "album 2"
    ),
    (
      #"{"wrapperType":"collection","collectionType":"Compilation","collectionId":2,"collectionName":"A"}"#,
      "album 2"
    ),
    (
      #"{"wrapperType":"collection","collectionType":"TV Season","collectionId":2,"collectionName":"A"}"#,
      "tv-season 2"
    ),
    (#"{"wrapperType":"collection","collectionId":2,"collectionName":"A"}"#, "album 2"),
    (#"{"wrapperType":"artist","artistType":"Artist","artistId":3,"artistName":"A"}"#, "artist 3"),
    (#"{"wrapperType":"artist","artistType":"Author","artistId":3,"artistName":"A"}"#, "author 3"),
    (#"{"wrapperType":"artist","artistType":"Software Artist","artistId":3,"artistName":"A"}"#, "artist 3"),
    (#"{"wrapperType":"podcastEpisode","trackId":1,"trackName":"A"}"#, "podcast-episode 1"),
    (#"{"wrapperType":"software","trackId":1,"trackName":"A"}"#, "software 1"),
    (#"{"kind":null,"wrapperType":"software","trackId":1,"trackName":"A"}"#, "software 1"),
    (#"{"kind":"hologram","trackId":1,"trackName":"A"}"#, "hologram 1"),
    (#"{"trackId":1,"trackName":"A"}"#, "track 1"),
    (#"{"collectionId":2,"collectionName":"A","artistId":3}"#, "album 2"),
    (#"{"artistId":3,"artistName":"A"}"#, "artist 3"),
    (#"{"kind":"song","trackId":"17","trackName":"A"}"#, "song 17"),
    (#"{"kind":"song","trackId":17.0,"trackName":"A"}"#, "song 17"),
    (#"{"kind":"song","trackId":9223372036854775807,"trackName":"A"}"#, "song 9223372036854775807"),
    (#"{"kind":"song","trackId":1,"trackName":"A","collectionId":"x","artistId":-1}"#, "song 1"),
  ]

  @Test("Kind and id are found in every shape of a result", arguments: kinds)
  func kind(result: String, key: String) throws {
    let item = try StoreSearchTests.item(result)
    #expect("\(item.key.kind.rawValue) \(item.key.id)" == key)
    #expect(item.key.country == "US")
  }

  static let prices: [(kind: String, fields: String, price: String)] = [
    ("song", #""trackPrice":1.29,"collectionPrice":9.99,"currency":"USD""#, "12900 USD"),
    ("song", #""trackPrice":-1.00,"collectionPrice":9.99,"currency":"USD""#, "not sold separately"),
    ("song", #""collectionPrice":9.99,"currency":"USD""#, "unknown"),
    ("song", #""trackPrice":null,"collectionPrice":9.99,"currency":"USD""#, "unknown"),
    ("song", #""trackPrice":0.00,"currency":"USD""#, "free"),
    ("song", #""trackPrice":0"#, "free"),
    ("song", #""trackPrice":"1.29","currency":"EUR""#, "12900 EUR"),
    ("song", #""trackPrice":255,"currency":"JPY""#, "2550000 JPY"),
    ("song", #""trackPrice":17.99000,"currency":"usd""#, "179900 USD"),
    ("song", #""trackPrice":1.29,"currency":"dollars""#, "unknown"),
    ("song", #""trackPrice":1.29"#, "unknown"),
    ("song", #""trackPrice":-2.5,"currency":"USD""#, "unknown"),
    ("song", #""trackPrice":1e300,"currency":"USD""#, "unknown"),
    ("song", #""trackPrice":1e999,"currency":"USD""#, "unknown"),
    ("song", #""trackPrice":"nan","currency":"USD""#, "unknown"),
    ("song", #""trackPrice":"free","currency":"USD""#, "unknown"),
    ("song", #""trackPrice":true,"currency":"USD""#, "unknown"),
    ("software", #""price":4.99,"currency":"GBP""#, "49900 GBP"),
    ("software", #""formattedPrice":"Free""#, "unknown"),
    ("ebook", #""price":0.00,"currency":"GBP""#, "free"),
    ("album", #""collectionPrice":9.99,"currency":"USD""#, "99900 USD"),
    ("album", #""collectionPrice":-1,"currency":"USD""#, "not sold separately"),
    ("audiobook", #""collectionPrice":19.95,"currency":"USD""#, "199500 USD"),
    ("podcast", #""collectionPrice":0,"currency":"USD""#, "free"),
    ("tv-season", #""collectionPrice":34.99,"currency":"USD""#, "349900 USD"),
    ("feature-movie", #""trackRentalPrice":3.99,"collectionPrice":9.99,"currency":"USD""#, "unknown"),
    ("podcast-episode", #""description":"x""#, "unknown"),
  ]

  @Test("A price is an item's own, or not there", arguments: prices)
  func price(kind: String, fields: String, price: String) throws {
    #expect(RecordedKindTests.text(try item(fields, kind: kind).price) == price)
  }

  static let genres: [(fields: String, genre: String?)] = [
    (#""primaryGenreName":"Pop","genres":["Rock"]"#, "Pop"),
    (#""genres":["Fiction","Books"]"#, "Fiction, Books"),
    (#""genres":[{"name":"Education","id":"1304"},{"name":"News","id":"1"}]"#, "Education, News"),
    (#""genres":["A",{"id":"1"},null,{"name":"B"},7]"#, "A, B, 7"),
    (#""genres":[]"#, nil),
    (#""genres":"Pop""#, nil),
    (#""primaryGenreName":"","genres":null"#, nil),
    (#""primaryGenreName":null,"genres":["ヒップホップ／ラップ"]"#, "ヒップホップ／ラップ"),
  ]

  @Test("The genre is the primary one, or all of them", arguments: genres)
  func genre(fields: String, genre: String?) throws {
    #expect(try item(fields).genre == genre)
  }

  @Test("A hundred genres are not all shown")
  func manyGenres() throws {
    let list = Array(repeating: #""G""#, count: 100).joined(separator: ",")
    #expect(
      try item(#""genres":[\#(list)]"#).genre == Array(repeating: "G", count: 16).joined(separator: ", "))
  }

  static let dates: [(json: String, date: String?)] = [
    (#""2015-11-18T12:00:00Z""#, "2015-11-18"),
    (#""2004-09-22 07:00:00 Etc/GMT""#, "2004-09-22"),
    (#""1865-01-01""#, "1865-01-01"),
    (#""2015-02-30T12:00:00Z""#, nil),
    (#""soon""#, nil),
    (#""""#, nil),
    ("null", nil),
    ("2015", nil),
  ]

  @Test("Both date formats are read, others are no date", arguments: dates)
  func date(json: String, date: String?) throws {
    #expect(try item(#""releaseDate":\#(json)"#).releaseDate?.isoText == date)
  }

  static let explicitness: [(kind: String, fields: String, isExplicit: Bool)] = [
    ("song", #""trackExplicitness":"explicit""#, true),
    ("song", #""trackExplicitness":"cleaned","contentAdvisoryRating":"Explicit""#, false),
    ("song", #""trackExplicitness":"notExplicit","collectionExplicitness":"explicit""#, false),
    ("song", #""collectionExplicitness":"explicit""#, false),
    ("album", #""collectionExplicitness":"explicit""#, true),
    ("album", #""collectionExplicitness":"notExplicit""#, false),
    ("podcast", #""collectionExplicitness":"notExplicit","trackExplicitness":"explicit""#, true),
    ("song", #""contentAdvisoryRating":"Explicit""#, true),
    ("feature-movie", #""contentAdvisoryRating":"R""#, false),
    ("song", #""trackExplicitness":1"#, false),
  ]

  @Test("Only an item that is marked itself is explicit", arguments: explicitness)
  func isExplicit(kind: String, fields: String, isExplicit: Bool) throws {
    #expect(try item(fields, kind: kind).isExplicit == isExplicit)
  }

  @Test("Names and artists may come as numbers, and texts of another type are no texts")
  func numbersAsText() throws {
    #expect(try StoreSearchTests.item(#"{"trackId":1,"trackName":1989}"#).name == "1989")
    #expect(try item(#""artistName":311"#).artist == "311")
    #expect(try item(#""artistName":true"#).artist == nil)
    #expect(try item(#""artistName":{"name":"A"}"#).artist == nil)
  }

  @Test("An empty artist, and an artist's own name, are no artist; a self-titled album keeps its own")
  func artists() throws {
    #expect(try item(#""artistName":"  ""#).artist == nil)
    #expect(
      try StoreSearchTests.item(#"{"wrapperType":"artist","artistId":1,"artistName":"Slayer"}"#).artist == nil
    )
    let album = try StoreSearchTests.item(
      #"{"wrapperType":"collection","collectionId":1,"collectionName":"Slayer","artistName":"Slayer"}"#)
    #expect(album.artist == "Slayer")
    #expect(album.collection == nil)
  }

  @Test("The description is the first that says something")
  func descriptions() throws {
    #expect(
      try item(#""description":"","longDescription":"Long","shortDescription":"Short""#).description == "Long"
    )
    #expect(try item(#""description":null,"shortDescription":"A<br>B""#).description == "A\nB")
    #expect(try item(#""description":"<p> </p>""#).description == nil)
  }

  static let pictures: [(fields: String, small: String, large: String)] = [
    ("30 60 100", "60", "100"), ("60 100 512", "60", "512"), ("30 60 100 600", "60", "600"),
    ("60 160 600", "60", "600"), ("100", "100", "100"), ("30", "30", "30"), ("160", "160", "160"),
    ("512 600", "600", "600"), ("60", "60", "60"), ("30 60", "60", "60"),
  ]

  @Test("The small picture is that of 60 points, the large one the largest", arguments: pictures)
  func picture(fields: String, small: String, large: String) throws {
    let json = fields.split(separator: " ").map { #""artworkUrl\#($0)":"https://a.example/\#($0)""# }
    let artwork = try #require(try item(json.joined(separator: ",")).artwork)
    #expect(artwork.small.original.text == "https://a.example/\(small)")
    #expect(artwork.large.original.text == "https://a.example/\(large)")
  }
}
