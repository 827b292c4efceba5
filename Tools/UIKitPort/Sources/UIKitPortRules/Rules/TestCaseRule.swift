import SwiftSyntax

/// Leaves test cases of XCTest bound to no actor: on Linux their bundle stops where one is bound to the main actor.
final class TestCaseRule: Rule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard
      program.everythingInherited(by: node.name.text).contains("XCTestCase")
        || node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "XCTestCase" })
          == true
    else { return .visitChildren }
    for element in node.attributes {
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "MainActor"
      else {
        continue
      }
      changes.remove(attribute, .tests)
    }
    return .visitChildren
  }
}
