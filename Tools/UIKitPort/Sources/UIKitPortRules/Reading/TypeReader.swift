import SwiftSyntax

/// Reads the types of a file and their members.
final class TypeReader: SyntaxVisitor {
  private let file: SourceText
  private let change: (String, (inout TypeEntry) -> Void) -> Void
  private var names: [String] = []
  private var isInExtension: [Bool] = []

  init(file: SourceText, change: @escaping (String, (inout TypeEntry) -> Void) -> Void) {
    self.file = file
    self.change = change
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .class, node.inheritanceClause, node.memberBlock, Syntax(node))
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .struct, node.inheritanceClause, node.memberBlock, Syntax(node))
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .enum, node.inheritanceClause, node.memberBlock, Syntax(node))
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .actor, node.inheritanceClause, node.memberBlock, Syntax(node))
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .protocol, node.inheritanceClause, node.memberBlock, Syntax(node))
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(Program.plain(node.extendedType.trimmedDescription))
    isInExtension.append(true)
    let inherited = Self.names(node.inheritanceClause)
    change(name) { $0.inherited += inherited }
    return .visitChildren
  }

  private func enter(
    _ name: String, _ kind: TypeEntry.Kind, _ clause: InheritanceClauseSyntax?, _ members: MemberBlockSyntax,
    _ node: Syntax
  ) -> SyntaxVisitorContinueKind {
    names.append(name)
    isInExtension.append(false)
    let file = file
    change(self.name) {
      $0.kind = kind
      $0.inherited = Self.names(clause) + $0.inherited
      $0.declaration = (file, members, node)
    }
    return .visitChildren
  }

  private var name: String { names.joined(separator: ".") }

  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { $0.type.trimmedDescription }
      }
      return [
        inherited.type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? inherited.type.trimmedDescription
      ]
    } ?? []
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  private func leave() {
    names.removeLast()
    isInExtension.removeLast()
  }

  /// Other names of types at the top of the file, but for those of other systems.
  private(set) var aliases: [String: String] = [:]

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if names.isEmpty, node.genericParameterClause == nil, !Conditions.isLeftOut(Syntax(node)) {
      aliases[node.name.text] = node.initializer.value.trimmedDescription
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !names.isEmpty else { return .skipChildren }
    let parameters = node.signature.parameterClause.parameters
    let entry = MethodEntry(
      base: node.name.text, labels: parameters.map(\.firstName.text),
      types: parameters.map { $0.type.withoutAttributes },
      answer: node.signature.returnClause?.type.trimmedDescription ?? "Void",
      objectiveCName: node.attributes.objectiveCName, isOverride: node.modifiers.has("override"),
      isOptional: node.modifiers.has("optional"), isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
      isPrivate: node.modifiers.has("private") || node.modifiers.has("fileprivate"),
      isInExtension: isInExtension.last ?? false, file: file, node: node)
    change(name) { $0.methods.append(entry) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !names.isEmpty else { return .skipChildren }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.madeType
      let entry = PropertyEntry(
        name: pattern.identifier.text, type: type,
        isOverride: node.modifiers.has("override"), isOptional: node.modifiers.has("optional"),
        isPrivate: node.modifiers.has("private") || node.modifiers.has("fileprivate"),
        isInExtension: isInExtension.last ?? false, file: file, node: node)
      change(name) { $0.properties.append(entry) }
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
