import SwiftSyntax

/// Has rectangles that merely touch not count as intersecting: Foundation's `intersects(_:)` on Linux says that they do, on
/// Apple's systems that they do not. The library's `overlaps(_:)` says the same everywhere.
final class OverlapRule: Rule {
  private static let name = "intersects"

  /// A program's own method of that name may be meant.
  private lazy var isOwn = program.types.values.contains { type in type.methods.contains { $0.base == Self.name } }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == Self.name, node.base != nil, !isOwn else { return .visitChildren }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      guard call.arguments.count == 1, call.arguments.first?.label == nil else { return .visitChildren }
    }
    changes.replace(node.declName.baseName, with: "overlaps", .overlaps)
    return .visitChildren
  }
}
