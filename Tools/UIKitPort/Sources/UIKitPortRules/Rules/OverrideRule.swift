import SwiftSyntax

/// Moves members of extensions that override, or are overridden, into the body of their class.
final class OverrideRule: Rule {
  private var opened: Set<String> = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = Program.plain(node.extendedType.trimmedDescription)
    guard let entry = program.type(owner), entry.kind == .class, let declaration = entry.declaration else {
      return .visitChildren
    }
    for item in node.memberBlock.members { member(item, node, entry, declaration.file, declaration.members) }
    return .visitChildren
  }

  private func member(
    _ item: MemberBlockItemSyntax, _ node: ExtensionDeclSyntax, _ entry: TypeEntry, _ target: SourceText,
    _ body: MemberBlockSyntax
  ) {
    if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .decls(let members)? = clause.elements else { continue }
        for inner in members where needsBody(inner, entry) {
          changes.find(
            .overrides, at: inner.decl,
            "A member that overrides stands in an extension and in #if: move it into the body of \(entry.name).")
        }
      }
      return
    }
    guard needsBody(item, entry) else { return }
    if node.genericWhereClause != nil {
      changes.find(
        .overrides, at: item.decl,
        "The extension has conditions, so that its members cannot be moved into the body of \(entry.name).")
      return
    }
    let start = startWithComments(of: item)
    let end = item.endPositionBeforeTrailingTrivia.utf8Offset
    let access = node.modifiers.first { ["public", "package", "fileprivate"].contains($0.name.text) }?.name.text
    let own: Set<String> = ["public", "open", "internal", "private", "fileprivate", "package"]
    let hasOwn = (item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []).contains {
      own.contains($0.name.text)
    }
    // Attributes of a line of its own stay in front; access may stand before them.
    let modifiers = access.map { hasOwn ? "" : "\($0) " } ?? ""
    if !modifiers.isEmpty, let decl = item.decl.asProtocol((any WithModifiersSyntax).self) {
      let place = decl.modifiers.first?.positionAfterSkippingLeadingTrivia ?? keyword(of: item.decl)
      changes.insert(modifiers, at: place, .overrides)
    }
    changes.move(
      Changes.Move(
        range: start..<end, line: file.line(at: AbsolutePosition(utf8Offset: start)), modifiers: "", toFile: target,
        toEnd: body.rightBrace.positionAfterSkippingLeadingTrivia))
    changes.count(.overrides)
    if target !== file { open(for: item) }
  }

  private func keyword(of decl: DeclSyntax) -> AbsolutePosition {
    decl.as(FunctionDeclSyntax.self)?.funcKeyword.positionAfterSkippingLeadingTrivia
      ?? decl.as(VariableDeclSyntax.self)?.bindingSpecifier.positionAfterSkippingLeadingTrivia
      ?? decl.positionAfterSkippingLeadingTrivia
  }

  /// What a member of another file uses of its own file's private names has to be seen from there.
  private func open(for item: MemberBlockItemSyntax) {
    let used = Set(item.tokens(viewMode: .sourceAccurate).map(\.text))
    let finder = PrivateNames(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for (name, modifier) in finder.found where used.contains(name) && opened.insert("\(modifier.position)").inserted {
      changes.remove(modifier, .overrides)
    }
  }

  private func needsBody(_ item: MemberBlockItemSyntax, _ entry: TypeEntry) -> Bool {
    if let function = item.decl.as(FunctionDeclSyntax.self) {
      if function.modifiers.has("override") { return true }
      guard let method = entry.methods.first(where: { $0.node.id == function.id }) else { return false }
      return program.uncalled(method, of: entry.name) != nil || program.isOverridden(method.name, of: entry.name)
        || isGivenToSubclasses(method, entry)
    }
    if let variable = item.decl.as(VariableDeclSyntax.self) {
      if variable.modifiers.has("override") { return true }
      return variable.bindings.contains { program.isOverridden($0.pattern.trimmedDescription, of: entry.name) }
    }
    return false
  }

  /// Whether a class below has the same method and needs override for it.
  private func isGivenToSubclasses(_ method: MethodEntry, _ entry: TypeEntry) -> Bool {
    program.types.values.contains { below in
      below.kind == .class
        && below.methods.contains {
          $0.name == method.name && !$0.isOverride && program.uncalled($0, of: below.name) != nil
        }
        && program.superclasses(of: below.name).contains { $0.name == entry.name }
    }
  }

  private func startWithComments(of item: MemberBlockItemSyntax) -> Int {
    var offset = item.position.utf8Offset
    for piece in item.leadingTrivia {
      if piece.isComment { return offset }
      offset += piece.sourceLength.utf8Length
    }
    return item.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

/// The private names of a file, with the words that make them so.
private final class PrivateNames: SyntaxVisitor {
  var found: [(name: String, modifier: DeclModifierSyntax)] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name.text, node.modifiers) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { _ = note(binding.pattern.trimmedDescription, node.modifiers) }
    return .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name.text, node.modifiers) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name.text, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name.text, node.modifiers) }

  private func note(_ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
      found.append((name, modifier))
    }
    return .visitChildren
  }
}
