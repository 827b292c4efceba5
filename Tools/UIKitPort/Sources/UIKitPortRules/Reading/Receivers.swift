import SwiftSyntax

/// Finds out of what type an expression is, as far as declarations say it: parameters, variables, bindings, casts, properties.
struct Receivers {
  let program: Program

  /// The plain name of an expression's type; nil where nobody says it.
  func type(of expression: ExprSyntax) -> String? {
    declaredType(of: expression, depth: 0).map { Program.plain(program.meaning($0)) }
  }

  private func declaredType(of expression: ExprSyntax, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return declaredType(of: chain.expression, depth: depth + 1)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return declaredType(of: force.expression, depth: depth + 1)
    }
    if let made = expression.madeType { return made }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return declaredType(of: only.expression, depth: depth + 1)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      if ["self", "super"].contains(reference.baseName.text) { return expression.enclosingTypeName }
      return variable(reference.baseName.text, seenFrom: Syntax(reference), depth: depth + 1)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 {
      return declaredType(of: element.calledExpression, depth: depth + 1).flatMap(Self.element)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = declaredType(of: base, depth: depth + 1)
    {
      return property(member.declName.baseName.text, of: Program.plain(owner))
    }
    return nil
  }

  /// The values of `[Key: Value]` and `[Value]`; nil for other types.
  private static func element(of type: String) -> String? {
    var type = type.trimmed[...]
    while let last = type.last, "?!".contains(last) { type = type.dropLast() }
    guard type.first == "[", type.last == "]" else { return nil }
    let inside = type.dropFirst().dropLast()
    var depth = 0
    for index in inside.indices {
      switch inside[index] {
      case "[", "<", "(": depth += 1
      case "]", ">", ")": depth -= 1
      case ":" where depth == 0: return String(inside[inside.index(after: index)...]).trimmed
      default: break
      }
    }
    return String(inside).trimmed
  }

  private func property(_ name: String, of type: String) -> String? {
    for entry in program.ancestry(of: type) {
      if let type = entry.properties.first(where: { $0.name == name })?.type { return type }
    }
    return Self.kitProperties[name]
  }

  /// Properties of the kit that hold delegates.
  static let kitProperties = [
    "dataSource": "UICollectionViewDataSource", "prefetchDataSource": "UICollectionViewDataSourcePrefetching",
  ]

  private func variable(_ name: String, seenFrom node: Syntax, depth: Int) -> String? {
    var next = node.parent
    var last = node
    while let scope = next {
      if let found = binding(of: name, in: scope, before: last, depth: depth) { return found.isEmpty ? nil : found }
      last = scope
      next = scope.parent
    }
    guard let type = node.enclosingTypeName else { return nil }
    return property(name, of: type)
  }

  /// What a scope says of a name: an empty text where it declares the name and not its type.
  private func binding(of name: String, in scope: Syntax, before place: Syntax, depth: Int) -> String? {
    if let function = scope.as(FunctionDeclSyntax.self) {
      return parameter(name, function.signature.parameterClause)
    }
    if let initializer = scope.as(InitializerDeclSyntax.self) {
      return parameter(name, initializer.signature.parameterClause)
    }
    if let conditional = scope.as(IfExprSyntax.self) { return condition(name, conditional.conditions, place, depth) }
    if let loop = scope.as(WhileStmtSyntax.self) { return condition(name, loop.conditions, place, depth) }
    if let conditions = scope.as(ConditionElementListSyntax.self) { return condition(name, conditions, place, depth) }
    guard let block = scope.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in block where item.position < place.position {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
          if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
          return binding.initializer.flatMap { declaredType(of: $0.value, depth: depth + 1) } ?? ""
        }
      } else if let guarding = item.item.as(GuardStmtSyntax.self),
        let found = condition(name, guarding.conditions, place, depth)
      {
        return found
      }
    }
    return nil
  }

  private func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type.withoutAttributes
  }

  private func condition(
    _ name: String, _ conditions: ConditionElementListSyntax, _ place: Syntax, _ depth: Int
  ) -> String? {
    for element in conditions {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name, element.position != place.position
      else { continue }
      if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
      guard let value = binding.initializer?.value else { return nil }
      return declaredType(of: value, depth: depth + 1) ?? ""
    }
    return nil
  }
}
