import Foundation
import Testing
import UIKitPortRules

@testable import UIKitPortFiles

@Suite struct PortReportTests {
  private let report = PortReport(
    name: "Photos",
    result: Porter().port(
      Program(files: [
        SourceText(
          path: "A<b>.swift",
          text: "import UIKit\nclass A { @objc func b() { class_addMethod(UITableViewCell.self) } }\n")
      ])))

  @Test func `a summary has files, places, hand work and what the library lacks`() {
    #expect(
      report.summary
        == "Photos: 1 files with 2 lines, 1 of them changed in 2 places; 1 places are left to be done by hand, 1 of UIKit's names are not in the library."
    )
  }

  @Test func `the text has a table of rules and the places`() {
    #expect(report.text.contains("| Attributes | 1 |\n| Imports | 1 |\n"))
    #expect(report.text.contains("* `A<b>.swift:2:28` There is no runtime of Objective-C"))
    #expect(
      report.text.contains(
        "| `UITableViewCell` | 1 | [Table views](Documentation/Coverage.md#table-views) |"))
  }

  @Test func `the page says the same, and names of files are no marks`() {
    #expect(report.page.contains("<td>A&lt;b&gt;.swift:2:28</td>") && !report.page.contains("<b>"))
    #expect(report.page.contains("<td>UITableViewCell</td><td>1</td><td>Table views</td>"))
  }

  @Test(arguments: [
    ("UITableViewController", CoverageSection.tables), ("UITabBarItem", .tabs), ("NSTextStorage", .textKit),
    ("UIWindowSceneGeometry", .classes), ("AVPlayer", .otherModules),
  ]) func `a name that is lacking belongs to a section`(name: String, section: CoverageSection) {
    #expect(CoverageSection(of: name) == section)
  }

  @Test func `each section stands in the library's account of what there is`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let lines = try String(contentsOf: root.appending(path: "Documentation/Coverage.md"), encoding: .utf8)
      .split(separator: "\n")
    for section in CoverageSection.allCases {
      #expect(lines.contains { $0 == "### \(section.rawValue)" || $0 == "## \(section.rawValue)" })
    }
  }
}
