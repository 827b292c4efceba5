/// Some modules declare no operators. The compiler knows operators by their names alone: whatever uses one of a name that a
/// module below declares, for whichever type, is compiled again with each change of that module. Those that Swift writes itself,
/// such as `==` of a structure whose parts are equal, do not count.
struct OperatorRule {
  var house: House

  func problems(in file: SourceFile) -> [Problem] {
    guard file.floor != nil, let module = file.module, house.modulesWithoutOperators.contains(module) else { return [] }
    return file.lines.enumerated().compactMap { index, line in
      guard let name = Self.operatorName(in: line) else { return nil }
      return Problem(
        path: file.path, line: index + 1,
        sentence:
          "\(module) declares no operators, and so not \(name): whatever uses one would be built with its changes")
    }
  }

  private static func operatorName(in line: Substring) -> Substring? {
    guard let keyword = line.firstRange(of: "func ") else { return nil }
    let name = line[keyword.upperBound...].drop { $0 == " " }.prefix { "+-*/%=<>!&|^~?.".contains($0) }
    return name.isEmpty ? nil : name
  }
}
