import SwiftSyntax

extension DeclModifierListSyntax {
  func has(_ word: String) -> Bool { contains { $0.name.text == word } }
}

extension AttributeListSyntax {
  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    for element in self {
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "objc",
        let arguments = attribute.arguments?.trimmedDescription, !arguments.isEmpty
      else { continue }
      return arguments
    }
    return nil
  }

  func has(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}

extension TypeSyntax {
  /// The type without `@escaping`, `inout` and their like.
  var withoutAttributes: String {
    self.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? trimmedDescription
  }
}

extension ExprSyntax {
  /// The type that `Type(…)`, `x as Type` and their like make.
  var madeType: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return name.first?.isUppercase == true && !name.contains(" ") ? name : nil
    }
    if let sequence = self.as(SequenceExprSyntax.self), let last = sequence.elements.last?.as(TypeExprSyntax.self) {
      return last.type.trimmedDescription
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.madeType
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The nearest node around this one that is of a kind.
  func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node.as(kind) { return found }
      next = node.parent
    }
    return nil
  }

  /// The type whose code this is in, with those around it.
  var enclosingTypeName: String? {
    var names: [String] = []
    var next = parent
    while let node = next {
      if let type = node.asProtocol((any NamedDeclSyntax).self), node.asProtocol((any DeclGroupSyntax).self) != nil {
        names.insert(type.name.text, at: 0)
      } else if let type = node.as(ExtensionDeclSyntax.self) {
        names.insert(Program.plain(type.extendedType.trimmedDescription), at: 0)
      }
      next = node.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The text on one line, without comments, with names as the port has them.
  var onOneLine: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      let hasSpace = !text.isEmpty && !(token.leadingTrivia.isEmpty) || token.leadingTrivia.contains { $0.isNewline }
      if hasSpace, let last = text.last, last != " ", last != "(" { text += " " }
      let isModule = token.text == "UIKit" && token.nextToken(viewMode: .sourceAccurate)?.text == "."
      text += isModule ? "OpenCollectionView" : FormerNameRule.typeNames[token.text] ?? token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }.trimmed
  }
}

extension String {
  var trimmed: String {
    var result = Substring(self)
    while let first = result.first, first.isWhitespace { result = result.dropFirst() }
    while let last = result.last, last.isWhitespace { result = result.dropLast() }
    return String(result)
  }
}
