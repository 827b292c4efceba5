import SwiftSyntax

/// Writes names from before Swift 4.2, and functions from before Swift 3, as they are today.
///
/// Types and constants that `OpenCollectionViewShim` has under their former names stay.
final class FormerNameRule: Rule {
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // As a member the name is somebody else's, but for those of notifications.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    if let name = Self.names[node.baseName.text] { changes.replace(node.baseName, with: name, .formerNames) }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let today = Self.notifications[name] else { return .visitChildren }
    if node.base == nil || ["NSNotification.Name", "Notification.Name"].contains(node.base?.trimmedDescription) {
      changes.replace(node, with: today, .formerNames)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.typeNames[node.name.text] { changes.replace(node.name, with: name, .formerNames) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
    let name = callee.baseName.text
    if let (today, labels) = Self.makers[name], node.arguments.count == labels.count,
      node.arguments.allSatisfy({ $0.label == nil })
    {
      changes.replace(callee, with: today, .formerNames)
      for (argument, label) in zip(node.arguments, labels) {
        changes.insert("\(label): ", at: argument.positionAfterSkippingLeadingTrivia, .formerNames)
      }
    } else if let property = Self.parts[name], node.arguments.count == 1 {
      changes.remove(callee, .formerNames)
      changes.insert(".\(property)", at: node.endPositionBeforeTrailingTrivia, .formerNames)
    } else if let property = Self.questions[name], node.arguments.isEmpty {
      changes.replace(node, with: property, .formerNames)
    }
    return .visitChildren
  }
}
