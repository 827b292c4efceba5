import Foundation

/// Values by objects, looked up by identity, either of which may be kept or not. An entry whose key or value has gone is no
/// longer there.
///
/// Foundation on Apple's systems has this class; Foundation on Linux does not.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private final class Entry {
    weak var key: KeyType?
    weak var value: ObjectType?
    let kept: (KeyType?, ObjectType?)

    init(_ key: KeyType, _ value: ObjectType, keepsKey: Bool, keepsValue: Bool) {
      self.key = key
      self.value = value
      kept = (keepsKey ? key : nil, keepsValue ? value : nil)
    }
  }

  private let keepsKeys: Bool
  private let keepsValues: Bool
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []

  private init(keepsKeys: Bool, keepsValues: Bool) {
    self.keepsKeys = keepsKeys
    self.keepsValues = keepsValues
  }

  /// An empty table that keeps keys and values.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable(keepsKeys: true, keepsValues: true) }
  /// An empty table that keeps values, but not keys.
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keepsKeys: false, keepsValues: true) }
  /// An empty table that keeps keys, but not values.
  public static func strongToWeakObjects() -> NSMapTable { NSMapTable(keepsKeys: true, keepsValues: false) }
  /// An empty table that keeps neither keys nor values.
  public static func weakToWeakObjects() -> NSMapTable { NSMapTable(keepsKeys: false, keepsValues: false) }

  /// The value of a key; nil where there is none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let entry = entries[ObjectIdentifier(aKey)], entry.key === aKey else { return nil }
    return entry.value
  }

  /// Gives a key a value.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    sweep()
    let identifier = ObjectIdentifier(aKey)
    if entries[identifier] == nil { order.append(identifier) }
    entries[identifier] = anObject.map { Entry(aKey, $0, keepsKey: keepsKeys, keepsValue: keepsValues) }
    if anObject == nil { order.removeAll { $0 == identifier } }
  }

  /// Takes the value of a key away.
  public func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }

  /// Takes all values away.
  public func removeAllObjects() {
    entries = [:]
    order = []
  }

  /// How many entries are still there.
  public var count: Int {
    sweep()
    return order.count
  }

  /// The keys that are still there, in the order in which they were added.
  public var allKeys: [KeyType] {
    sweep()
    return order.compactMap { entries[$0]?.key }
  }

  /// The values that are still there, in the order in which their keys were added.
  public var allObjects: [ObjectType] {
    sweep()
    return order.compactMap { entries[$0]?.value }
  }

  private func sweep() {
    let gone = order.filter { entries[$0]?.key == nil || entries[$0]?.value == nil }
    guard !gone.isEmpty else { return }
    for identifier in gone { entries[identifier] = nil }
    order.removeAll { entries[$0] == nil }
  }
}
