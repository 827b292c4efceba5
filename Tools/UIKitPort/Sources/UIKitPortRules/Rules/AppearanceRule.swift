import SwiftSyntax

/// Says which properties of the program's views appearances set: those that are `dynamic`, as UIKit finds them.
final class AppearanceRule: Rule {
  /// The library's views that programs make subclasses of.
  private static let views: Set<String> = [
    "UIView", "UIControl", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UIStackView", "UISwitch", "UISlider",
    "UIStepper", "UISegmentedControl", "UIProgressView", "UIPageControl", "UIActivityIndicatorView",
    "UIVisualEffectView", "UINavigationBar", "UIToolbar", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewListCell", "UICollectionReusableView", "UITextField", "UITextView", "UISearchBar",
    "UISearchTextField", "UIRefreshControl", "UIWindow",
  ]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = [Syntax(node.memberBlock).enclosingTypeName, node.name.text].compactMap(\.self).first ?? node.name.text
    guard let entry = program.type(owner), !program.everythingInherited(by: entry.name).isDisjoint(with: Self.views),
      !entry.properties.contains(where: { $0.name == "appearanceProperties" })
    else { return .visitChildren }
    let names = entry.properties.filter(Self.isSetByAppearances).map(\.name)
    guard !names.isEmpty else { return .visitChildren }
    let isOpen = node.modifiers.has("open")
    let access = isOpen ? "open " : node.modifiers.has("public") ? "public " : ""
    let list = names.map { "AppearanceProperty(\\\(node.name.text).\($0))" }.joined(separator: ", ")
    changes.add(
      Changes.Addition(
        text:
          "\(access)override class var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + [\(list)] }",
        file: file, line: file.line(at: node.positionAfterSkippingLeadingTrivia),
        end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia, key: "appearanceProperties"))
    changes.count(.appearances)
    return .visitChildren
  }

  private static func isSetByAppearances(_ property: PropertyEntry) -> Bool {
    let node = property.node
    guard node.modifiers.has("dynamic"), node.bindingSpecifier.text == "var", !property.isOverride,
      !["static", "class", "lazy", "weak", "private", "fileprivate"].contains(where: node.modifiers.has)
    else { return false }
    // Of a computed one there has to be a setter.
    guard let accessors = node.bindings.first?.accessorBlock else { return true }
    guard let list = accessors.accessors.as(AccessorDeclListSyntax.self) else { return false }
    let kinds = list.map(\.accessorSpecifier.text)
    return kinds.contains("set") || kinds.contains("didSet") || kinds.contains("willSet")
  }
}
