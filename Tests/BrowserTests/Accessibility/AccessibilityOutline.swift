#if BrowserHost
import DevTools

/// What a screen reader finds on a page, in its order: a line for each thing, indented by what it is in, with its role, its name,
/// its value and its states.
struct AccessibilityOutline {
  let text: String

  /// What has one meaning for a reader, however it is put together.
  private static let leaves: Set<String> = [
    "button", "image", "option", "treeitem", "slider", "switch", "checkbox", "progressbar", "spinbutton", "heading",
    "link",
    "searchbox",
    "StaticText",
  ]
  /// What says nothing by itself.
  private static let silent: Set<String> = [
    "", "none", "generic", "InlineTextBox", "LineBreak", "RootWebArea", "Canvas",
  ]
  /// What has a place among others.
  private static let placed: Set<String> = ["option", "treeitem"]
  /// The states that are told, by the browser's names, where they are not as usual.
  private static let states = [
    "level", "checked", "selected", "expanded", "pressed", "disabled", "hasPopup", "modal", "multiselectable",
  ]

  init(_ page: Page) async throws {
    let nodes = try await page.accessibilityTree()
    let known = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    var places = try await Self.places(on: page)
    var lines: [String] = []
    func visit(_ id: String, _ depth: Int) {
      guard let node = known[id] else { return }
      let isTold = !node.isIgnored && !Self.silent.contains(node.role)
      if isTold {
        var place: String?
        if Self.placed.contains(node.role), var left = places[node.name], !left.isEmpty {
          place = left.removeFirst()
          places[node.name] = left
        }
        lines.append(String(repeating: "  ", count: depth) + Self.line(node, place: place))
        if Self.leaves.contains(node.role) { return }
      }
      for child in node.children { visit(child, depth + (isTold ? 1 : 0)) }
    }
    if let root = nodes.first { visit(root.id, 0) }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ node: AccessibilityNode, place: String?) -> String {
    var line = node.role
    if !node.name.isEmpty { line += " “\(node.name)”" }
    if !node.value.isEmpty { line += " = \(node.value)" }
    if !node.description.isEmpty { line += " (\(node.description))" }
    if let place { line += ", \(place)" }
    for state in states {
      guard let value = node.properties[state] else { continue }
      if value.bool == true || value.string == "true" {
        line += ", \(state)"
      } else if let number = value.number {
        line += ", \(state) \(Int(number))"
      } else if let word = value.string, word != "false" {
        line += ", \(state) \(word)"
      }
    }
    return line
  }

  /// The places in their lists of things of each name, in the order of the document.
  private static func places(on page: Page) async throws -> [String: [String]] {
    let found = try await page.evaluate(
      """
      [...document.querySelectorAll('[role=option], [role=treeitem]')].filter((one) => one.checkVisibility())
        .map((one) => [one.ariaLabel ?? one.textContent, `${one.ariaPosInSet} of ${one.ariaSetSize}`])
      """)
    var places: [String: [String]] = [:]
    for pair in found.array ?? [] {
      guard let parts = pair.array, parts.count == 2, let name = parts[0].string, let place = parts[1].string else {
        continue
      }
      places[name, default: []].append(place)
    }
    return places
  }
}
#endif
