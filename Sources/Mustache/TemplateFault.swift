/// Something wrong with one template's syntax. Offsets are byte offsets into its source.
enum TemplateFault {
  case illFormedUTF8
  case unclosedTag(close: String)
  case emptyName(tag: String)
  case nameWithSpace(String)
  case emptyNamePart(String)
  case badDelimiters
  case longDelimiters(limit: Int)
  case unclosedSection(tag: String, name: String)
  case unexpectedClose(String)
  case mismatchedClose(String, open: String, openOffset: Int)
  case nestingTooDeep(limit: Int)
  case tagInParent(parent: String)
  case repeatedBlock(String, firstOffset: Int)
  case repeatedTemplate(String)
}
