public import UIKitPortRules

/// What a port has come to, for people: files, rules with counts, what is left by hand, and what the library lacks.
public struct PortReport {
  /// What was ported.
  public let name: String
  /// What came of it.
  public let result: PortResult

  /// A report.
  public init(name: String, result: PortResult) {
    self.name = name
    self.result = result
  }

  private var lines: Int { result.files.reduce(0) { $0 + $1.lines } }
  private var changed: Int { result.files.filter { !$0.counts.isEmpty }.count }
  private var work: [Finding] { result.findings.filter { $0.rule != .nearMisses } }
  private var missing: [(name: String, files: Int)] {
    var counts: [String: Int] = [:]
    for file in result.files { for name in file.missing { counts[name, default: 0] += 1 } }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The sentence for a terminal.
  public var summary: String {
    "\(name): \(result.files.count) files with \(lines) lines, \(changed) of them changed in "
      + "\(result.counts.values.reduce(0, +)) places; \(work.count) places are left to be done by hand, "
      + "\(missing.count) of UIKit's names are not in the library."
  }

  /// The report as a text in Markdown.
  public var text: String {
    var text = "# \(name)\n\n\(summary)\n\n## Rules\n\n| Rule | Places |\n| --- | --- |\n"
    for (rule, count) in result.counts.sorted(by: { $0.key < $1.key }) { text += "| \(rule.rawValue) | \(count) |\n" }
    text +=
      "\n## By hand\n\n"
      + (work.isEmpty
        ? "Nothing.\n"
        : work.map { "* `\($0.path):\($0.line):\($0.column)` \($0.sentence) (\($0.rule.rawValue))\n" }.joined())
    text += "\n## Not in the library\n\n"
    text +=
      missing.isEmpty
      ? "Nothing.\n"
      : "The sections are those of the library's `Documentation/Coverage.md`, which says what stands in for them.\n\n"
        + "| Name | Files | Section |\n| --- | --- | --- |\n"
        + missing.map { "| `\($0.name)` | \($0.files) | \(Self.link(to: CoverageSection(of: $0.name))) |\n" }.joined()
    text += "\n## Files\n\n| File | Lines | Places |\n| --- | --- | --- |\n"
    for file in result.files { text += "| \(file.path) | \(file.lines) | \(file.counts.values.reduce(0, +)) |\n" }
    return text
  }

  /// The report as a page that needs nothing else.
  public var page: String {
    func cells(_ values: [String], _ tag: String = "td") -> String {
      "<tr>" + values.map { "<\(tag)>\(Self.escaped($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    var page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(name))</title>
      <style>
      :root { color-scheme: light dark } body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
      table { border-collapse: collapse } td, th { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top }
      </style></head><body>
      <h1>\(Self.escaped(name))</h1>
      <p>\(Self.escaped(summary))</p>

      """
    page += "<h2>Rules</h2>\n<table>\n" + cells(["Rule", "Places"], "th")
    for (rule, count) in result.counts.sorted(by: { $0.key < $1.key }) { page += cells([rule.rawValue, "\(count)"]) }
    page += "</table>\n<h2>By hand</h2>\n"
    page +=
      work.isEmpty
      ? "<p>Nothing.</p>\n"
      : "<table>\n"
        + work.map { cells(["\($0.path):\($0.line):\($0.column)", $0.sentence, $0.rule.rawValue]) }.joined()
        + "</table>\n"
    page += "<h2>Not in the library</h2>\n"
    page +=
      missing.isEmpty
      ? "<p>Nothing.</p>\n"
      : "<p>The sections are those of the library's Documentation/Coverage.md, which says what stands in for them.</p>\n<table>\n"
        + cells(["Name", "Files", "Section"], "th")
        + missing.map { cells([$0.name, "\($0.files)", CoverageSection(of: $0.name).rawValue]) }.joined() + "</table>\n"
    page += "<h2>Files</h2>\n<table>\n" + cells(["File", "Lines", "Places"], "th")
    for file in result.files { page += cells([file.path, "\(file.lines)", "\(file.counts.values.reduce(0, +))"]) }
    return page + "</table>\n</body></html>\n"
  }

  private static func link(to section: CoverageSection) -> String { "[\(section.rawValue)](\(section.link))" }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][$1] ?? String($1) }
  }
}
