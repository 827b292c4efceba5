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
      if isOfLayer(node) {
        beginWithValue(node)
      } else {
        changes.find(.attributes, at: node, "There is no Core Data here: give the property a value of its own.")
      }
      changes.remove(node, .attributes)
    } else if name == "Published", program.type(name)?.declaration == nil {
      // Nobody observes it.
      changes.remove(node, .attributes)
    } else if name == "convention", ["block", "c"].contains(node.arguments?.trimmedDescription) {
      if node.arguments?.trimmedDescription == "block" { changes.remove(node, .attributes) }
    }
    return .visitChildren
  }

  /// The values that properties of a layer's class begin with.
  private static let values = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "UInt": "0", "Bool": "false", "String": "\"\"",
    "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero",
    "CATransform3D": "CATransform3DIdentity", "CGAffineTransform": ".identity",
  ]

  private func isOfLayer(_ node: AttributeSyntax) -> Bool {
    guard let type = node.enclosingTypeName else { return false }
    return program.ancestry(of: type).contains { $0.inherited.contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") } }
  }

  /// A layer keeps the property itself.
  private func beginWithValue(_ node: AttributeSyntax) {
    guard let property = node.enclosing(VariableDeclSyntax.self) else { return }
    for binding in property.bindings {
      guard let type = binding.typeAnnotation?.type, binding.initializer == nil,
        !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      else { continue }
      if let value = Self.values[type.trimmedDescription] {
        changes.insert(" = \(value)", at: type.endPositionBeforeTrailingTrivia, .attributes)
      } else {
        changes.find(.attributes, at: node, "The layer does not keep the property for the class: give it a value.")
      }
    }
  }

  /// What an interface file reaches: outlets and actions, which Swift that is made of it must reach as well.
  private static let reached: Set<String> = ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"]

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "open", isStatic(node) {
      // Swift 4 took both words.
      changes.replace(node.name, with: "public", .attributes)
    } else if node.name.text == "dynamic" || node.name.text == "weak" && isInProtocol(node) {
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

  private func isStatic(_ node: DeclModifierSyntax) -> Bool {
    node.parent?.as(DeclModifierListSyntax.self)?.contains { $0.name.text == "static" } == true
  }

  /// Protocols of Objective-C may say that a property is weak, which means nothing.
  private func isInProtocol(_ node: DeclModifierSyntax) -> Bool {
    node.parent?.parent?.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }
}
