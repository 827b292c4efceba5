/// Makes Swift of the interface files of a module: a class that says what its nibs and storyboards hold.
///
/// What is made is of the library's public members alone, one statement for each thing that a file says, so that it can be read beside
/// the file. What the library does not have is left out, with a warning that names the place.
public struct InterfaceCompiler {
  /// The name of the class, which the library looks for in each module.
  public static let className = "InterfaceFilesOfModule"

  let program: Program
  private let module: String

  /// A compiler for the files of a program.
  ///
  /// - Parameters:
  ///   - program: what is known of the module's classes: names of actions, and what their outlets are.
  ///   - module: the module that is imported in UIKit's place.
  public init(program: Program, module: String = PortOptions().module) {
    self.program = program
    self.module = module
  }

  /// The Swift of files, and what a person has to know of them; without a text where one of them cannot be read.
  ///
  /// - Parameter others: modules whose files are those of this one as well.
  public func compile(_ files: [InterfaceFile], others: [String] = []) -> (text: String?, findings: [Finding]) {
    var findings: [Finding] = []
    var definitions: [String] = []
    var functions: [String] = []
    for (index, file) in files.sorted(by: { $0.path < $1.path }).enumerated() {
      do throws(InterfaceReader.Mistake) {
        let root = try InterfaceReader.read(file.text)
        guard root.name == "document" else {
          throw InterfaceReader.Mistake(
            line: root.line, column: root.column, sentence: "an interface file is a <document>, not a <\(root.name)>")
        }
        // A screen that is shown before the program runs is none of it.
        if root["launchScreen"] == "YES" { continue }
        var builder = InterfaceBuilder(file: file, root: root, number: index, program: program)
        builder.build()
        definitions += builder.definitions
        functions += builder.functions
        findings += builder.findings
      } catch {
        findings.append(
          Finding(
            path: file.path, line: error.line, column: error.column, rule: .interfaces, sentence: error.sentence,
            isError: true))
      }
    }
    guard !findings.contains(where: \.isError) else { return (nil, findings) }
    var lines = [
      "// Made of the module's interface files by uikit-port.", "import \(module)", "",
      "@MainActor final class \(Self.className): InterfaceFiles {",
    ]
    if !others.isEmpty {
      lines.append(
        "  override class var others: [String] { [\(others.map { "\"\($0)\"" }.joined(separator: ", "))] }")
    }
    lines += ["  override class func define() {"] + definitions.map { "    " + $0 } + ["  }"] + functions + ["}", ""]
    return (lines.joined(separator: "\n"), findings)
  }
}
