import Testing

@testable import UIKitPortRules

/// The port of one file, without the two lines that say where it comes from, and without the import that a file gets which
/// has none.
func port(_ text: String, options: PortOptions = PortOptions(), keepsImport: Bool = false) -> String {
  let result = Porter(options: options).port(Program(files: [SourceText(path: "A.swift", text: text)]))
  let ported = result.files.first.map { withoutHead($0.text) }
  let ending = "\nimport OpenCollectionViewShim\n"
  if let ported, !keepsImport, ported.hasSuffix(ending) { return String(ported.dropLast(ending.count)) }
  return ported ?? result.findings.map(\.description).joined(separator: "\n")
}

/// The ports of several files of one module, by their paths.
func port(_ texts: [String: String]) -> [String: String] {
  let files = texts.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }
  let ported = Porter().port(Program(files: files)).files
  return Dictionary(uniqueKeysWithValues: ported.map { ($0.path, withoutHead($0.text)) })
}

/// What a port finds in one file.
func findings(_ text: String) -> [String] {
  Porter().port(Program(files: [SourceText(path: "A.swift", text: text)])).findings.map(\.description)
}

/// What lint finds in one file.
func lint(_ text: String) -> [String] {
  Porter().lint(Program(files: [SourceText(path: "A.swift", text: text)])).map(\.description)
}

private func withoutHead(_ text: String) -> String {
  text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
}
