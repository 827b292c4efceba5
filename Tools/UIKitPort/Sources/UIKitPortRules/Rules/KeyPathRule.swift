import SwiftSyntax

/// Writes `#keyPath` as the text that it stands for.
final class KeyPathRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression else {
      return .visitChildren
    }
    var names = argument.trimmedDescription.split(separator: ".").map { String($0).trimmed }
    // Names of types and modules come first, and `self`.
    while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true { names.removeFirst() }
    let text = names.map { $0.filter { !"?!`".contains($0) } }.joined(separator: ".")
    changes.replace(node, with: "\"\(text)\"", .keyPaths)
    return .skipChildren
  }
}
