import SwiftSyntax

extension Program {
  /// Names of SwiftUI's, which count in files that import it.
  static let namesOfSwiftUI: Set<String> = [
    "View", "ViewModifier", "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable", "LayoutProperties",
    "UIViewControllerRepresentable", "UIViewRepresentableContext", "EnvironmentKey", "EnvironmentValues",
    "PreferenceKey",
    "PreviewProvider", "ViewBuilder", "State", "ObservedObject", "StateObject", "EnvironmentObject", "AnyView",
    "EdgeInsets",
    "GeometryReader", "GeometryProxy", "SwiftUI", "Environment", "Binding", "ModifiedContent", "ForEach",
    "ProposedViewSize",
    "ViewThatFits", "UIViewControllerRepresentableContext", "_UIHostingView", "Animation", "Transaction",
    "Color", "LocalizedStringKey", "VStack", "HStack", "ZStack",
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]

  /// The parts of a file that a port cannot have, since they need SwiftUI or something that is declared with it.
  func partsWithSwiftUI(of file: SourceText) -> [DeclSyntax] {
    parts(of: file, unavailable: namesWithSwiftUI)
  }

  /// What is declared with SwiftUI's names: looked for until no more is found, since one needs another.
  func findNamesWithSwiftUI() -> Set<String> {
    guard files.contains(where: \.importsSwiftUI) else { return [] }
    var names: Set<String> = []
    while true {
      var found: Set<String> = []
      for file in files {
        for part in parts(of: file, unavailable: names)
        where part.parent?.parent?.parent?.is(MemberBlockSyntax.self) != true {
          if let type = part.asProtocol((any NamedDeclSyntax).self), !part.is(FunctionDeclSyntax.self) {
            found.insert(type.name.text)
          }
        }
      }
      if found.isSubset(of: names) { return names }
      names.formUnion(found)
    }
  }

  private func parts(of file: SourceText, unavailable: Set<String>) -> [DeclSyntax] {
    let words = file.importsSwiftUI ? unavailable.union(Self.namesOfSwiftUI) : unavailable
    guard !words.isEmpty else { return [] }
    return file.topDeclarations.flatMap { parts(of: $0, words) }
  }

  /// Members, with those that `#if` compiles.
  private static func members(in list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { member -> [DeclSyntax] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let inner)? = clause.elements else { return [] }
        return members(in: inner).filter { !Conditions.isLeftOut(Syntax($0)) }
      }
    }
  }

  private func parts(of decl: DeclSyntax, _ words: Set<String>) -> [DeclSyntax] {
    guard !Conditions.isLeftOut(Syntax(decl)), NameFinder.finds(words, in: Syntax(decl)) else { return [] }
    guard let group = decl.asProtocol((any DeclGroupSyntax).self) else { return [decl] }
    var heads: [Syntax?] = [
      group.inheritanceClause.map(Syntax.init), group.genericWhereClause.map(Syntax.init), Syntax(group.attributes),
    ]
    if let type = decl.as(ExtensionDeclSyntax.self) { heads.append(Syntax(type.extendedType)) }
    if let type = decl.asProtocol((any WithGenericParametersSyntax).self) {
      heads.append(type.genericParameterClause.map(Syntax.init))
    }
    if heads.contains(where: { $0.map { NameFinder.finds(words, in: $0) } ?? false }) { return [decl] }
    let members = Self.members(in: group.memberBlock.members).filter { NameFinder.finds(words, in: Syntax($0)) }
    // A type that the others are written with takes them along.
    return members.contains { $0.is(TypeAliasDeclSyntax.self) || $0.is(AssociatedTypeDeclSyntax.self) }
      ? [decl] : members
  }
}

extension SourceText {
  /// Whether the file imports SwiftUI, or Combine alone, where it is compiled.
  var importsSwiftUI: Bool {
    declarations(in: tree.statements).contains { decl in
      guard let name = decl.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
      return name == "SwiftUI" || name == "Combine"
    }
  }

  /// The modules that the file imports where it is compiled.
  var importedModules: [String] {
    declarations(in: tree.statements).compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text }
  }

  /// The declarations at the top of the file that are compiled, but for imports.
  var topDeclarations: [DeclSyntax] { declarations(in: tree.statements).filter { !$0.is(ImportDeclSyntax.self) } }

  private func declarations(in statements: CodeBlockItemListSyntax) -> [DeclSyntax] {
    statements.flatMap { item -> [DeclSyntax] in
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        return conditional.clauses.flatMap { clause -> [DeclSyntax] in
          guard case .statements(let inner)? = clause.elements else { return [] }
          return declarations(in: inner)
        }
      }
      guard let decl = item.item.as(DeclSyntax.self), !Conditions.isLeftOut(Syntax(decl)) else { return [] }
      return [decl]
    }
  }
}

/// Looks for names in types and expressions, but for members and branches that are not compiled.
private final class NameFinder: SyntaxVisitor {
  private let words: Set<String>
  private var isFound = false

  private init(words: Set<String>) {
    self.words = words
    super.init(viewMode: .sourceAccurate)
  }

  static func finds(_ words: Set<String>, in node: Syntax) -> Bool {
    let finder = NameFinder(words: words)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.name.text, Syntax(node))
  }

  /// A property that is published is one without it, too: nobody here observes it.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    node.attributeName.trimmedDescription == "Published" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // What observes it, or binds it: `$photos`, but not `$0`.
    if words.contains("Published"), node.baseName.text.hasPrefix("$"),
      node.baseName.text.dropFirst().first?.isLetter == true
    {
      return look(at: "Published", Syntax(node))
    }
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .skipChildren }
    return look(at: node.baseName.text, Syntax(node))
  }

  private func look(at name: String, _ node: Syntax) -> SyntaxVisitorContinueKind {
    if words.contains(name), !isCondition(node), !Conditions.isLeftOut(node) { isFound = true }
    return .visitChildren
  }

  /// Whether a node is part of what `#if` asks.
  private func isCondition(_ node: Syntax) -> Bool {
    var next = node
    while let parent = next.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.condition.map { Syntax($0).id == next.id } ?? false
      }
      if parent.is(CodeBlockItemListSyntax.self) || parent.is(MemberBlockItemListSyntax.self) { return false }
      next = parent
    }
    return false
  }
}
