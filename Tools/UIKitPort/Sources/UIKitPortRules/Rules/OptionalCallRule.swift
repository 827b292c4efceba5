import SwiftSyntax

/// Writes optional calls, `delegate.method?(…)`, without Objective-C.
///
/// Methods of UIKit's protocols have defaults here that do what UIKit does without them. Those of the program's own protocols
/// throw where a class leaves them out, see ``OptionalRequirementRule``.
final class OptionalCallRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      call(node, mark: chain.questionMark, member, base, isForced: false)
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = force.expression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      call(node, mark: force.exclamationMark, member, base, isForced: true)
    }
    return .visitChildren
  }

  private func call(
    _ node: FunctionCallExprSyntax, mark: TokenSyntax, _ member: MemberAccessExprSyntax, _ base: ExprSyntax,
    isForced: Bool
  ) {
    if MovedDataRule.isMove(node) {
      changes.remove(mark, .optionalCalls)
      return
    }
    let written = Self.name(of: node, member)
    let name = node.trailingClosure == nil ? written : nameWithClosure(written)
    let owners = program.optionalMethods(named: name)
    let kit = KitProtocols.all.methods[name] ?? []
    guard !owners.isEmpty || !kit.isEmpty else {
      if isLikelyDelegate(base), !isForced {
        changes.find(
          .optionalCalls, at: member.declName,
          "\(name) is no optional method of a protocol that is known here: if it is one of UIKit's, the library lacks it."
        )
      }
      return
    }
    let type = Receivers(program: program).type(of: base)
    // What is held as any object, as Interface Builder wants it, has the method where it conforms.
    if type == "AnyObject", kit.isEmpty, owners.count == 1, let owner = owners.first?.owner.name {
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      changes.replace(base, with: "(\(object.trimmedDescription) as? any \(owner))?", .optionalCalls)
    }
    let inherited = type.map { program.everythingInherited(by: $0).union([$0]) } ?? []
    let own = owners.first {
      inherited.contains($0.owner.name) || inherited.contains(String($0.owner.name.split(separator: ".").last!))
    }
    let isOfKit = kit.contains { method in
      inherited.contains { KitProtocols.all.lineage(of: $0).contains(method.owner) }
    }
    if own != nil || !isOfKit && !owners.isEmpty {
      changes.remove(mark, .optionalCalls)
      wrap(ExprSyntax(node), in: isForced && !isStatement(node) ? "try!" : "try?")
    } else {
      changes.remove(mark, .optionalCalls)
      let isOptionalAlready = isForced || hasChain(base) || kit.contains { $0.answer.hasSuffix("?") }
      if !isOptionalAlready, !isStatement(node) { wrap(ExprSyntax(node), in: "Optional") }
    }
  }

  /// Properties of the program's own protocols that may be left out are asked for where they are read.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let base = node.base, node.declName.argumentNames == nil, node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return .visitChildren }
    let owners = program.optionalProperties(named: name)
    guard !owners.isEmpty, let type = Receivers(program: program).type(of: base) else { return .visitChildren }
    let inherited = program.everythingInherited(by: type).union([type])
    guard program.type(type)?.kind == .protocol, owners.contains(where: { inherited.contains($0.owner.name) }) else {
      return .visitChildren
    }
    changes.count(.optionalCalls)
    wrap(ExprSyntax(node), in: "try?")
    return .visitChildren
  }

  /// The name of the method that is meant where its last argument stands behind the brackets, without its label.
  private func nameWithClosure(_ written: String) -> String {
    let beginning = written.dropLast(3)
    let own = program.ownProtocols.flatMap(\.methods).filter(\.isOptional).map(\.name)
    let all = own + KitProtocols.all.methods.keys.sorted()
    return all.first { name in
      let rest = name.hasPrefix(beginning) ? name.dropFirst(beginning.count) : ""
      return rest.hasSuffix(":)") && rest.filter { $0 == ":" }.count == 1
    } ?? written
  }

  private func wrap(_ node: ExprSyntax, in word: String) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    if word.hasPrefix("try"), isStatement(node) {
      changes.insert("\(word) ", at: start, .optionalCalls)
      return
    }
    changes.insert(word.hasPrefix("try") ? "(\(word) " : "\(word)(", at: start, .optionalCalls)
    // What goes on behind goes on where there is an answer.
    let goesOn =
      node.parent?.as(MemberAccessExprSyntax.self).map { $0.base?.id == node.id } == true
      || node.parent?.as(FunctionCallExprSyntax.self).map { $0.calledExpression.id == node.id } == true
      || node.parent?.as(SubscriptCallExprSyntax.self).map { $0.calledExpression.id == node.id } == true
    changes.insert(goesOn && word != "try!" ? ")?" : ")", at: end, .optionalCalls)
  }

  private func isStatement(_ node: some ExprSyntaxProtocol) -> Bool {
    node.parent?.is(CodeBlockItemSyntax.self) == true
  }

  private func hasChain(_ base: ExprSyntax) -> Bool {
    if base.is(OptionalChainingExprSyntax.self) { return true }
    if let member = base.as(MemberAccessExprSyntax.self), let inner = member.base { return hasChain(inner) }
    if let call = base.as(FunctionCallExprSyntax.self) { return hasChain(call.calledExpression) }
    return false
  }

  private func isLikelyDelegate(_ base: ExprSyntax) -> Bool {
    let text = base.trimmedDescription.lowercased()
    return text.hasSuffix("delegate") || text.hasSuffix("delegate?") || text.hasSuffix("datasource")
      || text.hasSuffix("datasource?")
  }

  static func name(of node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> String {
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    for extra in node.additionalTrailingClosures { labels.append(extra.label.text) }
    let base = member.declName.baseName.text
    return labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }
}
