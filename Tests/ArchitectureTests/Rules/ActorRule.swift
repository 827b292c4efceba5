/// A public declaration that is bound to the main actor says `@preconcurrency` too, as UIKit's do: without it a class that
/// is not bound to the main actor, such as a test in Swift 5 mode, may not even make its own delegate.
struct ActorRule {
  func problems(in file: SourceFile) -> [Problem] {
    guard file.floor != nil, file.holds("@MainActor") else { return [] }
    var isInPublicProtocol = false
    var problems: [Problem] = []
    for (index, line) in file.lines.enumerated() {
      if line.firstRange(of: "public protocol") != nil { isInPublicProtocol = true }
      if line.hasPrefix("}") { isInPublicProtocol = false }
      for range in line.ranges(of: "@MainActor") {
        let rest = [line[range.upperBound...]] + file.lines[(index + 1)...].prefix(3)
        guard let words = Self.wordsOfDeclaration(rest),
          isInPublicProtocol || words.contains("public") || words.contains("open"), !words.contains("@preconcurrency"),
          !line[..<range.lowerBound].hasSuffix("@preconcurrency ")
        else { continue }
        problems.append(
          Problem(
            path: file.path, line: index + 1, sentence: "a public @MainActor declaration is @preconcurrency as well"))
      }
    }
    return problems
  }

  /// The attributes and modifiers between an attribute and the keyword of its declaration; nil where it is that of a type,
  /// such as a closure's.
  private static func wordsOfDeclaration(_ lines: [Substring]) -> [Substring]? {
    var modifiers: [Substring] = []
    for word in lines.flatMap({ $0.split(separator: " ") }) {
      if keywords.contains(String(word.prefix { $0.isLetter })) { return modifiers }
      guard word.hasPrefix("@") || Self.modifiers.contains(String(word)) else { return nil }
      modifiers.append(word)
    }
    return nil
  }

  // `class` is a modifier as well, before `func` and `var`; either way a declaration follows.
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "subscript", "static",
    "typealias",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "override", "required", "convenience",
    "mutating", "weak", "unowned", "lazy", "indirect", "nonisolated",
  ]
}
