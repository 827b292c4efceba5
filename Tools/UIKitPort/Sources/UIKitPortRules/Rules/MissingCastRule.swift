import SwiftSyntax

/// Answers what code asks of classes that the library does not have: nothing is an instance of one, so `is` is false, `as?` is nil, and
/// what would be done with one is left out.
final class MissingCastRule: Rule {
  // MARK: Questions

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropLast() where index > 0 {
      guard let type = elements[index + 1].as(TypeExprSyntax.self)?.type, isMissing(type) else { continue }
      let start = elements[Self.startOfOperand(before: index, in: elements)]
      if elements[index].is(UnresolvedIsExprSyntax.self) {
        replace(from: start, to: elements[index + 1], with: "false")
      } else if let word = elements[index].as(UnresolvedAsExprSyntax.self), word.questionOrExclamationMark?.text == "?"
      {
        replace(from: start, to: elements[index + 1], with: "(nil as \(Self.standIn(for: type.trimmedDescription))?)")
      }
    }
    return .visitChildren
  }

  /// Casts bind closer than what compares and what is true, and less than what calculates.
  private static func startOfOperand(before index: Int, in elements: [ExprSyntax]) -> Int {
    var start = index - 1
    while start >= 2, let sign = elements[start - 1].as(BinaryOperatorExprSyntax.self),
      ["+", "-", "*", "/", "%", "...", "..<", "|", "&", "^", "<<", ">>"].contains(sign.operator.text)
    {
      start -= 2
    }
    return start
  }

  /// `view.isKind(of: UITableView.self)`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["isKind", "isMember"].contains(member.declName.baseName.text), let argument = node.arguments.first,
      node.arguments.count == 1, argument.label?.text == "of",
      let type = argument.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
      let name = type.base?.trimmedDescription, isMissing(name)
    else { return .visitChildren }
    guard !isChained(member) else { return .visitChildren }
    changes.replace(node, with: "false", .missingClasses)
    return .skipChildren
  }

  /// Whether there is a question mark before the call, whose answer may be nil then.
  private func isChained(_ member: MemberAccessExprSyntax) -> Bool {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), member.trimmedDescription.contains("?") else {
      return false
    }
    changes.replace(call, with: "Optional(false)", .missingClasses)
    return true
  }

  // MARK: Chains

  /// Properties of controllers that lead to ones that the library does not have.
  private static let emptyProperties: Set<String> = ["tabBarController", "splitViewController"]

  /// What begins with a cast to a missing class, or with `tabBarController`, answers nil as a whole.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard isEmptyProperty(node) || node.base.map(isEmptyCast) == true else { return .visitChildren }
    let chain = Self.wholeChain(of: ExprSyntax(node))
    answerNil(chain)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.as(MemberAccessExprSyntax.self).map({ $0.declName.id != node.id }) != false,
      isEmptyName(node)
    else { return .visitChildren }
    answerNil(Self.wholeChain(of: ExprSyntax(node)))
    return .skipChildren
  }

  private func answerNil(_ chain: ExprSyntax) {
    // `chain.member = value`, and what is called alone.
    if let item = chain.parent?.as(CodeBlockItemSyntax.self) { return leaveOut([item]) }
    if let item = Self.statement(with: chain) { return leaveOut([item]) }
    guard let list = chain.parent?.as(ExprListSyntax.self), let sequence = list.parent?.as(SequenceExprSyntax.self)
    else { return changes.replace(chain, with: "nil", .missingClasses) }
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == chain.id }) else { return }
    if elements.count > 1, elements[1].is(AssignmentExprSyntax.self), index != 2 || elements.count == 3,
      index == 0 || program.emptyNames.contains(where: { chain.trimmedDescription.hasPrefix($0) }),
      let item = sequence.parent?.as(CodeBlockItemSyntax.self)
    {
      return leaveOut([item])
    }
    let sign = index + 1 < elements.count ? elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
    switch sign {
    case "??":
      replace(from: chain, to: elements[index + 1], with: "")
    case "==", "!=", "===", "!==":
      let isNil = elements[index + 2].is(NilLiteralExprSyntax.self)
      replace(from: chain, to: elements[index + 2], with: isNil == (sign?.first == "=") ? "true" : "false")
    default:
      changes.replace(chain, with: "nil", .missingClasses)
    }
  }

  /// The statement that does nothing but a call with a chain among its arguments.
  private static func statement(with chain: ExprSyntax) -> CodeBlockItemSyntax? {
    var node = Syntax(chain)
    while let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      let whole = wholeChain(of: ExprSyntax(call))
      if let item = whole.parent?.as(CodeBlockItemSyntax.self) { return item }
      node = Syntax(whole)
    }
    return nil
  }

  private static func wholeChain(of expression: ExprSyntax) -> ExprSyntax {
    var node = expression
    while let parent = node.parent?.as(ExprSyntax.self) {
      let goesOn =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(OptionalChainingExprSyntax.self) != nil || parent.is(ForceUnwrapExprSyntax.self)
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
      guard goesOn else { break }
      node = parent
    }
    return node
  }

  private func isEmptyProperty(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    guard node.base != nil else { return false }
    return program.emptyNames.contains(name) || Self.emptyProperties.contains(name) && !isOwn(name)
  }

  /// `(view as? UITableView)?`, of whose members nothing is known.
  private func isEmptyCast(_ base: ExprSyntax) -> Bool {
    guard let chain = base.as(OptionalChainingExprSyntax.self),
      let tuple = chain.expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let value = tuple.elements.first?.expression
    else { return false }
    return isCast(value)
  }

  /// Whether the program has a property of the name itself.
  private func isOwn(_ name: String) -> Bool {
    program.types.values.contains { $0.properties.contains { $0.name == name } } && !program.emptyNames.contains(name)
  }

  /// Whether a name is given to something else on the way to where it is used.
  private func isLocal(_ name: String, at node: Syntax) -> Bool {
    var last = node
    while let scope = last.parent {
      if let conditional = scope.as(IfExprSyntax.self), conditional.body.position <= last.position,
        Self.binds(name, conditional.conditions)
      {
        return true
      }
      if let function = scope.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
      }
      if let block = scope.as(CodeBlockItemListSyntax.self) {
        for item in block where item.position < last.position {
          if item.item.as(GuardStmtSyntax.self).map({ Self.binds(name, $0.conditions) }) == true { return true }
          if let variable = item.item.as(VariableDeclSyntax.self),
            variable.bindings.contains(where: { $0.pattern.trimmedDescription == name })
          {
            return true
          }
        }
      }
      last = scope
    }
    return false
  }

  private static func binds(_ name: String, _ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription == name }
  }

  private func isEmptyName(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = reference.baseName.text
    guard !isLocal(name, at: Syntax(reference)) else { return false }
    return program.emptyNames.contains(name)
      || Self.emptyProperties.contains(name) && !isOwn(name) && isInController(Syntax(reference))
  }

  private func isInController(_ node: Syntax) -> Bool {
    guard let owner = node.enclosingTypeName else { return false }
    return owner.hasSuffix("Controller")
      || program.everythingInherited(by: owner).contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
  }

  /// Whether an expression is a chain that answers nil.
  private func isEmptyChain(_ expression: ExprSyntax) -> Bool {
    var next: ExprSyntax? = expression
    while let node = next {
      if isEmptyCast(node) { return true }
      if let member = node.as(MemberAccessExprSyntax.self) {
        if isEmptyProperty(member) { return true }
        next = member.base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else if let call = node.as(SubscriptCallExprSyntax.self) {
        next = call.calledExpression
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        return isEmptyName(reference)
      } else {
        next = node.as(OptionalChainingExprSyntax.self)?.expression ?? node.as(ForceUnwrapExprSyntax.self)?.expression
      }
    }
    return false
  }

  // MARK: Branches

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.contains(where: isNeverTrue) else { return .visitChildren }
    replace(from: node.conditions, to: node.conditions, with: "false")
    leaveOut(Array(node.body.statements))
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.contains(where: isNeverTrue) else { return .visitChildren }
    replace(from: node.conditions, to: node.conditions, with: "false")
    leaveOut(Array(node.body.statements))
    return .skipChildren
  }

  /// Nobody comes past it: what is behind it in its block is left out.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.contains(where: isNeverTrue) else { return .visitChildren }
    replace(from: node.guardKeyword, to: node.elseKeyword, with: "do")
    if let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) {
      leaveOut(list.filter { $0.position > item.position })
    }
    walk(node.body)
    return .skipChildren
  }

  private func isNeverTrue(_ element: ConditionElementSyntax) -> Bool {
    switch element.condition {
    case .optionalBinding(let binding):
      guard let value = binding.initializer?.value else { return false }
      return isCast(value) || isEmptyChain(value)
    case .matchingPattern(let matching): return isMissing(matching.pattern)
    case .expression(let expression): return isFalse(expression)
    case .availability: return false
    }
  }

  /// Whether an expression ends in a cast that answers nil.
  private func isCast(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isCast(only.expression)
    }
    guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?",
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return false }
    return isMissing(type)
  }

  /// Whether a condition is one of a missing class, by itself or with others that have to be true as well.
  private func isFalse(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isFalse(only.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["isKind", "isMember"].contains(member.declName.baseName.text), !member.trimmedDescription.contains("?"),
      let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self",
      let name = type.base?.trimmedDescription
    {
      return isMissing(name)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    let elements = Array(sequence.elements)
    if elements.count == 3, elements[2].is(NilLiteralExprSyntax.self), isEmptyChain(elements[0]) {
      return elements[1].trimmedDescription == "!="
    }
    let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), signs.allSatisfy({ $0 == "&&" })
    else {
      return false
    }
    for index in elements.indices.dropLast() where elements[index].is(UnresolvedIsExprSyntax.self) {
      if let type = elements[index + 1].as(TypeExprSyntax.self)?.type, isMissing(type) { return true }
    }
    return elements.contains { $0.is(TupleExprSyntax.self) && isFalse($0) }
  }

  // MARK: Cases

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard let label = node.label.as(SwitchCaseLabelSyntax.self) else { return .visitChildren }
    let missing = label.caseItems.filter { isMissing($0.pattern) }
    guard !missing.isEmpty else { return .visitChildren }
    if missing.count == label.caseItems.count {
      changes.leaveOut(node, .missingClasses)
      return .skipChildren
    }
    for item in missing { changes.replace(item.pattern, with: "is Never", .missingClasses) }
    return .visitChildren
  }

  private func isMissing(_ pattern: PatternSyntax) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return isMissing(binding.pattern) }
    if let question = pattern.as(IsTypePatternSyntax.self) { return isMissing(question.type) }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self),
      let type = expression.elements.last?.as(TypeExprSyntax.self)?.type,
      expression.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    else { return false }
    return isMissing(type)
  }

  private func leaveOut(_ items: [CodeBlockItemSyntax]) {
    guard let first = items.first, let last = items.last else { return }
    changes.leaveOut(from: first, to: last, .missingClasses)
  }

  private func replace(from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String) {
    changes.replace(from: first, to: last, with: text, .missingClasses)
  }

  // MARK: Classes

  private func isMissing(_ type: TypeSyntax) -> Bool { isMissing(type.trimmedDescription) }

  private func isMissing(_ written: String) -> Bool {
    let name = Program.plain(written)
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
    return program.lacks(name, in: file) || program.leftOut.contains(name)
      || KitNames.othersClasses.contains(name) && program.type(name)?.declaration == nil
  }

  /// The nearest class above a missing one that the library has.
  private static func standIn(for name: String) -> String {
    let name = Program.plain(name)
    if ["UITableView", "UIPickerView"].contains(name) { return name == "UITableView" ? "UIScrollView" : "UIView" }
    if name.hasSuffix("Controller"), name != "UIDocumentInteractionController" { return "UIViewController" }
    if name.hasSuffix("View") || name.hasSuffix("Cell") { return "UIView" }
    if name == "UITabBar" || name == "UIDatePicker" { return "UIView" }
    return name.hasSuffix("Layer") ? "CALayer" : "AnyObject"
  }
}
