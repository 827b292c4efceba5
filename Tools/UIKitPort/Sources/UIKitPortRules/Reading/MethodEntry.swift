import SwiftSyntax

/// A method or initializer of a type.
struct MethodEntry {
  /// The name without labels.
  let base: String
  /// The argument labels; `_` for none.
  let labels: [String]
  /// The parameters' types as they are written, without attributes.
  let types: [String]
  /// The answer's type; `Void` for none.
  let answer: String
  /// The name that an attribute gives it for Objective-C, if one does.
  let objectiveCName: String?
  let isOverride: Bool
  let isOptional: Bool
  let isStatic: Bool
  let isPrivate: Bool
  /// Whether it stands in an extension.
  let isInExtension: Bool
  let file: SourceText
  let node: FunctionDeclSyntax

  /// The name that programs write: `tapped(_:)`; without brackets where there are no arguments.
  var name: String { labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))" }
}
