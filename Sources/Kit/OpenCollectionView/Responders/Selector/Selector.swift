/// A method to call on a target: what `#selector` makes on Apple's systems.
///
/// Give it the method as its class, or a protocol, knows it: without arguments, with the sender, or with the sender and the
/// event.
///
/// ```swift
/// Selector(PhotoController.handleTap(_:))
/// Selector("handleTap(_:)", PhotoController.handleTap(_:))
/// Selector("copy(_:)", UIResponderStandardEditActions.copy(_:))
/// ```
///
/// The forms with a name make selectors that are equal by it; use them where an action is compared or removed. Names in
/// Objective-C's spelling mean the same: `handleTap:` is `handleTap(_:)`.
///
/// Methods may be bound to the main actor or to none, as their classes may. Actions are called on the main actor. Only one
/// kind of method cannot be referred to in Swift 6, whatever it is for: one on the main actor of a class that is on none. It is
/// called by a closure:
///
/// ```swift
/// Selector("reload(_:)") { (model: Model, sender: Any?) in model.reload(sender) }
/// ```
///
/// Difference from UIKit: without a name a selector equals only copies of itself. A call to a target of another class, or
/// with a sender of another class, does nothing.
public struct Selector: Hashable, CustomStringConvertible, Sendable {
  // Unchecked: the closure is made of a method, and is called on the main actor only.
  private final class Call: @unchecked Sendable {
    let target: Any.Type
    let accepts: (AnyObject) -> Bool
    /// Calls the method and answers its answer, which is `()` for one without an answer; nil where it was not called.
    let perform: (AnyObject, Any?, UIEvent?) -> Any?

    init<Target>(_ target: Target.Type, _ perform: @escaping (AnyObject, Any?, UIEvent?) -> Any?) {
      self.target = target
      accepts = { $0 is Target }
      self.perform = perform
    }
  }

  /// The name, such as `handleTap(_:)`; empty where none was given.
  public let name: String
  /// The name as Objective-C spells it, such as `handleTap:`, by which selectors are equal.
  let objectiveCName: String
  private let call: Call?

  private init(name: String, call: Call?) {
    self.name = SelectorName.swift(name)
    objectiveCName = SelectorName.objectiveC(self.name)
    self.call = call
  }

  /// A method that takes the sender.
  @preconcurrency public init<Target, Sender, Answer>(_ method: @escaping (Target) -> (Sender) -> Answer) {
    self.init("", method)
  }

  /// A method without arguments.
  @preconcurrency public init<Target, Answer>(_ method: @escaping (Target) -> () -> Answer) {
    self.init("", method)
  }

  /// A method that takes the sender and the event.
  @preconcurrency public init<Target, Sender, Answer>(
    _ method: @escaping (Target) -> (Sender, UIEvent) -> Answer
  ) {
    self.init("", method)
  }

  /// A method that takes the sender and the event, if there is one.
  @preconcurrency public init<Target, Sender, Answer>(
    _ method: @escaping (Target) -> (Sender, UIEvent?) -> Answer
  ) {
    self.init("", method)
  }

  /// A method that takes the sender, with a name by which selectors are equal.
  @preconcurrency public init<Target, Sender, Answer>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Answer
  ) {
    self.init(
      name: name,
      call: Call(Target.self) { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        return method(target)(sender)
      })
  }

  /// A method without arguments, with a name by which selectors are equal.
  @preconcurrency public init<Target, Answer>(_ name: String, _ method: @escaping (Target) -> () -> Answer) {
    self.init(
      name: name,
      call: Call(Target.self) { target, _, _ in
        guard let target = target as? Target else { return nil }
        return method(target)()
      })
  }

  /// A method that takes the sender and the event, with a name by which selectors are equal.
  @preconcurrency public init<Target, Sender, Answer>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent) -> Answer
  ) {
    self.init(
      name: name,
      call: Call(Target.self) { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender, let event else { return nil }
        return method(target)(sender, event)
      })
  }

  /// A method that takes the sender and the event, if there is one, with a name by which selectors are equal.
  @preconcurrency public init<Target, Sender, Answer>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent?) -> Answer
  ) {
    self.init(
      name: name,
      call: Call(Target.self) { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        return method(target)(sender, event)
      })
  }

  /// A call on a target with the sender, with a name by which selectors are equal.
  public init<Target, Sender>(_ name: String, calling call: @escaping @MainActor (Target, Sender) -> Void) {
    self.init(
      name: name,
      call: Call(Target.self) { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        nonisolated(unsafe) let (ownTarget, ownSender) = (target, sender)
        return MainActor.assumeIsolated { call(ownTarget, ownSender) }
      })
  }

  /// A call on a target, with a name by which selectors are equal.
  public init<Target>(_ name: String, calling call: @escaping @MainActor (Target) -> Void) {
    self.init(
      name: name,
      call: Call(Target.self) { target, _, _ in
        guard let target = target as? Target else { return nil }
        nonisolated(unsafe) let ownTarget = target
        return MainActor.assumeIsolated { call(ownTarget) }
      })
  }

  /// A name alone, to be compared with others; calling it does nothing, except for the standard edit actions such as
  /// `copy:`, whose methods are known.
  public init(_ name: String) {
    self.init(name: name, call: Self.standardCalls[SelectorName.swift(name)]?.call)
  }

  private static let standardCalls = Dictionary(uniqueKeysWithValues: standardActions.map { ($0.name, $0) })

  /// Calls the method.
  ///
  /// - Returns: whether target and sender were of the method's classes, and there was an event if the method needs one.
  @preconcurrency @MainActor @discardableResult
  public func perform(on target: AnyObject, with sender: Any?, for event: UIEvent? = nil) -> Bool {
    answer(of: target, with: sender, for: event) != nil
  }

  /// Calls the method, and returns its answer: `()` for one without any, nil where it was not called.
  @MainActor func answer(of target: AnyObject, with sender: Any?, for event: UIEvent? = nil) -> Any? {
    call?.perform(target, sender, event)
  }

  /// Tells whether a target is of the class whose method this is, or conforms to the protocol.
  func isMethod(of target: AnyObject) -> Bool { call?.accepts(target) ?? false }

  /// The class or protocol whose method this is; nil for a name alone.
  var targetType: Any.Type? { call?.target }

  /// The name in Objective-C's spelling, as on Apple's systems, such as `handleTap:`; without a name the class whose
  /// method it is.
  public var description: String {
    objectiveCName.isEmpty ? "a method of \(call.map { "\($0.target)" } ?? "nothing")" : objectiveCName
  }

  /// Tells whether both have one name, or, without names, are one selector.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name.isEmpty && right.name.isEmpty ? left.call === right.call : left.objectiveCName == right.objectiveCName
  }

  /// Hashes the name or, without one, the identity.
  public func hash(into hasher: inout Hasher) {
    if name.isEmpty { hasher.combine(call.map(ObjectIdentifier.init)) } else { hasher.combine(objectiveCName) }
  }
}

/// The name of a selector in Objective-C's spelling, such as `handleTap:`; empty for one without a name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.objectiveCName }

/// A selector of a name, to be compared with others.
///
/// Difference from Foundation: it calls nothing, except for the standard edit actions such as `copy:`; without Objective-C's
/// runtime no method is found by its name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
