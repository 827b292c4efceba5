import SwiftSyntax

/// Takes away the entry point of an application, which a host has, or makes it one of the host's.
final class ApplicationMainRule: Rule {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    let isFormer = name == "UIApplicationMain" || name == "NSApplicationMain"
    guard isFormer || name == "main" && isOfApplicationDelegate(node) else { return .visitChildren }
    if let host = options.host {
      if isFormer { changes.replace(node, with: "@main", .applicationMain) }
      changes.end(with: "import \(host)")
    } else {
      changes.remove(node, .applicationMain)
    }
    return .skipChildren
  }

  private func isOfApplicationDelegate(_ node: AttributeSyntax) -> Bool {
    guard let owner = node.enclosing(ClassDeclSyntax.self) else { return false }
    return program.everythingInherited(by: owner.name.text).contains("UIApplicationDelegate")
  }
}
