import SwiftSyntax

/// Leaves out what is for classes that the library does not have, and members that override something of the library's for
/// everybody: Swift has no way to say that.
final class MissingClassRule: Rule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { look(at: DeclSyntax(node)) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { look(at: DeclSyntax(node)) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { look(at: DeclSyntax(node)) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { look(at: DeclSyntax(node)) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard look(at: DeclSyntax(node)) == .visitChildren else { return .skipChildren }
    guard encodesWhatNobodyDoes(node), !Conditions.isLeftOut(Syntax(node)) else { return .visitChildren }
    changes.find(
      .missingClasses, at: node,
      "The library writes no views, layers or controllers into archives: encode(with:) overrides nothing and is left out."
    )
    leaveOut(node)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { look(at: DeclSyntax(node)) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { look(at: DeclSyntax(node)) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { look(at: DeclSyntax(node)) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { look(at: DeclSyntax(node)) }

  // What is local to a body nobody else asks for.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func look(at decl: DeclSyntax) -> SyntaxVisitorContinueKind {
    guard let missing = program.missingClass(in: decl, of: file), !Conditions.isLeftOut(Syntax(decl)) else {
      return .visitChildren
    }
    changes.find(.missingClasses, at: decl, sentence(decl, missing))
    leaveOut(decl)
    return .skipChildren
  }

  private func sentence(_ decl: DeclSyntax, _ missing: String) -> String {
    if decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == missing, !program.leftOut.contains(missing)
    {
      return "The library has no \(missing): its extension is left out."
    }
    let name =
      decl.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    let reason = program.leftOut.contains(missing) ? "which is left out" : "which the library does not have"
    return "\(name ?? "This") needs \(missing), \(reason): it is left out."
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    guard !Conditions.isLeftOut(Syntax(node)) else { return .skipChildren }
    let types = node.inheritedTypes.map(\.type.trimmedDescription)
    // Foundation brings this one from Combine on Apple's systems.
    let missing = types.filter {
      program.lacks(Program.plain($0), in: file) || $0 == "ObservableObject" && program.type($0)?.declaration == nil
    }
    guard !missing.isEmpty else { return .skipChildren }
    changes.find(
      .missingClasses, at: node, "The library has no \(missing.joined(separator: ", ")): nothing conforms to it.")
    let kept = types.filter { !missing.contains($0) }
    if kept.isEmpty {
      // What UIKit's protocols are all bound to.
      let isProtocol = node.parent?.is(ProtocolDeclSyntax.self) == true
      changes.replace(node, with: isProtocol ? ": NSObjectProtocol" : "", .missingClasses)
    } else {
      changes.replace(node.inheritedTypes, with: kept.joined(separator: ", "), .missingClasses)
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard look(at: DeclSyntax(node)) == .visitChildren else { return .skipChildren }
    let name = Program.plain(node.extendedType.trimmedDescription)
    guard program.type(name)?.declaration == nil, !Conditions.isLeftOut(Syntax(node)) else { return .visitChildren }
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

  /// The library's classes that archives are written of.
  private static let archived: Set<String> = ["UIRegion"]

  /// Whether a method overrides `encode(with:)` of a class of the library's that has none.
  private func encodesWhatNobodyDoes(_ node: FunctionDeclSyntax) -> Bool {
    let parameters = node.signature.parameterClause.parameters
    guard node.modifiers.has("override"), node.name.text == "encode", parameters.count == 1,
      parameters.first?.firstName.text == "with", let name = node.enclosingTypeName
    else { return false }
    let above = program.superclasses(of: name)
    let hasOwn = above.contains { $0.methods.contains { $0.name == "encode(with:)" && !$0.isOverride } }
    let inherited = program.everythingInherited(by: name)
    return !hasOwn && inherited.isDisjoint(with: Self.archived) && inherited.contains(where: KitNames.all.contains)
  }

  private func leaveOut(_ node: some SyntaxProtocol) {
    changes.leaveOut(node, .missingClasses)
  }
}
