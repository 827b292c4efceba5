/// One folder of `Sources`, with a folder for each of its modules.
struct Floor: Sendable {
  var name: String
  var modules: [String]
  /// Whether a module may import those before it in `modules`. Otherwise modules of the floor do not import each other.
  var isInOrder: Bool

  init(_ name: String, modules: [String], inOrder isInOrder: Bool = false) {
    self.name = name
    self.modules = modules
    self.isInOrder = isInOrder
  }
}
