/// An element of an interface file, with its place.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  let column: Int
  fileprivate(set) var children: [InterfaceElement] = []
  fileprivate(set) var text = ""

  init(name: String, attributes: [String: String], line: Int, column: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.column = column
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Whether an attribute is set; nil where it is not said.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// The first child of a name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child that is the value of a property, whatever its name.
  func value(of key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// The children in a list such as `subviews`.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  func add(_ child: InterfaceElement) { children.append(child) }
  func add(text: some StringProtocol) { self.text += text }
}
