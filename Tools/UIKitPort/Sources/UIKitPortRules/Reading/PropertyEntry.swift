import SwiftSyntax

/// A property of a type.
struct PropertyEntry {
  let name: String
  /// The type as it is written; nil where it is inferred.
  let type: String?
  let isOverride: Bool
  let isOptional: Bool
  let isPrivate: Bool
  let isInExtension: Bool
  let file: SourceText
  let node: VariableDeclSyntax
}
