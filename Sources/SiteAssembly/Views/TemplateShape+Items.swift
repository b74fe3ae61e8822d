package import Mustache

extension TemplateShape {
  /// A picture: one the store has, or a drawn one in its place.
  package static let artwork = TemplateShape(
    "artwork",
    [
      Field("source", .text, "URL of the picture; absent where the item has none"),
      Field(
        "sources", .text, "the same picture in several widths, for srcset; absent where only one is known"),
      Field("webp", .text, "the same in WebP; absent for a picture on the store's servers"),
      Field("width", .text, "width of the square the picture fits into, in CSS pixels"),
      Field("height", .text, "height of that square"),
      Field("color", .text, "the color most of it has, such as #14a0a0; absent where it is not known"),
      Field(
        "backdrop", .markup,
        "inline SVG with that color and the picture's proportions, to be seen until it is there; absent for one that is transparent"
      ),
      Field(
        "edge", .text,
        "URL of the picture at its smallest, to be blurred beside one that does not fill the square; absent for one that does"
      ),
      Field("placeholder", .markup, "inline SVG in place of a picture; absent where there is one"),
    ])

  private static let nameLanguage =
    "the language of its name as a BCP 47 tag; absent where it is not known, or the page's own"

  /// An item in a grid.
  package static let tile = TemplateShape(
    "tile",
    [
      Field("name", .text, "what the item is called"),
      Field("path", .text, "path of its detail page"),
      Field("anchor", .text, "id of the tile's element, to come back to"),
      Field("artist", .text, "who made it, or the word for unknown"),
      Field("byline", .text, "artist and kind in one line"),
      Field("kind", .text, "label of its kind of product"),
      Field("artwork", .object(.artwork), "its picture"),
      Field("is_eager", .flag, "whether its picture should load at once"),
      Field(
        "is_first", .flag, "whether its picture is the first of the page, to be loaded before all others"),
      Field("price", .text, "its formatted price; absent when the store names none"),
      Field("lang", .text, nameLanguage),
    ])

  /// A search, as another page refers to it.
  package static let searchLink = TemplateShape(
    "search",
    [
      Field("title", .text, "what the search is called"),
      Field("path", .text, "path of its first grid page"),
      Field("summary", .text, "what it holds, in a sentence; may be absent"),
    ])

  /// A search on the home page.
  package static let searchCard = TemplateShape(
    "search card",
    [
      Field("title", .text, "what the search is called"),
      Field("path", .text, "path of its first grid page"),
      Field("summary", .text, "what it holds, in a sentence; may be absent"),
      Field("item_count", .text, "how many items it has, in words"),
      Field("is_empty", .flag, "whether it has none"),
      Field("tiles", .list(.tile), "its first items"),
    ])

  /// A page dot.
  package static let pageDot = TemplateShape(
    "page dot",
    [
      Field("number", .text, "the page's number, from 1"),
      Field("path", .text, "path of the page"),
      Field("label", .text, "its name, such as \"Page 3 of 12\""),
      Field("is_current", .flag, "whether it is the page itself"),
      Field("follows_gap", .flag, "whether pages before it are left out"),
    ])

  /// A feed that belongs to a page.
  package static let feedLink = TemplateShape(
    "feed link",
    [
      Field("path", .text, "path of the feed"),
      Field("type", .text, "its media type: application/atom+xml or application/feed+json"),
      Field("title", .text, "what it is called: the search's title, or the site's"),
    ])

  /// A date.
  package static let date = TemplateShape(
    "date",
    [
      Field("label", .text, "the day in the page's language"),
      Field("iso", .text, "the day as YYYY-MM-DD"),
    ])

  /// Where and when a price is from: a text cut in two at the day.
  package static let asOf = TemplateShape(
    "price origin",
    [
      Field("before", .text, "what comes before the day; all of the text where the day is not known"),
      Field("date", .object(.date), "the day the store named the price; absent when it is not known"),
      Field("after", .text, "what comes behind the day"),
      Field("storefront", .text, "the country whose store it is, in the page's language"),
    ])

  /// A link to the store.
  package static let storeLink = TemplateShape(
    "store link",
    [
      Field("url", .text, "the item's page in the store, with the affiliate parameters"),
      Field("rel", .text, "the link's rel attribute"),
      Field("label", .text, "what the button says: the price, or the words for viewing it in the store"),
      Field("description", .text, "what the button does, for assistive technology"),
      Field("badge", .text, "words for another link beside the picture, with the store's name"),
    ])

  /// An item on its own page.
  package static let item = TemplateShape(
    "item",
    [
      Field("name", .text, "what it is called"),
      Field("artist", .text, "who made it, or the word for unknown"),
      Field("has_artist", .flag, "whether the store says who made it"),
      Field("kind", .text, "label of its kind of product"),
      Field("genre", .text, "its genre; may be absent"),
      Field("collection", .text, "the album, season or series it is part of; may be absent"),
      Field("released", .object(.date), "the day it comes or came out; may be absent"),
      Field("price", .text, "its price in its own currency, or the word for free; may be absent"),
      Field("is_free", .flag, "whether it costs nothing"),
      Field("is_not_sold_separately", .flag, "whether it is sold only as part of something"),
      Field("as_of", .object(.asOf), "where and when the price is from; absent without a price"),
      Field("is_gone", .flag, "whether the store has it no longer; it has no price and no link then"),
      Field("description", .markup, "what it is, as paragraphs; may be absent"),
      Field("is_explicit", .flag, "whether the store marks it as explicit"),
      Field("store", .object(.storeLink), "the link to the store; may be absent"),
      Field("artwork", .object(.artwork), "its picture, large"),
      Field("artwork_credit", .text, "the store that the picture is from; absent where it is not from there"),
      Field("lang", .text, nameLanguage),
    ])

  /// A link back to where the item stands in its grid.
  package static let backLink = TemplateShape(
    "back link",
    [
      Field("path", .text, "path of the grid page, with the tile's fragment"),
      Field("label", .text, "what the link says"),
    ])
}
