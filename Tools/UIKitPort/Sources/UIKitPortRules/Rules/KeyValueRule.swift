import SwiftSyntax

/// Has classes that are neither views nor controllers observe properties as the library has it, by a protocol.
final class KeyValueRule: Rule {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard node.name.text == "observeValue", labels == ["forKeyPath", "of", "change", "context"],
      let modifier = node.modifiers.first(where: { $0.name.text == "override" }), let owner = node.enclosingTypeName,
      let entry = program.type(owner), let declaration = entry.declaration, declaration.file === file,
      !isResponder(owner),
      let type = declaration.node.as(ClassDeclSyntax.self)
    else { return .visitChildren }
    // A class above it that the program has and that observes as well is overridden.
    guard !program.superclasses(of: owner).contains(where: { $0.methods.contains { $0.base == "observeValue" } }) else {
      return .visitChildren
    }
    changes.remove(modifier, .runtime)
    if let last = type.inheritanceClause?.inheritedTypes.last {
      changes.insert(", KeyValueObserver", at: last.endPositionBeforeTrailingTrivia, .runtime)
    } else {
      changes.insert(": KeyValueObserver", at: type.name.endPositionBeforeTrailingTrivia, .runtime)
    }
    let calls = SuperCalls(viewMode: .sourceAccurate)
    calls.walk(node)
    for call in calls.found { changes.replace(call, with: "()", .runtime) }
    return .skipChildren
  }

  private func isResponder(_ owner: String) -> Bool {
    program.everythingInherited(by: owner).contains { name in
      name.hasPrefix("UI") && (name.hasSuffix("View") || name.hasSuffix("Controller") || name.hasSuffix("Cell"))
        || ["UIControl", "UIButton", "UILabel", "UIWindow", "UISlider", "UISwitch"].contains(name)
    }
  }
}

/// Collects calls of what a class above observes.
private final class SuperCalls: SyntaxVisitor {
  var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "super.observeValue" { found.append(node) }
    return .visitChildren
  }
}
