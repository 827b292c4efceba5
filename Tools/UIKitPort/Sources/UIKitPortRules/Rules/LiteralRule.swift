import SwiftSyntax

/// Writes Xcode's literals of colours and images as what they stand for.
final class LiteralRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = node.arguments.trimmedDescription
    switch node.macroName.text {
    case "colorLiteral": changes.replace(node, with: "UIColor(\(arguments))", .literals)
    case "imageLiteral":
      guard let name = node.arguments.first, name.label?.text == "resourceName" else { break }
      changes.replace(node, with: "UIImage(named: \(name.expression.trimmedDescription))!", .literals)
    default: break
    }
    return .visitChildren
  }
}
