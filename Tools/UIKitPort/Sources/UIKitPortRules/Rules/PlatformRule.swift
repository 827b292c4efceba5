import SwiftSyntax

/// Has conditions for iOS mean the library: `os(iOS)` and `canImport(UIKit)` are true where it can be imported.
final class PlatformRule: Rule {
  private static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers"]

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { look(at: Syntax(condition)) }
    return .visitChildren
  }

  private func look(at node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      if name == "os" && argument == "iOS" || name == "canImport" && Self.modules.contains(argument) {
        changes.replace(call, with: "canImport(\(options.module))", .platforms)
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { look(at: child) }
  }

  /// A condition as the port has it.
  static func ported(_ condition: String, _ options: PortOptions) -> String {
    (["os(iOS)"] + modules.sorted().map { "canImport(\($0))" }).reduce(condition) { text, word in
      text.components(separatedBy: word).joined(separator: "canImport(\(options.module))")
    }
  }
}
