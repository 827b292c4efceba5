import SwiftSyntax

/// Has members that the runtime of Objective-C finds on any object be those of the class that has them:
/// `(value as AnyObject).cgRectValue`, `(recognizer as AnyObject).require(toFail: other)`.
final class AnyObjectRule: Rule {
  /// The class that a member is found in, where one class of the library's has it or is above all that have.
  static let owners: [String: String] = {
    var owners: [String: String] = [:]
    for (owner, members) in [
      ("NSValue", "cgRectValue cgSizeValue cgPointValue uiEdgeInsetsValue cgAffineTransformValue"),
      ("NSNumber", "doubleValue floatValue intValue integerValue uintValue boolValue"),
      (
        "UIGestureRecognizer",
        "require(toFail:) location(in:) numberOfTouches cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded"
      ),
      (
        "UIView",
        "alpha backgroundColor superview subviews addSubview(_:) removeFromSuperview() layoutIfNeeded() setNeedsLayout() "
          + "setNeedsDisplay() becomeFirstResponder() resignFirstResponder() isUserInteractionEnabled clipsToBounds"
      ),
      ("UIScrollView", "contentOffset contentSize contentInset setContentOffset(_:animated:)"),
      ("UIControl", "isSelected isHighlighted"),
    ] {
      for member in members.split(separator: " ") { owners[String(member)] = owner }
    }
    return owners
  }()

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name: String
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      name =
        OptionalCallRule.name(of: call, node).contains("(")
        ? OptionalCallRule.name(of: call, node) : "\(node.declName.baseName.text)()"
    } else {
      name = node.declName.baseName.text
    }
    guard let owner = Self.owners[name] ?? ownOwner(of: name) else { return .visitChildren }
    let isChained = node.base?.is(OptionalChainingExprSyntax.self) == true
    let base = node.base?.as(OptionalChainingExprSyntax.self)?.expression ?? node.base
    if let tuple = base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let found = Self.cast(in: tuple.elements.first?.expression)
    {
      // What is found is unwrapped where something is asked of it.
      let isAsked = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      if !isChained, isAsked {
        changes.replace(found.word, with: "as!", .runtime)
        changes.replace(found.type, with: owner, .runtime)
        return .visitChildren
      }
      take(found, as: owner)
      if !isChained { changes.insert("?", at: tuple.endPositionBeforeTrailingTrivia, .runtime) }
    } else if isChained, let call = base?.as(FunctionCallExprSyntax.self),
      let map = call.calledExpression.as(MemberAccessExprSyntax.self), map.declName.baseName.text == "map",
      let statements = call.trailingClosure?.statements, statements.count == 1,
      let found = Self.cast(in: statements.first?.item.as(ExprSyntax.self))
    {
      take(found, as: owner)
      changes.replace(map.declName, with: "flatMap", .runtime)
    } else if isChained, let base, base.is(SubscriptCallExprSyntax.self),
      Receivers(program: program).type(of: base) == "AnyObject"
    {
      // `information[key]?.doubleValue` of a dictionary of any objects.
      changes.insert("(", at: base.positionAfterSkippingLeadingTrivia, .runtime)
      changes.insert(" as? \(owner))", at: base.endPositionBeforeTrailingTrivia, .runtime)
      changes.count(.runtime)
    }
    return .visitChildren
  }

  /// The program's own protocol or class with a method, where there is one alone.
  private func ownOwner(of name: String) -> String? {
    guard name.hasSuffix(")") else { return nil }
    let plain = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let all = program.types.values.filter { $0.methods.contains { $0.name == plain && !$0.isStatic && !$0.isOverride } }
    let protocols = all.filter { $0.kind == .protocol }
    if protocols.count == 1, let only = protocols.first { return "any \(only.name)" }
    return protocols.isEmpty && all.count == 1 && all.first?.kind == .class ? all.first?.name : nil
  }

  private typealias Cast = (word: UnresolvedAsExprSyntax, type: TypeExprSyntax)

  /// The last cast of an expression, where that is one to any object.
  private static func cast(in expression: ExprSyntax?) -> Cast? {
    guard let sequence = expression?.as(SequenceExprSyntax.self),
      let word = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self),
      ["AnyObject", "AnyObject?"].contains(type.trimmedDescription)
    else { return nil }
    return (word, type)
  }

  private func take(_ cast: Cast, as owner: String) {
    changes.replace(cast.word, with: "as?", .runtime)
    changes.replace(cast.type, with: owner, .runtime)
  }

  /// A cast to what may be nil without saying so, which only a declaration may say today.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (word, type) in zip(elements, elements.dropFirst()) where word.is(UnresolvedAsExprSyntax.self) {
      if let type = type.as(TypeExprSyntax.self)?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        changes.replace(type.exclamationMark, with: "?", .runtime)
      }
    }
    return .visitChildren
  }
}
