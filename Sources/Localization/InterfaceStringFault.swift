import Diagnostics

/// Something wrong with an entry of a strings file.
enum InterfaceStringFault: Error, Hashable {
  /// No text of the interface has this key.
  case unknownKey(String)
  /// The key occurs twice in one file.
  case repeatedKey(String)
  /// The text has nothing to show.
  case empty(InterfaceString)
  /// The text cannot be cut at its placeholders.
  case malformed(InterfaceString, TextTemplate.Fault)
  /// The text has other placeholders than the English one.
  case placeholdersDiffer(InterfaceString, found: Set<InterfacePlaceholder>)
}
