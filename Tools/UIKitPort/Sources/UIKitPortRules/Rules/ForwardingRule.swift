import SwiftSyntax

/// Has classes that stand for another delegate compile: nothing forwards messages here, and what they would answer is kept as methods of
/// their own.
final class ForwardingRule: Rule {
  private static let names: Set<String> = ["responds", "forwardingTarget", "conforms", "doesNotRecognizeSelector"]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard Self.names.contains(node.name.text), labels.count == 1, ["to", "for", "_"].contains(labels[0]),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      labels[0] != "_" || node.name.text == "doesNotRecognizeSelector",
      !Conditions.isLeftOut(Syntax(node)), !isOverriddenAbove(node)
    else { return .visitChildren }
    changes.remove(modifier, .runtime)
    if node.name.text == "forwardingTarget" {
      changes.find(
        .runtime, at: node,
        "Nothing forwards messages here: have the class conform, and call the other delegate in each method.")
    }
    return .visitChildren
  }

  /// Whether a class above has the method, which the program has then.
  private func isOverriddenAbove(_ node: FunctionDeclSyntax) -> Bool {
    guard let owner = node.enclosingTypeName else { return false }
    return program.superclasses(of: owner).contains { $0.methods.contains { $0.base == node.name.text } }
  }

  /// A delegate is not bound to be an `NSObject` here.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "super.forwardingTarget" {
      changes.replace(node, with: "(nil as Any?)", .runtime)
      return .skipChildren
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "responds", node.arguments.count == 1, node.arguments.first?.label?.text == "to"
    else { return .visitChildren }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base
    guard let type = Receivers(program: program).type(of: object),
      KitProtocols.all.names.contains(Program.plain(type)) || Program.plain(type) == "AnyObject"
    else { return .visitChildren }
    let isOptional = chain != nil
    let answer = "(\(object.trimmedDescription) as? any NSObjectProtocol)?"
    changes.replace(base, with: answer, .runtime)
    if !isOptional {
      changes.insert("(", at: node.positionAfterSkippingLeadingTrivia, .runtime)
      changes.insert(" ?? false)", at: node.endPositionBeforeTrailingTrivia, .runtime)
    }
    return .visitChildren
  }
}
