import SwiftSyntax

/// Has a layout that moves the data while an item is carried do it by way of the data source, where the library can see it.
final class MovedDataRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isMove(node), let member = Self.member(of: node), let base = member.base,
      !base.trimmedDescription.contains("dataSource"), let view = node.arguments.first?.expression
    else { return .visitChildren }
    changes.replace(base, with: "\(view.trimmedDescription).dataSource?", .movedData)
    return .visitChildren
  }

  /// Whether a call in an invalidation context of a movement tells of a move.
  static func isMove(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.map({ $0.label?.text ?? "_" }) == ["_", "moveItemAt", "to"],
      let function = node.enclosing(FunctionDeclSyntax.self), function.name.text == "invalidationContext"
    else { return false }
    return function.signature.parameterClause.parameters.first?.firstName.text == "forInteractivelyMovingItems"
  }

  static func member(of node: FunctionCallExprSyntax) -> MemberAccessExprSyntax? {
    node.calledExpression.as(MemberAccessExprSyntax.self)
      ?? node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
  }
}
