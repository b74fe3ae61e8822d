import Diagnostics

/// What can be wrong with a document before anyone asks what its values mean.
enum YAMLFault {
  case tooLarge(bytes: Int, limit: Int)
  case notUTF8
  case controlCharacter(UInt32)
  case outOfMemory
  case syntax(YAMLSyntaxProblem)
  case severalDocuments
  case customTag(String)
  case keyNotText
  case emptyKey
  case mergeKey
  case duplicateKey(String, first: SourcePosition)
  case unknownAlias(String, known: [String])
  case recursiveAlias(String)
  case tooDeep(limit: Int)
  case tooHeavy(limit: Int)
  case unclosedFrontMatter
  case frontMatterNotMapping
}
