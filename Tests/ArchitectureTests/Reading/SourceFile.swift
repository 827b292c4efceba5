import Foundation

/// A Swift file of the package: where it stands, and its code without comments and string literals.
struct SourceFile {
  /// From the package's root, such as `Sources/Engines/MotionEngine/Spring.swift`.
  var path: String
  /// The lines with comments and string literals blanked.
  var lines: [Substring]
  /// The same in one piece, to look for words in files that mostly do not hold them.
  private let code: Data
  /// The modules the file imports.
  let imports: [Import]

  init(path: String, text: String) {
    self.path = path
    let code = CodeText(text).code
    self.code = Data(code.utf8)
    lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    // A file ends with a newline, which begins no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    imports = Self.imports(in: lines)
  }

  private var folders: [Substring] { path.split(separator: "/").dropLast() }

  /// The floor of a library file: `Engines` for `Sources/Engines/MotionEngine/Spring.swift`.
  var floor: String? {
    folders.count > 1 && folders[0] == "Sources" ? String(folders[1]) : nil
  }

  /// The module the file is compiled into, which is named as its folder below the floor, `Tests` or `Examples` is.
  var module: String? {
    let depth = folders.first == "Sources" ? 2 : 1
    return folders.count > depth ? String(folders[depth]) : nil
  }

  /// Tells whether the code holds a word somewhere.
  func holds(_ word: String) -> Bool { code.range(of: Data(word.utf8)) != nil }

  func isInside(_ folder: String) -> Bool {
    path.hasPrefix(folder + "/")
  }
}

extension SourceFile {
  /// Every Swift file of the package, in the order of the paths; read once, since all rules want the same files.
  static func ofPackage() throws -> [SourceFile] { try packageFiles.get() }

  /// The text of a file of the package.
  static func textOfPackageFile(_ path: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
  }

  private static let packageFiles = Result {
    try ["Sources", "Examples", "Tests"].flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: packageRoot.appending(path: folder).path)
      return try (paths?.allObjects ?? [])
        .compactMap { $0 as? String }
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }
        .sorted()
        .map { SourceFile(path: "\(folder)/\($0)", text: try textOfPackageFile("\(folder)/\($0)")) }
    }
  }

  // Tests/ArchitectureTests/Reading/SourceFile.swift stands four steps below the root.
  private static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
