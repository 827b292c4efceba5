import SwiftSyntax

/// Has what extensions give the library's classes be overridden, which Swift allows for Objective-C's methods alone: the member of the
/// extension asks whether the object is of a class that has a version of its own.
final class DispatchRule: Rule {
  private static let ofAll = "OfAll"
  private static let ofOwn = "OfOwn"

  // MARK: The extension

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = Program.plain(node.extendedType.trimmedDescription)
    guard node.genericWhereClause == nil, program.type(owner)?.declaration == nil,
      !Conditions.isLeftOut(Syntax(node))
    else { return .visitChildren }
    for item in node.memberBlock.members {
      if let function = item.decl.as(FunctionDeclSyntax.self), !function.modifiers.has("static") {
        give(function, of: owner, node)
      } else if let variable = item.decl.as(VariableDeclSyntax.self), !variable.modifiers.has("static") {
        give(variable, of: owner, node)
      }
    }
    return .visitChildren
  }

  private func give(_ function: FunctionDeclSyntax, of owner: String, _ node: ExtensionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    let labels = parameters.map { "\($0.firstName.text):" }.joined()
    let base = function.name.text
    let name = labels.isEmpty ? base : "\(base)(\(labels))"
    let classes = program.firstOverriders(of: name, ofLibraryClass: owner)
    guard !classes.isEmpty, !function.modifiers.has("override") else { return }
    let given = parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let value = parameter.type.trimmedDescription.hasPrefix("inout") ? "&\(name)" : name
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
    let effects = function.signature.effectSpecifiers
    let word =
      (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    var lines = classes.map { entry in
      "    if let own = self as? \(entry.name) { return \(word)own.\(base)\(Self.ofOwn)(\(given)) }"
    }
    lines.append("    return \(word)\(base)\(Self.ofAll)(\(given))")
    let signature = function.signature.onOneLine
    let generics = function.genericParameterClause?.onOneLine ?? ""
    let answers = function.attributes.has("discardableResult") ? "@discardableResult " : ""
    changes.replace(function.name, with: base + Self.ofAll, .overrides)
    end(
      owner,
      "  \(answers)\(access(function.modifiers, node))func \(base)\(generics)\(signature) {\n"
        + lines.joined(separator: "\n") + "\n  }", at: function)
  }

  private func give(_ variable: VariableDeclSyntax, of owner: String, _ node: ExtensionDeclSyntax) {
    guard let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type.onOneLine
    else { return }
    let name = pattern.identifier.text
    let classes = program.firstOverriders(of: name, ofLibraryClass: owner)
    guard !classes.isEmpty, !variable.modifiers.has("override") else { return }
    let accessors = binding.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)
    let isSettable = accessors?.contains { $0.accessorSpecifier.text == "set" } == true
    let reads = classes.map { "if let own = self as? \($0.name) { return own.\(name)\(Self.ofOwn) }; " }.joined()
    let writes = classes.map { "if let own = self as? \($0.name) { own.\(name)\(Self.ofOwn) = newValue; return }; " }
      .joined()
    let setter = isSettable ? "\n    set { \(writes)\(name)\(Self.ofAll) = newValue }" : ""
    changes.replace(pattern.identifier, with: name + Self.ofAll, .overrides)
    end(
      owner,
      "  \(access(variable.modifiers, node))var \(name): \(type) {\n    get { \(reads)return \(name)\(Self.ofAll) }"
        + setter + "\n  }", at: variable)
  }

  private func end(_ owner: String, _ text: String, at node: some SyntaxProtocol) {
    changes.end(
      with: "extension \(owner) {\n\(text)\n}", at: file.line(at: node.positionAfterSkippingLeadingTrivia))
  }

  private func access(_ modifiers: DeclModifierListSyntax, _ node: ExtensionDeclSyntax) -> String {
    let words = ["public", "open", "package", "fileprivate", "private", "internal"]
    let own = modifiers.first { words.contains($0.name.text) } ?? node.modifiers.first { words.contains($0.name.text) }
    guard let word = own?.name.text else { return "" }
    return word == "open" ? "public " : word == "private" ? "fileprivate " : "\(word) "
  }

  // MARK: The classes

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    let base = node.name.text
    take(base, labels.isEmpty ? base : "\(base)(\(labels))", node.name, node.modifiers, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      take(name.text, name.text, name, node.modifiers, Syntax(node))
    }
    return .visitChildren
  }

  private func take(
    _ base: String, _ name: String, _ token: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ node: Syntax
  ) {
    guard let modifier = modifiers.first(where: { $0.name.text == "override" }), let owner = node.enclosingTypeName,
      let library = program.extendedLibraryClass(with: name, above: owner)
    else { return }
    let isFirst = program.firstOverriders(of: name, ofLibraryClass: library).contains { $0.name == owner }
    changes.replace(token, with: base + Self.ofOwn, .overrides)
    if isFirst { changes.remove(modifier, .overrides) }
    let calls = SuperMembers(name: base)
    calls.walk(node)
    for call in calls.found {
      changes.replace(call, with: isFirst ? "self.\(base)\(Self.ofAll)" : "super.\(base)\(Self.ofOwn)", .overrides)
    }
  }
}

/// Finds `super.name`.
private final class SuperMembers: SyntaxVisitor {
  private let name: String
  private(set) var found: [MemberAccessExprSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
    return .visitChildren
  }
}
