/// Where a program's error stops the process for good: in the kit only in the files that the house lists, since all other
/// errors are told in a way that a process can survive.
struct TrapRule {
  var house: House

  func problems(in file: SourceFile) -> [Problem] {
    guard file.isInside("Sources/Kit"), !house.trappingFiles.contains(file.path), Self.stops.contains(where: file.holds)
    else { return [] }
    return file.lines.enumerated().filter { Self.traps($0.element) }.map {
      Problem(
        path: file.path, line: $0.offset + 1,
        sentence: "a process cannot survive this; use ProgrammingErrors.report, or list the file in House.swift")
    }
  }

  /// Files that are listed and hold no trap any longer.
  func unneeded(in files: [SourceFile]) -> [String] {
    house.trappingFiles.filter { path in
      files.first { $0.path == path }?.lines.contains(where: Self.traps) != true
    }
  }

  private static let stops = ["fatalError(", "precondition(", "preconditionFailure("]

  /// Initializers that nobody can call stop in every file.
  private static func traps(_ line: Substring) -> Bool {
    stops.contains { line.contains($0) }
      && !line.contains("init?(coder: NSCoder) {") && !line.contains("init(instantiating: Void) {")
  }
}
