import SwiftSyntax

/// Makes optional requirements of the program's own protocols such as Swift has without Objective-C.
///
/// A requirement becomes one that may throw, and its default throws: `try?` then answers nil exactly where a class leaves the
/// requirement out. Classes that have it need not throw.
final class OptionalRequirementRule: Rule {
  private var defaults: [(protocol: ProtocolDeclSyntax, text: String)] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.flatMap(Self.declarations)
    let error = Self.error(of: node)
    let access =
      node.modifiers.first { ["public", "private", "fileprivate", "package"].contains($0.name.text) }
      .map { $0.name.text == "private" ? "fileprivate " : $0.name.text + " " } ?? ""
    var lines: [String] = []
    for member in members {
      if let method = member.as(FunctionDeclSyntax.self),
        let optional = method.modifiers.first(where: { $0.name.text == "optional" })
      {
        changes.remove(optional, .optionalRequirements)
        let clause = method.signature.parameterClause
        let isStatic = method.modifiers.has("static") ? "static " : ""
        let generics = method.genericParameterClause?.onOneLine ?? ""
        let answer = method.signature.returnClause.map { " " + $0.onOneLine } ?? ""
        if let effects = method.signature.effectSpecifiers {
          if effects.throwsClause == nil {
            changes.insert(" throws(\(error))", at: effects.endPositionBeforeTrailingTrivia, .optionalRequirements)
          } else {
            changes.find(
              .optionalRequirements, at: method,
              "\(method.name.text) throws by itself: a class that leaves it out looks like one whose method has thrown."
            )
          }
        } else {
          changes.insert(" throws(\(error))", at: clause.endPositionBeforeTrailingTrivia, .optionalRequirements)
        }
        let asynchronous = method.signature.effectSpecifiers?.asyncSpecifier == nil ? "" : " async"
        let effect = method.signature.effectSpecifiers?.throwsClause == nil ? "throws(\(error))" : "throws"
        let body = "\(generics)\(clause.onOneLine)\(asynchronous) \(effect)\(answer)"
        lines.append("  \(access)\(isStatic)func \(method.name.text)\(body) { throw \(error)() }")
      } else if let property = member.as(VariableDeclSyntax.self),
        let optional = property.modifiers.first(where: { $0.name.text == "optional" }),
        let binding = property.bindings.first
      {
        changes.remove(optional, .optionalRequirements)
        if let accessors = binding.accessorBlock {
          changes.replace(accessors, with: "{ get throws(\(error)) }", .optionalRequirements)
        }
        let type = binding.typeAnnotation?.type.onOneLine ?? "Void"
        lines.append(
          "  \(access)var \(binding.pattern.trimmedDescription): \(type) { get throws(\(error)) { throw \(error)() } }")
      }
    }
    guard !lines.isEmpty else { return .visitChildren }
    let name = Self.path(of: node)
    let isolation = node.attributes.has("MainActor") ? "@MainActor " : ""
    var text =
      "/// Thrown where a class leaves out an optional requirement of `\(name)`.\n"
      + "\(access)struct \(error): Error {}\n\n"
      + "\(isolation)extension \(name) {\n\(lines.joined(separator: "\n"))\n}"
    for condition in Self.conditions(around: Syntax(node)) {
      text = "#if \(PlatformRule.ported(condition, options))\n\(text)\n#endif"
    }
    changes.end(with: text, at: file.line(at: node.positionAfterSkippingLeadingTrivia))
    return .visitChildren
  }

  /// The name of the error that stands for a requirement that is left out.
  static func error(of node: ProtocolDeclSyntax) -> String {
    path(of: node).filter { $0 != "." } + "Omission"
  }

  private static func path(of node: ProtocolDeclSyntax) -> String {
    [node.enclosingTypeName, node.name.text].compactMap(\.self).joined(separator: ".")
  }

  /// Members, those in `#if` too.
  private static func declarations(_ item: MemberBlockItemSyntax) -> [DeclSyntax] {
    guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
    return conditional.clauses.flatMap { clause -> [DeclSyntax] in
      guard case .decls(let members) = clause.elements else { return [] }
      return members.flatMap(declarations)
    }
  }

  /// The conditions under which a declaration is compiled, the innermost first.
  static func conditions(around node: Syntax) -> [String] {
    var result: [String] = []
    var next = node.parent
    while let current = next {
      if let clause = current.as(IfConfigClauseSyntax.self),
        let whole = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        let before = whole.prefix { $0.id != clause.id }.compactMap { $0.condition.map { "!(\($0.onOneLine))" } }
        let own = clause.condition.map { ["(\($0.onOneLine))"] } ?? []
        result.append((before + own).joined(separator: " && "))
      }
      next = current.parent
    }
    return result
  }
}
