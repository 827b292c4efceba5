import SwiftSyntax

/// Tells what `#if` leaves out of a port for Linux.
enum Conditions {
  /// Whether a place is in a branch that is surely not compiled.
  static func isLeftOut(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let clause = current.as(IfConfigClauseSyntax.self), let all = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        for other in all {
          let value = other.condition.map(value(of:)) ?? true
          if other.id == clause.id {
            if value == false { return true }
            break
          }
          if value == true { return true }
        }
      }
      next = current.parent
    }
    return false
  }

  /// What a condition comes to on Linux, with the library in UIKit's place; nil where that cannot be told.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)[...]) }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return nil }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" || argument == "Linux"
    case "canImport":
      return ImportRule.missing.contains(argument)
        ? false : ImportRule.replaced.contains(argument) && argument != "ObjectiveC" ? true : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// Parts between `||` first, since `&&` binds closer.
  private static func value(of elements: ArraySlice<ExprSyntax>) -> Bool? {
    for (word, decides) in [("||", true), ("&&", false)] {
      guard let index = elements.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == word })
      else {
        continue
      }
      let (left, right) = (value(of: elements[..<index]), value(of: elements[(index + 1)...]))
      if left == decides || right == decides { return decides }
      return left == nil || right == nil ? nil : !decides
    }
    return elements.count == 1 ? elements.first.flatMap(value(of:)) : nil
  }
}
