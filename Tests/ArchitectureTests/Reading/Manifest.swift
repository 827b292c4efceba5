/// What `Package.swift` says about its targets, read from its text: running the package manager takes seconds.
struct Manifest {
  struct Target: Equatable {
    var name: String
    var path: String?
    /// Targets of the package and products of other packages.
    var dependencies: [String]
  }

  var targets: [Target]

  /// Reads `.target(…)`, `.executableTarget(…)` and `.testTarget(…)` whose names, paths and dependencies are literals.
  init(text: String) {
    let text = Self.withoutComments(text)
    let starts = [".target(", ".executableTarget(", ".testTarget("].flatMap { text.ranges(of: $0) }.map(\.upperBound)
    targets = []
    var end = text.startIndex
    // A `.target(…)` inside another one is a dependency.
    for start in starts.sorted() where start > end {
      let arguments = Self.bracketed(text[start...])
      end = arguments.endIndex
      if let target = Self.target(in: arguments) { targets.append(target) }
    }
  }

  func target(named name: String) -> Target? {
    targets.first { $0.name == name }
  }

  /// The names of the library's targets, those below `Sources`, in the order of the manifest.
  var modules: [String] {
    targets.filter { $0.path?.hasPrefix("Sources/") == true }.map(\.name)
  }

  private static func target(in arguments: Substring) -> Target? {
    guard let name = literal(after: "name:", in: arguments) else { return nil }
    var dependencies: [String] = []
    if let list = arguments.firstRange(of: "dependencies:") {
      let rest = arguments[list.upperBound...].drop { $0 != "[" }.dropFirst()
      dependencies = entries(of: bracketed(rest))
    }
    return Target(name: name, path: literal(after: "path:", in: arguments), dependencies: dependencies)
  }

  /// Names in a list such as `"A", .product(name: "B", package: "c"), .target(name: "D")`.
  private static func entries(of list: Substring) -> [String] {
    var names: [String] = []
    var rest = list
    while let mark = rest.firstIndex(where: { $0 == "\"" || $0 == "(" }) {
      let inside = rest[rest.index(after: mark)...]
      if rest[mark] == "\"" {
        let name = inside.prefix { $0 != "\"" }
        names.append(String(name))
        rest = inside[name.endIndex...].dropFirst()
      } else {
        let arguments = bracketed(inside)
        if let name = literal(after: "name:", in: arguments) { names.append(name) }
        rest = inside[arguments.endIndex...].dropFirst()
      }
    }
    return names
  }

  /// The text up to the bracket that closes one opened before it.
  private static func bracketed(_ text: Substring) -> Substring {
    var depth = 0
    return text.prefix { character in
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return depth >= 0
    }
  }

  private static func literal(after label: String, in text: Substring) -> String? {
    guard let label = text.firstRange(of: label) else { return nil }
    let rest = text[label.upperBound...].drop { $0 == " " || $0 == "\n" }
    return rest.first == "\"" ? String(rest.dropFirst().prefix { $0 != "\"" }) : nil
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.drop { $0 == " " }.hasPrefix("//") ? "" : line }
      .joined(separator: "\n")
  }
}
