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
    "OpenCollectionView", "LayerEngine", "GestureEngine", "DragEngine", "CollectionEngine", "DynamicsEngine",
    "ConstraintEngine", "PlaneGeometry", "MotionEngine", "FrameClock",
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
        guard let name = Self.name(of: type(of: object)) else { continue }
        entries[ObjectIdentifier(object)] = Entry(name: name, object: object)
      }
      while let level = mirror {
        for child in level.children where !Self.isPlain(child.value) { waiting.append(child.value) }
        mirror = level.superclassMirror
      }
    }
  }

  /// The names of the classes that were met, nil for those of others.
  private static var names: [ObjectIdentifier: String?] = [:]

  private static func name(of type: AnyClass) -> String? {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let found = modules.contains(name.prefix { $0 != "." }) ? name : nil
    names[ObjectIdentifier(type)] = .some(found)
    return found
  }

  /// Whether values of a type hold no object, as by far the most do: of those that were met, and of some that have more than
  /// bits and no object of ours.
  private static var plain: [ObjectIdentifier: Bool] = Dictionary(
    uniqueKeysWithValues: [
      ObjectIdentifier(String.self), ObjectIdentifier(String?.self), ObjectIdentifier([Int].self),
      ObjectIdentifier([Double].self), ObjectIdentifier([CGFloat].self), ObjectIdentifier([String].self),
    ].map { ($0, true) })

  private static func isPlain(_ value: Any) -> Bool {
    let kind = type(of: value)
    if let known = plain[ObjectIdentifier(kind)] { return known }
    func isBitsOnly<Value>(_ kind: Value.Type) -> Bool { _isPOD(kind) }
    let isPlain = _openExistential(kind as Any.Type, do: isBitsOnly)
    plain[ObjectIdentifier(kind)] = isPlain
    return isPlain
  }

  /// How many objects were found.
  var count: Int { entries.count }

  /// How many objects of each class are there still, but for those that earlier censuses have found as well: what everybody knows
  /// from then on, such as colours and fonts.
  func survivors(besides earlier: [ObjectCensus]) -> [String: Int] {
    var names: [String] = []
    for (identifier, entry) in entries {
      // An address whose object has gone may be another's by now.
      guard let object = entry.object, !earlier.contains(where: { $0.entries[identifier]?.object === object }) else {
        continue
      }
      names.append(entry.name)
    }
    return Dictionary(grouping: names) { $0 }.mapValues(\.count)
  }

  /// How many objects of each class are there still, of all that were found in some censuses.
  static func survivors(of censuses: [ObjectCensus]) -> [String: Int] {
    var names: [ObjectIdentifier: String] = [:]
    for census in censuses {
      for (identifier, entry) in census.entries where entry.object != nil { names[identifier] = entry.name }
    }
    return Dictionary(grouping: names.values) { $0 }.mapValues(\.count)
  }
}
