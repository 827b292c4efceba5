#if BrowserHost
/// A node of the tree that a screen reader is given; see ``Page/accessibilityTree()``.
public struct AccessibilityNode: Sendable, Hashable {
  /// Its identity within one tree.
  public let id: String
  /// The node it is in; nil for the root.
  public let parent: String?
  /// The nodes in it, in reading order.
  public let children: [String]
  /// Tells whether screen readers skip it; the nodes in it may still be read.
  public let isIgnored: Bool
  /// Its role, such as `button`, `list`, `listitem` or `StaticText`; empty where it has none.
  public let role: String
  /// What a screen reader says it is called; empty where it has no name.
  public let name: String
  /// Its description; empty where it has none.
  public let description: String
  /// Its value as text, such as a slider's; empty where it has none.
  public let value: String
  /// Its further properties by the protocol's names, such as `focused`, `selected`, `level` and `setsize`.
  public let properties: [String: JSONValue]

  init(_ node: JSONValue) {
    id = node["nodeId"].string ?? ""
    parent = node["parentId"].string
    children = (node["childIds"].array ?? []).compactMap(\.string)
    isIgnored = node["ignored"].bool ?? false
    role = Self.text(node["role"])
    name = Self.text(node["name"])
    description = Self.text(node["description"])
    value = Self.text(node["value"])
    let pairs = (node["properties"].array ?? []).compactMap { property in
      property["name"].string.map { ($0, property["value"]["value"]) }
    }
    properties = Dictionary(pairs) { _, last in last }
  }

  private static func text(_ value: JSONValue) -> String {
    let content = value["value"]
    return content.isNull ? "" : content.string ?? content.description
  }
}
#endif
