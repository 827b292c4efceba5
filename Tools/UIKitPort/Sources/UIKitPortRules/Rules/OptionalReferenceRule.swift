import SwiftSyntax

/// Writes references to optional methods, `if let method = delegate?.method(_:)`, as closures that call them.
final class OptionalReferenceRule: Rule {
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.initializer?.value, let member = value.as(MemberAccessExprSyntax.self),
      let base = member.base,
      let name = Self.name(member), !member.declName.baseName.text.isEmpty
    else { return .visitChildren }
    let owners = references(member, name)
    guard
      let own = owners.first(where: { isOwner($0.owner, of: base) })
        ?? (isOfKit(name) || member.declName.argumentNames == nil ? nil : owners.first)
    else {
      if isOfKit(name), member.declName.argumentNames != nil, !base.is(OptionalChainingExprSyntax.self) {
        changes.insert("Optional(", at: value.positionAfterSkippingLeadingTrivia, .optionalCalls)
        changes.insert(")", at: value.endPositionBeforeTrailingTrivia, .optionalCalls)
        changes.count(.optionalCalls)
      }
      return .visitChildren
    }
    let method = own.method
    let names = method.types.indices.map { "argument\($0 + 1)" }
    let parameters = zip(names, method.types).map { "\($0): \($1)" }.joined(separator: ", ")
    let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    let call = "try? delegate.\(method.base)(\(arguments))"
    let body: String
    if method.answer == "Void" {
      body = "_ = \(call)"
    } else if method.answer.hasSuffix("?") {
      body = call
    } else if let fallback = fallback(for: node) {
      body = "(\(call)) ?? \(fallback)"
    } else {
      changes.find(
        .optionalCalls, at: value,
        "What is answered where \(method.name) is left out cannot be told: call it with ? and a value behind ??.")
      return .visitChildren
    }
    let chain = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let owner =
      base.is(OptionalChainingExprSyntax.self) ? chain.trimmedDescription : "Optional(\(chain.trimmedDescription))"
    changes.replace(
      value,
      with: "\(owner).map({ delegate in { (\(parameters)) -> \(method.answer) in \(body) } })", .optionalCalls)
    return .skipChildren
  }

  /// Comparisons with nil ask whether a class has the method, which only a call can tell.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index + 2 < elements.count {
      guard elements[index + 2].is(NilLiteralExprSyntax.self),
        let sign = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign),
        let member = element.as(MemberAccessExprSyntax.self), let base = member.base, let name = Self.name(member)
      else { continue }
      let isOwn = !references(member, name).isEmpty
      guard isOwn || isOfKit(name) && member.declName.argumentNames != nil else { continue }
      changes.find(
        .optionalCalls, at: element,
        "Whether \(base.trimmedDescription) has \(name) cannot be asked: this is true for everybody who conforms.")
      let question = base.as(OptionalChainingExprSyntax.self)?.expression.trimmedDescription
      changes.replace(
        element, with: question.map { "(\($0) as AnyObject?)" } ?? "Optional(\(base.trimmedDescription) as AnyObject)",
        .optionalCalls)
    }
    return .visitChildren
  }

  /// The optional methods that a reference may mean: without labels all of the name.
  private func references(_ member: MemberAccessExprSyntax, _ name: String) -> [(owner: TypeEntry, method: MethodEntry)]
  {
    guard member.declName.argumentNames == nil else { return program.optionalMethods(named: name) }
    return program.ownProtocols.flatMap { entry in
      entry.methods.filter { $0.isOptional && $0.base == name }.map { (entry, $0) }
    }
  }

  /// The answer where nothing is bound: of the `else` of a guard, or of what comes behind an `if`.
  private func fallback(for node: OptionalBindingConditionSyntax) -> String? {
    if let guarding = node.enclosing(GuardStmtSyntax.self), guarding.conditions.range.contains(node.position) {
      return answer(of: guarding.body)
    }
    guard let conditional = node.enclosing(IfExprSyntax.self) else { return nil }
    if case .codeBlock(let block)? = conditional.elseBody { return answer(of: block) }
    var next: Syntax? = Syntax(conditional)
    while let current = next {
      if let item = current.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) {
        guard let index = list.index(of: item) else { return nil }
        let following = list.index(after: index)
        guard following < list.endIndex, following == list.index(before: list.endIndex) else { return nil }
        return list[following].item.as(ReturnStmtSyntax.self)?.expression?.onOneLine
      }
      next = current.parent
    }
    return nil
  }

  private func answer(of block: CodeBlockSyntax) -> String? {
    guard block.statements.count == 1, let only = block.statements.first else { return nil }
    return only.item.as(ReturnStmtSyntax.self)?.expression?.onOneLine
  }

  private func isOwner(_ owner: TypeEntry, of base: ExprSyntax) -> Bool {
    guard let type = Receivers(program: program).type(of: base) else { return false }
    return program.everythingInherited(by: type).union([type]).contains(owner.name)
  }

  private func isOfKit(_ name: String) -> Bool { KitProtocols.all.methods[name] != nil }

  static func name(_ member: MemberAccessExprSyntax) -> String? {
    let base = member.declName.baseName.text
    guard let names = member.declName.argumentNames else { return base }
    return "\(base)(\(names.arguments.map { $0.name.text + ":" }.joined()))"
  }
}
