import Foundation
import OpenCollectionView

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

  /// Values that hold no object, of which there are by far the most.
  private static let plain: Set<ObjectIdentifier> = Set(
    [
      Int.self, UInt.self, Int32.self, UInt32.self, UInt64.self, UInt8.self, Double.self, Float.self, CGFloat.self,
      Bool.self, String.self, String?.self, Bool?.self, CGPoint.self, CGSize.self, CGRect.self, CGVector.self,
      CATransform3D.self, CGAffineTransform.self, UIEdgeInsets.self, NSDirectionalEdgeInsets.self,
    ].map { ObjectIdentifier($0 as Any.Type) })

  private static func isPlain(_ value: Any) -> Bool { plain.contains(ObjectIdentifier(type(of: value))) }

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
