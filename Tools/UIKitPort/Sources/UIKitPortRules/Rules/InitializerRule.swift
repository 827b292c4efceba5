import SwiftSyntax

/// Opens initializers that the library calls by their class, and those without which a class below inherits none: Objective-C
/// lets both be private.
final class InitializerRule: Rule {
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard
      let modifier = node.modifiers.first(where: {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }),
      let owner = node.enclosingTypeName, isOfLibrary(owner)
    else { return .visitChildren }
    let isCalledByClass = labels.isEmpty || [["frame"], ["coder"], ["layer"]].contains(labels)
    let type = program.type(owner)?.declaration?.node.as(ClassDeclSyntax.self)
    let isDesignated = !node.modifiers.has("convenience")
    // A subclass in another module inherits convenience initializers where it can see all others.
    if isDesignated, let type, !type.modifiers.has("final"), type.modifiers.has("open") || type.modifiers.has("public")
    {
      changes.replace(modifier, with: "public", .initializers)
    } else if isCalledByClass || isDesignated && type?.modifiers.has("final") == false {
      changes.remove(modifier, .initializers)
    }
    return .visitChildren
  }

  private func isOfLibrary(_ owner: String) -> Bool {
    program.everythingInherited(by: owner).contains { name in
      (name.hasPrefix("UI") || name.hasPrefix("CA")) && program.type(name)?.declaration == nil
    }
  }
}
