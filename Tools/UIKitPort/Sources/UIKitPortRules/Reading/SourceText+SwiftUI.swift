import SwiftSyntax

extension SourceText {
  private static let words: Set<String> = [
    "View", "ViewModifier", "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable",
    "UIViewControllerRepresentable", "EnvironmentKey", "EnvironmentValues", "PreferenceKey", "PreviewProvider",
    "ViewBuilder",
    "ObservedObject", "StateObject", "EnvironmentObject", "AnyView", "EdgeInsets", "GeometryReader", "SwiftUI",
    "Environment",
    "Binding", "ModifiedContent", "ForEach",
  ]

  /// Whether the file names something of SwiftUI's outside of branches that are not compiled.
  var usesSwiftUI: Bool {
    let finder = NameFinder(words: Self.words)
    finder.walk(tree)
    return finder.isFound
  }
}

/// Looks for names in types and expressions.
private final class NameFinder: SyntaxVisitor {
  private let words: Set<String>
  private(set) var isFound = false

  init(words: Set<String>) {
    self.words = words
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.name.text, Syntax(node))
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.baseName.text, Syntax(node))
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  private func look(at name: String, _ node: Syntax) -> SyntaxVisitorContinueKind {
    if words.contains(name), !isCondition(node), !Conditions.isLeftOut(node) { isFound = true }
    return .visitChildren
  }

  private func isCondition(_ node: Syntax) -> Bool {
    var next: Syntax? = node
    while let current = next, let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self), clause.condition?.id == current.as(ExprSyntax.self)?.id {
        return true
      }
      next = parent
    }
    return false
  }
}
