/// What a page says of itself in its head.
struct PageHead {
  let kind: PageKind
  let title: String
  let heading: String
  var summary: String?
  var canonical: String?
  var socialImage: String?
  var socialType = "website"
}
