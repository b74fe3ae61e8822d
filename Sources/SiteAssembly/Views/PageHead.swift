internal import Mustache

/// What a page says of itself in its head.
struct PageHead {
  let kind: PageKind
  var title: TemplateValue
  var heading: TemplateValue
  var summary = TemplateValue.absent
  var canonical = TemplateValue.absent
  var socialImage = TemplateValue.absent
  var socialType = TemplateValue.text("website")
}
