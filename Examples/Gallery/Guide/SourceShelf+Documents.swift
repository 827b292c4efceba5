#if BrowserHost
import BrowserHost
import Foundation

extension SourceShelf {
  /// What the server answers for a path of the gallery's address; nil where nothing of the shelf is there.
  func document(at path: String) -> PageDocument? {
    guard path.hasPrefix(Self.prefix) else { return nil }
    var path = path.dropFirst(Self.prefix.count)
    if path == "style.css" { return PageDocument(Self.style, mediaType: "text/css; charset=utf-8") }
    while path.hasSuffix("/") { path = path.dropLast() }
    let name = String(path)
    if files.contains(name) {
      guard let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8) else { return nil }
      return page(of: name, "<pre tabindex=\"0\">\(Self.escaped(text))</pre>")
    }
    let children = children(of: name)
    guard !children.isEmpty else { return nil }
    let items = children.map { child in
      "<li><a href=\"\(Self.up(name))\(Self.escaped(name.isEmpty ? child : name + "/" + child))\">\(Self.escaped(child))</a></li>"
    }
    return page(of: name, "<ul>\(items.joined(separator: "\n"))</ul>")
  }

  /// The way from a file or folder up to the shelf.
  private static func up(_ path: String) -> String {
    String(repeating: "../", count: path.split(separator: "/").dropLast().count)
  }

  private func page(of path: String, _ body: String) -> PageDocument {
    let up = Self.up(path)
    let parts = path.split(separator: "/").map(String.init)
    let way = parts.indices.dropLast().map { index in
      "<a href=\"\(up)\(Self.escaped(parts[...index].joined(separator: "/")))\">\(Self.escaped(parts[index]))</a>"
    }
    return PageDocument(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(parts.last ?? "Source"))</title>
      <link rel="stylesheet" href="\(up)style.css">
      <nav aria-label="Folders">\(way.joined(separator: " / "))</nav>
      <main>
      <h1>\(Self.escaped(parts.last ?? "Source"))</h1>
      \(body)
      </main>
      </html>
      """)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static let style = """
    :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
    body { margin: 24px auto; max-width: 960px; padding: 0 16px; background: #fbfaf7; color: #000; }
    a { color: #005ec4; }
    pre { overflow-x: auto; font: 13px/1.5 ui-monospace, monospace; tab-size: 2; }
    h1 { font-size: 28px; margin: 8px 0 16px; overflow-wrap: anywhere; }
    ul { list-style: none; padding: 0; }
    li { padding: 4px 0; }
    @media (prefers-color-scheme: dark) {
      body { background: #0e0e11; color: #fff; }
      a { color: #5eb0ff; }
    }
    """
}
#endif
