import Foundation
import LayerEngine

/// The observers of the properties of one object.
@MainActor final class PropertyObservers {
  /// One observation: what to compare, and whom to tell.
  @MainActor final class Entry {
    /// Compares the value with the one before, and tells the observer if they differ. False when there is nobody to tell.
    let check: () -> Bool
    let key: String?
    /// The object that observes. Not a weak reference: it would be nil for an observer that removes itself as it goes.
    let observer: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?

    init(
      key: String? = nil, observer: (any KeyValueObserver)? = nil, context: UnsafeMutableRawPointer? = nil,
      check: @escaping () -> Bool
    ) {
      self.check = check
      self.key = key
      self.observer = observer.map { ObjectIdentifier($0) }
      self.context = context
    }
  }

  private var entries: [Entry] = []

  /// The observers of an object, to which one may be added; nil for an object of which nobody hears.
  static func of(_ object: any KeyValueObservable) -> PropertyObservers? {
    let owner: AnyObject? = (object as? CALayer).map { $0.delegate } ?? object
    return (owner as? any PropertyObserved)?.observers
  }

  /// Tells whether nobody observes anything.
  var isEmpty: Bool { entries.isEmpty }

  func add(_ entry: Entry) { entries.append(entry) }

  /// Adds an observer of a property that has a name.
  ///
  /// - Parameter value: what the property is; nil where the object has none of that name.
  func add<Object: AnyObject>(
    _ observer: any KeyValueObserver, of object: Object, _ key: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?, value: @escaping (Object) -> AnyHashable?
  ) {
    var last = value(object)
    func tell(
      _ observer: any KeyValueObserver, _ object: Object, from old: AnyHashable?, to new: AnyHashable?,
      isPrior: Bool = false
    ) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if isPrior { change[.notificationIsPriorKey] = true }
      if options.contains(.new), let new { change[.newKey] = new.base }
      if options.contains(.old), let old { change[.oldKey] = old.base }
      observer.observeValue(forKeyPath: key, of: object, change: change, context: context)
    }
    if options.contains(.initial), last != nil { tell(observer, object, from: nil, to: last) }
    add(
      Entry(key: key, observer: observer, context: context) { [weak object, weak observer] in
        guard let object, let observer else { return false }
        let value = value(object)
        guard value != last else { return true }
        let old = last
        last = value
        if options.contains(.prior) { tell(observer, object, from: old, to: nil, isPrior: true) }
        tell(observer, object, from: old, to: value)
        return true
      })
  }

  /// A text as a value in the dictionary: none is an `NSNull`, as in Foundation's.
  static func word(_ text: String?) -> AnyHashable { text.map { AnyHashable($0) } ?? AnyHashable(NSNull()) }

  /// Tells the trace of a name of which nothing is ever told.
  static func reportUnknown(_ key: String, of object: AnyObject, known: [String]) {
    UIApplication.shared.trace.record(
      .programmingError(
        message:
          "\(type(of: object)) has no property \"\(key)\" that can be observed, so its observer is never told: "
          + "observe \(known.count > 1 ? "one of " : "")\(known.joined(separator: ", "))."))
  }

  /// Tells the trace of a layer of which nothing is ever told.
  static func reportLayer(of object: AnyObject) {
    UIApplication.shared.trace.record(
      .programmingError(
        message: "\(type(of: object)) is the layer of no view, so its observer is never told: observe that of a view."))
  }

  /// Reports that an observer was removed that had not been added.
  static func reportMissing(_ key: String, of object: AnyObject) {
    ProgrammingErrors.report(
      "An observer of \"\(key)\" was removed from \(type(of: object)) that had not been added: "
        + "remove each observer once for each time it was added.", instead: "nothing is removed")
  }

  /// Removes the observation that was added last of those that fit.
  func remove(where isMeant: (Entry) -> Bool) -> Bool {
    guard let index = entries.lastIndex(where: isMeant) else { return false }
    entries.remove(at: index)
    return true
  }

  /// Tells observers whose values have changed. Who observes from now on is not told.
  func check() {
    var ended = false
    for entry in entries where !entry.check() { ended = true }
    if ended { entries.removeAll { !$0.check() } }
  }
}
