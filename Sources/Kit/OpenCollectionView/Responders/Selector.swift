/// A method to call on a target: what `#selector` makes on Apple's systems.
///
/// Give it the method as its class knows it, with or without the sender:
///
/// ```swift
/// Selector(PhotoController.handleTap(_:))
/// Selector("handleTap(_:)", PhotoController.handleTap(_:))
/// ```
///
/// The second form carries a name, by which two selectors are equal; use it where an action is compared or removed.
///
/// Difference from UIKit: without a name a selector equals only copies of itself. A call to a target of another class, or
/// with a sender of another class, does nothing.
public struct Selector: Hashable, @unchecked Sendable {
  // Unchecked: the closure is made of a method of a main-actor class, and is called on the main actor only.
  private final class Call {
    let perform: @MainActor (AnyObject, Any?) -> Bool
    init(_ perform: @escaping @MainActor (AnyObject, Any?) -> Bool) { self.perform = perform }
  }

  /// The name, such as `handleTap(_:)`; empty where none was given.
  public let name: String
  private let call: Call?

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
    self.init("", method)
  }

  /// A method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    self.init("", method)
  }

  /// A method that takes the sender, with a name by which selectors are equal.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    call = Call { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method without arguments, with a name by which selectors are equal.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Void) {
    self.name = name
    nonisolated(unsafe) let method = method
    call = Call { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A name alone, to be compared with others; calling it does nothing.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  /// Calls the method.
  ///
  /// - Returns: whether target and sender were of the method's classes.
  @MainActor @discardableResult
  public func perform(on target: AnyObject, with sender: Any?) -> Bool {
    call?.perform(target, sender) ?? false
  }

  /// Whether both have one name, or, without names, are one selector.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name.isEmpty && right.name.isEmpty ? left.call === right.call : left.name == right.name
  }

  /// Hashes the name or, without one, the identity.
  public func hash(into hasher: inout Hasher) {
    if name.isEmpty { hasher.combine(call.map(ObjectIdentifier.init)) } else { hasher.combine(name) }
  }
}
