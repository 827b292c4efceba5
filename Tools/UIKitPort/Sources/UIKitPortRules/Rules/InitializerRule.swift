import SwiftSyntax

/// Opens initializers that the library calls by their class: those may not be private there.
final class InitializerRule: Rule {
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels.isEmpty || labels == ["frame"] || labels == ["coder"] || labels == ["layer"],
      let modifier = node.modifiers.first(where: {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }),
      let owner = node.enclosingTypeName, isOfLibrary(owner)
    else { return .visitChildren }
    changes.remove(modifier, .initializers)
    return .visitChildren
  }

  private func isOfLibrary(_ owner: String) -> Bool {
    program.everythingInherited(by: owner).contains { name in
      (name.hasPrefix("UI") || name.hasPrefix("CA")) && program.type(name)?.declaration == nil
    }
  }
}
