import SwiftSyntax

extension Program {
  /// The class that a declaration says that it is for, by what it extends or is written with, where neither the library nor the
  /// program has that one: nobody can ever call it. What is in bodies does not count.
  func missingClass(in decl: DeclSyntax, of file: SourceText) -> String? {
    if let type = decl.as(ExtensionDeclSyntax.self) {
      let name = Program.plain(type.extendedType.trimmedDescription)
      if lacks(name) && !file.isOfSwiftUI(name) { return name }
    }
    var parts: [Syntax?] = []
    if let group = decl.asProtocol((any DeclGroupSyntax).self) {
      parts.append(group.genericWhereClause.map(Syntax.init))
      if let type = decl.as(ExtensionDeclSyntax.self) { parts.append(Syntax(type.extendedType)) }
      if let type = decl.asProtocol((any WithGenericParametersSyntax).self) {
        parts.append(type.genericParameterClause.map(Syntax.init))
      }
      if let type = decl.as(ClassDeclSyntax.self), let first = type.inheritanceClause?.inheritedTypes.first,
        !Self.isProtocol(first.type.trimmedDescription)
      {
        parts.append(Syntax(first))
      }
    } else if let function = decl.as(FunctionDeclSyntax.self) {
      parts = [
        Syntax(function.signature), function.genericParameterClause.map(Syntax.init),
        function.genericWhereClause.map(Syntax.init),
      ]
    } else if let initializer = decl.as(InitializerDeclSyntax.self) {
      parts = [Syntax(initializer.signature), initializer.genericParameterClause.map(Syntax.init)]
    } else if let subscripted = decl.as(SubscriptDeclSyntax.self) {
      parts = [Syntax(subscripted.parameterClause), Syntax(subscripted.returnClause)]
    } else if let alias = decl.as(TypeAliasDeclSyntax.self) {
      parts = [Syntax(alias.initializer)]
    } else if let variable = decl.as(VariableDeclSyntax.self) {
      parts = variable.bindings.flatMap { binding -> [Syntax?] in
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        return [
          binding.typeAnnotation.map(Syntax.init),
          call?.calledExpression.as(DeclReferenceExprSyntax.self).map(Syntax.init),
        ]
      }
    }
    for part in parts.compactMap(\.self) {
      let names = TypeNames(viewMode: .sourceAccurate)
      names.walk(part)
      if let found = names.names.first(where: { lacks($0, in: file) || leftOut.contains($0) }) { return found }
    }
    return nil
  }

  /// The same in a file: SwiftUI's names are no business of UIKit's, and modules of other people's may have names that look so.
  func lacks(_ name: String, in file: SourceText) -> Bool {
    lacks(name) && !file.isOfSwiftUI(name)
      && (!file.importsOthers || KitNames.missingFamilies.contains(where: name.hasPrefix))
  }

  /// Whether a name that nobody knows is one of a protocol's: classes do not end so.
  static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Prefetching", "Providing", "Conforming"].contains { name.hasSuffix($0) }
  }

  /// Names of members that are left out since their type is missing, and that nothing else in the program is called.
  func findEmptyNames() -> Set<String> {
    var empty: Set<String> = []
    var others: Set<String> = []
    for entry in types.values where entry.declaration.map({ !leftOut.contains(Self.last($0.node)) }) ?? true {
      for property in entry.properties {
        let isEmpty = missingClass(in: DeclSyntax(property.node), of: property.file) != nil
        if isEmpty { empty.insert(property.name) } else { others.insert(property.name) }
      }
      for method in entry.methods {
        guard let answer = method.node.signature.returnClause?.type.trimmedDescription else {
          others.insert(method.base)
          continue
        }
        let isEmpty = lacks(Self.plain(answer), in: method.file)
        if isEmpty { empty.insert(method.base) } else { others.insert(method.base) }
      }
    }
    return empty.subtracting(others).subtracting(Self.commonNames)
  }

  /// What the library's classes have as well.
  private static let commonNames: Set<String> = [
    "view", "delegate", "dataSource", "cell", "item", "parent", "window", "superview", "layer", "button", "title",
  ]

  private static func last(_ node: Syntax) -> String { node.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "" }

  /// The program's own types that are left out, since what they inherit is missing: looked for until no more are found.
  func findTypesWithoutClass() -> Set<String> {
    var names: Set<String> = []
    while true {
      let found = types.values.filter { entry in
        guard let declaration = entry.declaration, entry.kind == .class,
          let first = declaration.node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
        else { return false }
        let name = Program.plain(first.type.trimmedDescription)
        return !Self.isProtocol(name) && (lacks(name, in: declaration.file) || names.contains(name))
      }.map { String($0.name.split(separator: ".").last ?? "") }
      if names.isSuperset(of: found) { return names }
      names.formUnion(found)
    }
  }
}

/// The names of types in a signature.
private final class TypeNames: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.baseName.text)
    return .visitChildren
  }

  /// What a parameter is without being given is no part of what a function is for.
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SourceText {
  /// Whether the file imports modules that are none of Apple's: what is named as UIKit's may be theirs.
  var importsOthers: Bool { importedModules.contains { !ImportRule.isOfSystem($0) } }

  /// Whether the file imports SwiftUI, and a name is one of its.
  func isOfSwiftUI(_ name: String) -> Bool { importsSwiftUI && Program.namesOfSwiftUI.contains(name) }
}
