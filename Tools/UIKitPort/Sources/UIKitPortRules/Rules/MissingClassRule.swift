import SwiftSyntax

/// Leaves out extensions of classes that the library does not have, and members that override something of the library's for
/// everybody: Swift has no way to say that.
final class MissingClassRule: Rule {
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Program.plain(node.extendedType.trimmedDescription)
    guard program.type(name)?.declaration == nil, !Conditions.isLeftOut(Syntax(node)) else { return .visitChildren }
    if KitNames.isMissing(name) {
      changes.find(.missingClasses, at: node, "The library has no \(name): its extension is left out.")
      leaveOut(node)
      return .skipChildren
    }
    guard name.hasPrefix("UI") || name.hasPrefix("CA") else { return .visitChildren }
    for item in node.memberBlock.members {
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard modifiers?.has("override") == true else { continue }
      changes.find(
        .missingClasses, at: item.decl,
        "An extension cannot override what \(name) does for all of its kind: write a class of your own that does; it is left out."
      )
      leaveOut(item.decl)
    }
    return .visitChildren
  }

  private func leaveOut(_ node: some SyntaxProtocol) {
    changes.leaveOut(node, .missingClasses)
  }
}
