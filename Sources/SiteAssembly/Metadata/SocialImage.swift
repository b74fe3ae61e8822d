internal import Mustache

/// A picture for link previews, in the order of its values in `PageHead`.
struct SocialImage {
  var url = TemplateValue.absent
  /// What it shows.
  var description = TemplateValue.absent
  /// Its size in pixels, where that is known.
  var width = TemplateValue.absent
  var height = TemplateValue.absent
}
