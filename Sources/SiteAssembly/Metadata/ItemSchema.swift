internal import CatalogModel

/// How schema.org and Open Graph describe a kind of product.
struct ItemSchema: Sendable {
  /// Something that belongs to an item, such as who made it: the property and the type of what it holds.
  struct Part: Sendable {
    let property: StaticString
    let type: StaticString
  }

  /// The type at schema.org.
  let type: StaticString
  /// Who made it.
  var maker: Part?
  /// What it is part of.
  var whole: Part?
  /// The property for the genre; nil where the type has none.
  var genre: StaticString? = "genre"
  /// The property for the day it came out; nil where the type has none.
  var date: StaticString? = "datePublished"
  /// Members that all of the kind have, each after a comma.
  var constant: StaticString = ""
  /// Whether it is something that can be offered for a price.
  var canBeOffered = true
  /// The type at Open Graph (https://ogp.me/#types), none of which needs more than every page has.
  var socialType: StaticString = "website"
  /// The Open Graph property for the day it came out.
  var socialDate: StaticString?
}

extension ItemSchema {
  /// What is said of a kind; `isPriced` says whether the item has a price.
  ///
  /// What has no type of its own is a product. Search engines want products to have a price, so without one it is a
  /// creative work, which everything in the store is.
  init(_ kind: ItemKind, isPriced: Bool) {
    self =
      Self.music(kind) ?? Self.books(kind) ?? Self.films(kind) ?? Self.podcasts(kind) ?? Self.software(kind)
      ?? Self.people(kind) ?? (isPriced ? Self.product : ItemSchema(type: "CreativeWork"))
  }

  private static let product = ItemSchema(
    type: "Product", maker: Part(property: "brand", type: "Brand"), genre: "category", date: "releaseDate")

  private static func music(_ kind: ItemKind) -> ItemSchema? {
    let artist = Part(property: "byArtist", type: "MusicGroup")
    switch kind {
    case .song:
      return ItemSchema(
        type: "MusicRecording", maker: artist, whole: Part(property: "inAlbum", type: "MusicAlbum"),
        socialType: "music.song")
    case .album:
      return ItemSchema(
        type: "MusicAlbum", maker: artist, socialType: "music.album", socialDate: "music:release_date")
    case .musicVideo:
      // A video has no `byArtist`.
      return ItemSchema(
        type: "MusicVideoObject", maker: Part(property: "creator", type: "MusicGroup"),
        whole: Part(property: "isPartOf", type: "MusicAlbum"),
        socialType: "video.other", socialDate: "video:release_date")
    default: return nil
    }
  }

  private static func books(_ kind: ItemKind) -> ItemSchema? {
    var book = ItemSchema(
      type: "Book", maker: Part(property: "author", type: "Person"), socialType: "book",
      socialDate: "book:release_date")
    switch kind {
    case .book: return book
    case .ebook:
      book.constant = #","bookFormat":"https://schema.org/EBook""#
      return book
    case .audiobook:
      return ItemSchema(
        type: "Audiobook", maker: book.maker,
        constant: #","bookFormat":"https://schema.org/AudiobookFormat""#, socialType: book.socialType,
        socialDate: book.socialDate)
    default: return nil
    }
  }

  private static func films(_ kind: ItemKind) -> ItemSchema? {
    let date: StaticString = "video:release_date"
    let series = Part(property: "partOfSeries", type: "TVSeries")
    switch kind {
    case .featureMovie:
      // The store has the directors as artist.
      return ItemSchema(
        type: "Movie", maker: Part(property: "director", type: "Person"), socialType: "video.movie",
        socialDate: date)
    case .tvEpisode:
      return ItemSchema(
        type: "TVEpisode", maker: series, whole: Part(property: "partOfSeason", type: "TVSeason"),
        socialType: "video.episode", socialDate: date)
    case .tvSeason:
      return ItemSchema(type: "TVSeason", maker: series, socialType: "video.tv_show", socialDate: date)
    default: return nil
    }
  }

  private static func podcasts(_ kind: ItemKind) -> ItemSchema? {
    let author = Part(property: "author", type: "Organization")
    switch kind {
    case .podcast: return ItemSchema(type: "PodcastSeries", maker: author)
    case .podcastEpisode:
      return ItemSchema(
        type: "PodcastEpisode", maker: author, whole: Part(property: "partOfSeries", type: "PodcastSeries"))
    default: return nil
    }
  }

  private static func software(_ kind: ItemKind) -> ItemSchema? {
    let author = Part(property: "author", type: "Organization")
    switch kind {
    case .software, .softwarePackage:
      return ItemSchema(
        type: "SoftwareApplication", maker: author, genre: "applicationCategory",
        constant: #","operatingSystem":"iOS""#)
    case .macSoftware:
      return ItemSchema(
        type: "SoftwareApplication", maker: author, genre: "applicationCategory",
        constant: #","operatingSystem":"macOS""#)
    default: return nil
    }
  }

  private static func people(_ kind: ItemKind) -> ItemSchema? {
    switch kind {
    case .artist: ItemSchema(type: "MusicGroup", date: nil, canBeOffered: false, socialType: "profile")
    case .author:
      ItemSchema(type: "Person", genre: nil, date: nil, canBeOffered: false, socialType: "profile")
    default: nil
    }
  }
}
