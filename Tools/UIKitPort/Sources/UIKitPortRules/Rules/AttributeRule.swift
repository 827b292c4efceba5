import SwiftSyntax

/// Takes away what only Objective-C and Interface Builder read: `@objc`, `@IBOutlet`, `dynamic` and their like.
final class AttributeRule: Rule {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSCopying",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.attributes.contains(name) {
      changes.remove(node, .attributes)
    } else if name == "NSManaged" {
      changes.find(.attributes, at: node, "There is no Core Data here: give the property a value of its own.")
      changes.remove(node, .attributes)
    } else if name == "Published", !file.importsSwiftUI, program.type(name)?.declaration == nil {
      // Nobody observes it.
      changes.remove(node, .attributes)
    } else if name == "convention", ["block", "c"].contains(node.arguments?.trimmedDescription) {
      if node.arguments?.trimmedDescription == "block" { changes.remove(node, .attributes) }
    }
    return .visitChildren
  }

  /// What an interface file reaches: outlets and actions, which Swift that is made of it must reach as well.
  private static let reached: Set<String> = ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"]

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" || node.name.text == "weak" && isInProtocol(node) {
      changes.remove(node, .attributes)
    } else if ["private", "fileprivate"].contains(node.name.text),
      let declaration = node.parent?.parent?.asProtocol((any WithAttributesSyntax).self),
      declaration.attributes.contains(where: {
        $0.as(AttributeSyntax.self).map { Self.reached.contains($0.attributeName.trimmedDescription) } ?? false
      })
    {
      changes.remove(node, .attributes)
    }
    return .skipChildren
  }

  /// Protocols of Objective-C may say that a property is weak, which means nothing.
  private func isInProtocol(_ node: DeclModifierSyntax) -> Bool {
    node.parent?.parent?.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }
}
