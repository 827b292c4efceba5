/// The objects of the package that can be reached from somewhere, without keeping them alive: what is there still when all
/// of it should be gone has leaked.
@MainActor struct ObjectCensus {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The classes that are counted: those of the package's modules, and of its tests.
  private static let modules: Set<Substring> = [
    "OpenCollectionView", "LayerEngine", "GestureEngine", "CollectionEngine", "DynamicsEngine", "ConstraintEngine",
    "PlaneGeometry", "MotionEngine", "FrameClock",
    "DecisionTrace", "TouchTesting", "OpenCollectionViewTests", "QuickTests",
  ]

  /// Walks from an object along everything that it stores. What is stored weakly counts too: nobody else may keep it.
  init(from root: AnyObject) {
    var waiting: [Any] = [root]
    var seen: Set<ObjectIdentifier> = []
    while let value = waiting.popLast() {
      // Mirrors also see what is private, and what is stored by superclasses.
      var mirror: Mirror? = Mirror(reflecting: value)
      if mirror?.displayStyle == .class {
        let object = value as AnyObject
        guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
        let name = String(reflecting: type(of: object))
        guard Self.modules.contains(name.prefix { $0 != "." }) else { continue }
        entries[ObjectIdentifier(object)] = Entry(name: name, object: object)
      }
      while let level = mirror {
        for child in level.children where !Self.isPlain(child.value) { waiting.append(child.value) }
        mirror = level.superclassMirror
      }
    }
  }

  private static func isPlain(_ value: Any) -> Bool {
    value is Int || value is Double || value is Bool || value is String || value is Float || value is Int32
  }

  /// How many objects were found.
  var count: Int { entries.count }

  /// How many objects of each class are there still, of all that were found in some censuses.
  static func survivors(of censuses: [ObjectCensus]) -> [String: Int] {
    var names: [ObjectIdentifier: String] = [:]
    for census in censuses {
      for (identifier, entry) in census.entries where entry.object != nil { names[identifier] = entry.name }
    }
    return Dictionary(grouping: names.values) { $0 }.mapValues(\.count)
  }
}
