import Foundation
import Testing
import UIKitPortRules

@testable import UIKitPortFiles

@Suite struct PortRunTests {
  /// A folder that goes with its test.
  final class Scratch {
    let path = FileManager.default.temporaryDirectory.appending(path: "uikit-port-\(UUID().uuidString)").path
    init() throws {
      try FileManager.default.createDirectory(atPath: path + "/Source", withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    func write(_ text: String, to name: String) throws {
      let url = URL(filePath: path + "/" + name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    func read(_ name: String) -> String? {
      FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
    var run: PortRun { PortRun(source: path + "/Source") }
    var target: String { path + "/Port" }
  }

  @Test func `a folder is ported with its folders`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    try scratch.write("@objc class B {}\n", to: "Source/Views/B.swift")
    let outcome = try scratch.run.write(to: scratch.target)
    #expect(outcome.written == ["A.ported.swift", "Views/B.ported.swift"])
    #expect(scratch.read("Port/Views/B.ported.swift")?.hasSuffix("line: 1)\nclass B {}\n") == true)
    #expect(scratch.read("Source/Views/B.swift") == "@objc class B {}\n")
  }

  @Test func `where nothing has changed nothing is done, and else only what changed is written`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    try scratch.write("class B {}\n", to: "Source/B.swift")
    _ = try scratch.run.write(to: scratch.target)
    #expect(try scratch.run.write(to: scratch.target).result == nil)
    try scratch.write("class B { var c = 1 }\n", to: "Source/B.swift")
    #expect(try scratch.run.write(to: scratch.target).written == ["B.ported.swift"])
  }

  @Test func `nibs become a file of the port, anew where they change, and not for other languages`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\nclass A: UIView { @IBOutlet private weak var b: UILabel! }\n", to: "Source/A.swift")
    let nib = "<document><objects><view id=\"a\" customClass=\"A\"/></objects></document>"
    try scratch.write(nib, to: "Source/Base.lproj/A.xib")
    try scratch.write("no XML", to: "Source/de.lproj/A.xib")
    #expect(
      try scratch.run.write(to: scratch.target).written == ["A.ported.swift", "InterfaceFilesOfModule.ported.swift"])
    #expect(scratch.read("Port/A.ported.swift")?.contains("class A: UIView { weak var b: UILabel! }") == true)
    #expect(scratch.read("Port/InterfaceFilesOfModule.ported.swift")?.contains("UINib.define(\"A\")") == true)
    #expect(try scratch.run.write(to: scratch.target).result == nil)
    try scratch.write(nib.replacing("id=\"a\"", with: "id=\"a\" hidden=\"YES\""), to: "Source/Base.lproj/A.xib")
    #expect(try scratch.run.write(to: scratch.target).written == ["InterfaceFilesOfModule.ported.swift"])
    try scratch.write("<document>", to: "Source/Base.lproj/A.xib")
    let outcome = try scratch.run.write(to: scratch.target)
    #expect(outcome.result?.isWhole == false && outcome.written.isEmpty)
  }

  @Test func `tests know the nibs of the module that they test`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    try scratch.write("import UIKit\n", to: "Photos/B.swift")
    try scratch.write("<document><objects/></document>", to: "Photos/B.xib")
    var run = scratch.run
    run.known = [scratch.path + "/Photos"]
    run.options.ownModules = ["Photos"]
    _ = try run.write(to: scratch.target)
    #expect(
      scratch.read("Port/InterfaceFilesOfModule.ported.swift")?.contains(
        "override class var others: [String] { [\"Photos\"] }")
        == true)
  }

  @Test func `a file whose source is gone goes`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    try scratch.write("class B {}\n", to: "Source/B.swift")
    _ = try scratch.run.write(to: scratch.target)
    try FileManager.default.removeItem(atPath: scratch.path + "/Source/B.swift")
    _ = try scratch.run.write(to: scratch.target)
    #expect(scratch.read("Port/B.ported.swift") == nil)
    #expect(scratch.read("Port/A.ported.swift") != nil)
  }

  @Test func `where one file does not parse none is written`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    try scratch.write("class {\n", to: "Source/B.swift")
    let outcome = try scratch.run.write(to: scratch.target)
    #expect(outcome.result?.isWhole == false)
    #expect(!FileManager.default.fileExists(atPath: scratch.target))
  }

  @Test func `links in a circle are followed once`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/Source/Again", withDestinationPath: scratch.path + "/Source")
    #expect(try scratch.run.write(to: scratch.target).written == ["A.ported.swift"])
  }

  @Test func `a port inside of its source is not read`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    for _ in 0..<2 { _ = try scratch.run.write(to: scratch.path + "/Source/Port") }
    #expect(try SourceFolder(scratch.path + "/Source", leavingOut: scratch.path + "/Source/Port").files == ["A.swift"])
  }

  @Test func `what is no text in UTF-8 is told with its place`() throws {
    let scratch = try Scratch()
    try Data([0x61, 0x0a, 0x62, 0xff, 0x0a]).write(to: URL(filePath: scratch.path + "/Source/A.swift"))
    #expect(throws: PortingError("\(scratch.path)/Source/A.swift:2:2: error: the file is no text in UTF-8")) {
      try scratch.run.check()
    }
  }

  @Test func `a folder without files, a folder that is not there and a file that is too large are told`() throws {
    let scratch = try Scratch()
    #expect(throws: PortingError("\(scratch.path)/Source: error: the folder has no Swift files")) {
      try scratch.run.check()
    }
    #expect(throws: PortingError("/nowhere: error: there is no such file or folder")) {
      try PortRun(source: "/nowhere").check()
    }
    try Data(count: 9 << 20).write(to: URL(filePath: scratch.path + "/Source/A.swift"))
    #expect(
      throws: PortingError(
        "\(scratch.path)/Source/A.swift:1:1: error: the file has 9437184 bytes; files of more than 8388608 are not read"
      )
    ) {
      try scratch.run.check()
    }
  }

  @Test func `a source is not written over`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    #expect(throws: PortingError("\(scratch.path)/Source: error: a port is not written over its source")) {
      try scratch.run.write(to: scratch.path + "/Source")
    }
  }

  @Test func `types of other folders are known`() throws {
    let scratch = try Scratch()
    try scratch.write("@objc class Other { @objc func a(_ b: Int) {} }\n", to: "Known/Other.swift")
    try scratch.write("let s = #selector(Other.a)\n", to: "Source/A.swift")
    var run = scratch.run
    run.known = [scratch.path + "/Known"]
    #expect(try run.check().files[0].text.contains("let s = Selector(\"a(_:)\", Other.a(_:))\n"))
  }

  @Test func `where files are listed, interface files count that are listed too`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Source/A.swift")
    let nib = "<document><objects><view id=\"a\"/></objects></document>"
    try scratch.write(nib, to: "Source/One/A.xib")
    try scratch.write(nib, to: "Source/Two/B.xib")
    var run = scratch.run
    run.only = ["A.swift", "Two"]
    _ = try run.write(to: scratch.target)
    let made = scratch.read("Port/InterfaceFilesOfModule.ported.swift")
    #expect(made?.contains("UINib.define(\"B\")") == true && made?.contains("UINib.define(\"A\")") == false)
  }
}
