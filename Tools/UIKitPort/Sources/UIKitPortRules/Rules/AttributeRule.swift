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
    } else if name == "convention", ["block", "c"].contains(node.arguments?.trimmedDescription) {
      if node.arguments?.trimmedDescription == "block" { changes.remove(node, .attributes) }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { changes.remove(node, .attributes) }
    return .skipChildren
  }
}
