import SwiftSyntax

/// Leaves test cases of XCTest bound to no actor, and has what they do on the main actor be done there: on Linux their bundle stops where
/// a test is bound to an actor by its declaration.
final class TestCaseRule: Rule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isTestCase(node.name.text, node.inheritanceClause) else { return .visitChildren }
    let attribute = mainActor(in: node.attributes)
    if let attribute { changes.remove(attribute, .tests) }
    look(at: node.memberBlock, isIsolated: attribute != nil || isIsolated(node.name.text))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Program.plain(node.extendedType.trimmedDescription)
    guard isTestCase(name, nil) else { return .visitChildren }
    look(at: node.memberBlock, isIsolated: mainActor(in: node.attributes) != nil || isIsolated(name))
    return .visitChildren
  }

  private func isTestCase(_ name: String, _ clause: InheritanceClauseSyntax?) -> Bool {
    program.everythingInherited(by: name).contains("XCTestCase")
      || clause?.inheritedTypes.contains { $0.type.trimmedDescription == "XCTestCase" } == true
  }

  /// Whether the program says of a class, or of one above it, that it is of the main actor.
  private func isIsolated(_ name: String) -> Bool {
    (program.superclasses(of: name) + [program.type(name)].compactMap(\.self)).contains { entry in
      entry.declaration?.node.as(ClassDeclSyntax.self).map { mainActor(in: $0.attributes) != nil } ?? false
    }
  }

  private func mainActor(in list: AttributeListSyntax) -> AttributeSyntax? {
    list.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == "MainActor" }
  }

  private func look(at block: MemberBlockSyntax, isIsolated: Bool) {
    for member in block.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        look(at: function, isIsolated: isIsolated)
      } else if isIsolated, let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.has("nonisolated"), !variable.modifiers.has("override"),
        mainActor(in: variable.attributes) == nil
      {
        bind(variable)
      }
    }
  }

  private func look(at function: FunctionDeclSyntax, isIsolated: Bool) {
    let attribute = mainActor(in: function.attributes)
    guard isIsolated || attribute != nil, !function.modifiers.has("nonisolated") else { return }
    let effects = function.signature.effectSpecifiers
    let isStatic = function.modifiers.has("static") || function.modifiers.has("class")
    let isCalledByXCTest =
      !isStatic && function.signature.parameterClause.parameters.isEmpty
      && (function.name.text.hasPrefix("test") || function.modifiers.has("override"))
    guard isCalledByXCTest, effects?.asyncSpecifier == nil, let body = function.body else {
      if attribute == nil, !function.modifiers.has("override") || effects?.asyncSpecifier != nil { bind(function) }
      return
    }
    if let attribute { changes.remove(attribute, .tests) }
    let word = effects?.throwsClause == nil ? "" : "try "
    changes.insert(
      " \(word)MainActor.assumeIsolated { () \(word.isEmpty ? "" : "throws ")-> Void in",
      at: body.leftBrace.endPositionBeforeTrailingTrivia, .tests)
    changes.insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia, .tests)
    changes.count(.tests)
  }

  private func bind(_ node: some SyntaxProtocol) {
    changes.insert("@MainActor ", at: node.positionAfterSkippingLeadingTrivia, .tests)
    changes.count(.tests)
  }
}
