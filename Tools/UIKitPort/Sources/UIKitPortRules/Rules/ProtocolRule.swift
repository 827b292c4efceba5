import SwiftSyntax

/// Binds protocols of Objective-C to classes, as they are there, so that references to them may be weak.
final class ProtocolRule: Rule {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("objc") else { return .visitChildren }
    let bound: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    guard !inherited.contains(where: { bound.contains($0) || KitProtocols.all.names.contains($0) }) else {
      return .visitChildren
    }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      changes.insert(", AnyObject", at: last.endPositionBeforeTrailingTrivia, .attributes)
    } else {
      changes.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia, .attributes)
    }
    return .visitChildren
  }
}
