import SwiftSyntax

/// Tells of methods that are nearly a delegate's and so never called.
final class NearMissRule: Rule {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.enclosingTypeName, let entry = program.type(owner),
      entry.kind == .class || entry.kind == .struct,
      let method = entry.methods.first(where: { $0.node.id == node.id }), !method.isOverride, !method.isStatic,
      !method.labels.isEmpty
    else { return .skipChildren }
    let types = method.types.map(program.meaning)
    let inherited = program.everythingInherited(by: owner)
    let wanted = inherited.flatMap(KitProtocols.all.methods(of:)).map {
      (owner: $0.owner, name: $0.name, types: $0.types)
    }
    let own = program.ownProtocols.filter { inherited.contains($0.name) }.flatMap { entry in
      entry.methods.map { (owner: entry.name, name: $0.name, types: $0.types, isOptional: $0.isOptional) }
    }
    // A requirement of any protocol that fits is what the method is for.
    if own.contains(where: { $0.name == method.name && Self.areEqual($0.types.map(program.meaning), types) }) {
      return .skipChildren
    }
    if wanted.contains(where: { $0.name == method.name && Self.areEqual($0.types.map(program.meaning), types) }) {
      return .skipChildren
    }
    let all = wanted + own.filter(\.isOptional).map { ($0.owner, $0.name, $0.types) }
    if let other = all.first(where: { $0.name == method.name }) {
      changes.find(
        .nearMisses, at: node.name,
        "\(method.name) is never called for \(other.owner), which has it with (\(other.types.joined(separator: ", "))), "
          + "not with (\(method.types.joined(separator: ", "))).")
    } else if let other = all.first(where: { Self.isNear($0.name, method.name) && $0.types.count == method.types.count }
    ),
      !KitProtocols.all.methods.keys.contains(method.name)
    {
      changes.find(
        .nearMisses, at: node.name, "\(method.name) is never called for \(other.owner), which has \(other.name).")
    }
    return .skipChildren
  }

  /// Whether types are the same but for optionals, which Swift lets differ where Objective-C says nothing.
  static func areEqual(_ one: [String], _ other: [String]) -> Bool { one.map(plain) == other.map(plain) }

  private static func plain(_ type: String) -> String {
    var text = type.filter { !" ?!()".contains($0) }
    for word in ["any", "UIKit.", "Foundation.", "Swift."] where text.hasPrefix(word) && text.count > word.count {
      if word == "any", text.dropFirst(3).first?.isUppercase != true { continue }
      text = String(text.dropFirst(word.count))
    }
    return text == "NSIndexPath" ? "NSIndexPath" : text
  }

  /// Whether names differ by the ways of earlier Swift, by case, or by a slip of two letters.
  static func isNear(_ one: String, _ other: String) -> Bool {
    if simple(one) == simple(other) { return true }
    guard one.count > 12, abs(one.count - other.count) <= 2 else { return false }
    return distance(Array(one), Array(other)) <= 2
  }

  private static func simple(_ name: String) -> String {
    name.lowercased().components(separatedBy: "indexpath").joined().components(separatedBy: "section:").joined(
      separator: ":"
    )
    .filter { $0 != "_" }
  }

  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, left) in one.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (place, right) in other.enumerated() {
        let next = min(row[place + 1] + 1, row[place] + 1, corner + (left == right ? 0 : 1))
        corner = row[place + 1]
        row[place + 1] = next
      }
    }
    return row[other.count]
  }
}
