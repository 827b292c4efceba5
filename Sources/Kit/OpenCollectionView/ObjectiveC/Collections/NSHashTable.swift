import Foundation

/// A set of objects, by identity, that are not kept: one that has gone is no longer in it.
///
/// Foundation on Apple's systems has this class; Foundation on Linux does not. Made by ``weakObjects()`` only.
public final class NSHashTable<ObjectType: AnyObject> {
  private final class Box {
    weak var object: ObjectType?
    init(_ object: ObjectType) { self.object = object }
  }

  // In the order of adding, so that going through the objects is the same on every machine.
  private var boxes: [Box] = []

  private init() {}

  /// An empty set that does not keep its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

  /// Adds an object; one that is in the set is not added again.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    boxes.append(Box(object))
  }

  /// Takes an object out.
  public func remove(_ object: ObjectType?) {
    boxes.removeAll { $0.object === object || $0.object == nil }
  }

  /// Takes all objects out.
  public func removeAllObjects() { boxes = [] }

  /// Tells whether an object is in the set.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && boxes.contains { $0.object === anObject }
  }

  /// The objects that are still there, in the order in which they were added.
  public var allObjects: [ObjectType] {
    boxes.removeAll { $0.object == nil }
    return boxes.compactMap(\.object)
  }

  /// How many objects are still there.
  public var count: Int { allObjects.count }

  /// One of the objects.
  public var anyObject: ObjectType? { allObjects.first }
}
