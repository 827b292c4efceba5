import SwiftParser
import SwiftSyntax

/// Writes `#selector` as a `Selector` that is made of a name and a method.
final class SelectorRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
    if let accessor = argument.label?.text {
      property(argument.expression, accessor, node)
    } else {
      method(argument.expression, node)
    }
    return .skipChildren
  }

  private func method(_ expression: ExprSyntax, _ node: MacroExpansionExprSyntax) {
    var expression = expression
    var cast: String?
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      expression = only.expression
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let last = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      expression = first
      cast = last.type.onOneLine
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
      {
        expression = only.expression
      }
    }
    guard let (owner, reference) = ownerAndName(expression, node) else { return }
    let base = reference.baseName.text
    var labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
    let known = program.methods(named: base, in: owner.lookedUp).filter {
      !$0.isOptional || $0.node.enclosing(ProtocolDeclSyntax.self) != nil
    }
    let wantedCount = cast.map(Self.parameterCount)
    var chosen = known.first { entry in
      (labels == nil || labels! == entry.labels) && (wantedCount == nil || wantedCount! == entry.labels.count)
    }
    // A method of UIKit's with the name is in the kit; what the program has overloaded needs its labels.
    if labels == nil, wantedCount == nil, let plain = known.first(where: { $0.labels.isEmpty }), known.count > 1 {
      chosen = plain
    }
    if labels == nil, let chosen { labels = chosen.labels }
    let isAction = (chosen?.labels ?? labels ?? []).count < 2 || chosen.map(Self.takesEvent) == true
    if let chosen, !isAction {
      changes.find(
        .selectors, at: node,
        "\(chosen.name) takes more than a sender and an event, which nothing here calls by a selector: call it directly."
      )
    }
    let spelled = labels.map { $0.isEmpty ? base : "\(base)(\($0.map { $0 + ":" }.joined()))" } ?? base
    let name = chosen?.objectiveCName ?? (labels == nil ? base + String(repeating: "_:", count: 0) : spelled)
    guard isAction else {
      // A name alone, to be compared with others.
      changes.replace(node, with: "Selector(\"\(name)\")", .selectors)
      return
    }
    if let chosen, let protocolNode = chosen.node.enclosing(ProtocolDeclSyntax.self), chosen.isOptional {
      let type = protocolNode.name.text
      changes.replace(
        node, with: "Selector(\"\(name)\", calling: { (_: any \(type)) in })", .selectors)
      return
    }
    var method = "\(owner.written).\(spelled)"
    // Without labels a name may mean several: the type tells which.
    let isAmbiguous = labels?.isEmpty == true && Set(known.map(\.labels)).count > 1
    if isAmbiguous { method += " as (\(owner.written)) -> () -> \(chosen?.answer ?? "Void")" }
    if let cast, labels == nil { method += " as \(cast)" }
    changes.replace(node, with: "Selector(\"\(name)\", \(method))", .selectors)
  }

  /// Whether a method takes a sender and an event.
  private static func takesEvent(_ method: MethodEntry) -> Bool {
    method.labels.count == 2 && method.types.last?.contains("Event") == true
  }

  private func property(_ expression: ExprSyntax, _ accessor: String, _ node: MacroExpansionExprSyntax) {
    guard let (owner, reference) = ownerAndName(expression, node) else { return }
    let name = reference.baseName.text
    if accessor == "getter" {
      changes.replace(
        node, with: "Selector(\"\(name)\", calling: { (target: \(owner.written)) in _ = target.\(name) })", .selectors)
      return
    }
    let entry = program.ancestry(of: owner.lookedUp).flatMap(\.properties).first { $0.name == name }
    guard let type = entry?.type else {
      changes.find(
        .selectors, at: node, "The type of \(name) is not written anywhere: write it, so that its setter can be called."
      )
      changes.replace(node, with: "Selector(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\")", .selectors)
      return
    }
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    changes.replace(
      node,
      with:
        "Selector(\"\(setter)\", calling: { (target: \(owner.written), value: \(type)) in target.\(name) = value })",
      .selectors)
  }

  private struct Owner {
    /// The type as it is named in the port.
    let written: String
    /// The type by which methods are found.
    let lookedUp: String
  }

  private func ownerAndName(
    _ expression: ExprSyntax, _ node: MacroExpansionExprSyntax
  ) -> (Owner, DeclReferenceExprSyntax)? {
    let own = node.enclosingTypeName
    let isInProtocol = own.flatMap { program.type($0)?.kind } == .protocol || own.map(isKitProtocol) == true
    func owning() -> Owner? { own.map { Owner(written: isInProtocol ? "Self" : $0, lookedUp: $0) } }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      guard let owner = owning() else {
        changes.find(
          .selectors, at: node,
          "Nobody says whose method \(reference.trimmedDescription) is: write its class before it.")
        return nil
      }
      return (owner, reference)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      changes.find(.selectors, at: node, "This form of #selector is not known: write a method of a class.")
      return nil
    }
    let text = base.trimmedDescription
    if text == "self" || text == "super" || text == "Self", let owner = owning() { return (owner, member.declName) }
    let isType = text.split(separator: ".").last?.first?.isUppercase == true
    if isType {
      var name = text
      for module in ["UIKit.", "Foundation."] where name.hasPrefix(module) {
        name = String(name.dropFirst(module.count))
      }
      return (Owner(written: name, lookedUp: name), member.declName)
    }
    if let type = Receivers(program: program).type(of: base) {
      return (Owner(written: type, lookedUp: type), member.declName)
    }
    changes.find(
      .selectors, at: node, "The class of \(text) is not written anywhere near: write the class itself in its place.")
    return nil
  }

  private func isKitProtocol(_ name: String) -> Bool {
    KitProtocols.all.names.contains(name)
      || ["UIContentContainer", "UIDynamicItem", "UITraitEnvironment", "NSObjectProtocol"].contains(name)
  }

  /// How many parameters the last part of `(C) -> (A, B) -> Void` has.
  private static func parameterCount(_ type: String) -> Int {
    let parts = type.components(separatedBy: "->").dropLast()
    guard let last = parts.last?.trimmed else { return 0 }
    let inside = last.filter { !"()".contains($0) }.trimmed
    return inside.isEmpty || inside == "Void" ? 0 : inside.split(separator: ",").count
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "Selector" || callee == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first?.expression
    else { return .visitChildren }
    var inside = argument
    while let tuple = inside.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      inside = only.expression
    }
    guard let literal = inside.as(StringLiteralExprSyntax.self) else { return .visitChildren }
    let text = literal.representedLiteralValue ?? ""
    guard let own = node.enclosingTypeName,
      let method = program.ancestry(of: own).flatMap(\.methods).first(where: { objectiveCName(of: $0) == text })
    else {
      if !Self.standard.contains(text) {
        changes.find(
          .selectors, at: node,
          "No method here is called \(text) for Objective-C: who calls the selector reaches nothing.")
      }
      return .skipChildren
    }
    changes.replace(node, with: "Selector(\"\(text)\", \(own).\(method.name))", .selectors)
    return .skipChildren
  }

  private static let standard: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "undo:", "redo:",
  ]

  private func objectiveCName(of method: MethodEntry) -> String {
    if let name = method.objectiveCName { return name }
    guard let first = method.labels.first else { return method.base }
    let rest = method.labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    guard first != "_" else { return method.base + ":" + rest }
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    return method.base + (Self.joins(first) ? "" : "With") + capital + ":" + rest
  }

  /// Tells whether a first label follows the name in Objective-C without a word between them.
  static func joins(_ label: String) -> Bool {
    ["with", "for", "from", "to", "at", "in", "by", "on", "of", "using"].contains { label.hasPrefix($0) }
  }
}

extension String {
  /// The parts between a separator.
  func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = Substring(self)
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
