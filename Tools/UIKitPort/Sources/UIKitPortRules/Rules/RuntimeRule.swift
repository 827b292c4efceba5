import SwiftSyntax

/// Tells of what only the runtime of Objective-C does, and writes what has another form.
final class RuntimeRule: Rule {
  private static let functions: Set<String> = [
    "method_exchangeImplementations", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
    "class_replaceMethod", "method_getImplementation", "method_setImplementation", "imp_implementationWithBlock",
    "object_setClass", "class_copyPropertyList", "class_copyMethodList", "objc_allocateClassPair", "NSInvocation",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.functions.contains(node.baseName.text) {
      changes.find(
        .runtime, at: node,
        "There is no runtime of Objective-C: write what \(node.baseName.text) is for in another way.")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Foundation on Linux has a static method of the name, which hides the function in extensions of the type.
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "abs",
      node.enclosingTypeName == "CGFloat"
    {
      changes.replace(callee, with: "Swift.abs", .runtime)
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    // That of a class is itself.
    if member.declName.baseName.text == "classForCoder", node.arguments.isEmpty,
      let base = member.base?.trimmedDescription,
      base == "self" || base.first?.isUppercase == true
    {
      changes.replace(node, with: base == "self" || base == "Self" ? base : "\(base).self", .runtime)
      return .skipChildren
    }
    let name = OptionalCallRule.name(of: node, member)
    if name == "description", let base = member.base?.trimmedDescription, base.first?.isUppercase == true,
      !base.contains("(")
    {
      changes.replace(node, with: "String(describing: \(base).self)", .runtime)
      return .skipChildren
    }
    if name == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    {
      changes.replace(node, with: "String(describing: \(base.trimmedDescription))", .runtime)
      return .skipChildren
    }
    if name == "performSelector(onMainThread:with:waitUntilDone:)" || name.hasPrefix("perform(_:"),
      let base = member.base
    {
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      if Receivers(program: program).type(of: object) == "AnyObject" {
        changes.replace(base, with: "(\(object.trimmedDescription) as? any NSObjectProtocol)?", .runtime)
      }
    }
    let keyed: Set<String> = [
      "setValue(_:forKey:)", "value(forKey:)", "setValue(_:forKeyPath:)", "value(forKeyPath:)", "setValuesForKeys(_:)",
    ]
    if keyed.contains(name) {
      let type = member.base.flatMap { Receivers(program: program).type(of: $0) } ?? ""
      if !type.hasPrefix("CA"), !type.hasPrefix("["), !type.contains("Dictionary") {
        changes.find(
          .runtime, at: member.declName,
          "Values are not found by the names of properties here: set or read the property itself.")
      }
    }
    return .visitChildren
  }
}
