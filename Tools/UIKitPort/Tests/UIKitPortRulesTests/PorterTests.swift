import Testing

@testable import UIKitPortRules

@Suite struct PorterTests {
  @Test func `a port says where it comes from`() {
    let result = Porter().port(Program(files: [SourceText(path: "Photos/A.swift", text: "import UIKit\n")]))
    #expect(
      result.files[0].text
        == "// Ported by uikit-port; the source is Photos/A.swift.\n#sourceLocation(file: \"Photos/A.swift\", line: 1)\nimport OpenCollectionViewShim\n"
    )
  }

  @Test func `the port of a port is itself`() {
    let once = Porter().port(Program(files: [SourceText(path: "A.swift", text: "class A { @objc func b() {} }\n")]))
      .files[0].text
    #expect(Porter().port(Program(files: [SourceText(path: "A.swift", text: once)])).files[0].text == once)
  }

  @Test func `nothing in a port is left for the rules`() {
    let text =
      "@objc protocol D { @objc optional func a() }\nclass A { weak var d: D?; @objc func b() { d?.a?() }; lazy var s = #selector(b) }\n"
    let once = port(text)
    let body = once.split(separator: "\n\n").first.map { $0 + "\n" } ?? ""
    #expect(port(String(body)).hasPrefix(String(body)))
  }

  @Test func `what cannot be decided is a warning of the compiler's, at its line`() {
    let ported = port("func a() {\n  class_addMethod()\n}\n")
    #expect(
      ported.hasSuffix(
        "\n#sourceLocation(file: \"A.swift\", line: 2)\n#warning(\"There is no runtime of Objective-C: write what class_addMethod is for in another way. [ObjectiveCRuntime]\")\n"
      ))
  }

  @Test func `source that does not parse has no port, and a sentence with its place`() {
    let result = Porter().port(
      Program(files: [
        SourceText(path: "A.swift", text: "class A {}\n"), SourceText(path: "B.swift", text: "class {\n"),
      ]))
    #expect(result.files.isEmpty && !result.isWhole)
    #expect(
      result.findings.first?.description
        == "B.swift:1:7: error: expected identifier in class; the file is not ported. [Syntax]")
  }

  @Test func `source that lies too deep in itself is told of, and does not end the tool`() {
    let text = "let a = " + String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000) + "\n"
    let result = Porter().port(Program(files: [SourceText(path: "A.swift", text: text)]))
    #expect(result.files.isEmpty && !result.isWhole)
    #expect(result.findings.first?.description.hasPrefix("A.swift:1:") == true)
  }

  @Test func `lines stay where they are`() {
    let text =
      "import UIKit\n\n@objc\nclass A: UIView {\n  @IBOutlet\n  var a: B!\n  let s = #selector(\n    c(\n      _:))\n  @objc func c(_ d: E) {}\n}\n"
    let (lines, ported) = (
      text.split(separator: "\n", omittingEmptySubsequences: false),
      port(text).split(separator: "\n", omittingEmptySubsequences: false)
    )
    #expect(lines.count == ported.count)
    #expect(ported[9] == "  func c(_ d: E) {}")
  }
}
