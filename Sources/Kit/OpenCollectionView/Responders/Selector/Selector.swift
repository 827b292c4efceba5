/// A method to call on a target: what `#selector` makes on Apple's systems.
///
/// Give it the method as its class knows it: without arguments, with the sender, or with the sender and the event.
///
/// ```swift
/// Selector(PhotoController.handleTap(_:))
/// Selector("handleTap(_:)", PhotoController.handleTap(_:))
/// ```
///
/// The second form carries a name, by which two selectors are equal; use it where an action is compared or removed. Names
/// in Objective-C's spelling mean the same: `handleTap:` is `handleTap(_:)`.
///
/// Difference from UIKit: without a name a selector equals only copies of itself. A call to a target of another class, or
/// with a sender of another class, does nothing.
public struct Selector: Hashable, @unchecked Sendable {
  // Unchecked: the closure is made of a method of a main-actor class, and is called on the main actor only.
  private final class Call {
    let targetClass: AnyClass
    let accepts: (AnyObject) -> Bool
    let perform: @MainActor (AnyObject, Any?, UIEvent?) -> Bool

    init<Target: AnyObject>(
      _ target: Target.Type, _ perform: @escaping @MainActor (AnyObject, Any?, UIEvent?) -> Bool
    ) {
      targetClass = target
      accepts = { $0 is Target }
      self.perform = perform
    }
  }

  /// The name, such as `handleTap(_:)`; empty where none was given.
  public let name: String
  private let call: Call?

  private init(name: String, call: Call?) {
    self.name = Self.swiftName(name)
    self.call = call
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
    self.init("", method)
  }

  /// A method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    self.init("", method)
  }

  /// A method that takes the sender and the event.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init("", method)
  }

  /// A method that takes the sender and the event, if there is one.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init("", method)
  }

  /// A method that takes the sender, with a name by which selectors are equal.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name,
      call: Call(Target.self) { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      })
  }

  /// A method without arguments, with a name by which selectors are equal.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name,
      call: Call(Target.self) { target, _, _ in
        guard let target = target as? Target else { return false }
        method(target)()
        return true
      })
  }

  /// A method that takes the sender and the event, with a name by which selectors are equal.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name,
      call: Call(Target.self) { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender, let event else { return false }
        method(target)(sender, event)
        return true
      })
  }

  /// A method that takes the sender and the event, if there is one, with a name by which selectors are equal.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name,
      call: Call(Target.self) { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender, event)
        return true
      })
  }

  /// A name alone, to be compared with others; calling it does nothing.
  public init(_ name: String) { self.init(name: name, call: nil) }

  /// Calls the method.
  ///
  /// - Returns: whether target and sender were of the method's classes, and there was an event if the method needs one.
  @MainActor @discardableResult
  public func perform(on target: AnyObject, with sender: Any?, for event: UIEvent? = nil) -> Bool {
    call?.perform(target, sender, event) ?? false
  }

  /// Whether a target is of the class whose method this is.
  func isMethod(of target: AnyObject) -> Bool { call?.accepts(target) ?? false }

  /// The class whose method this is; nil for a name alone.
  var targetClass: AnyClass? { call?.targetClass }

  /// Whether both have one name, or, without names, are one selector.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name.isEmpty && right.name.isEmpty ? left.call === right.call : left.name == right.name
  }

  /// Hashes the name or, without one, the identity.
  public func hash(into hasher: inout Hasher) {
    if name.isEmpty { hasher.combine(call.map(ObjectIdentifier.init)) } else { hasher.combine(name) }
  }

  /// `tap:` as `tap(_:)`, `tap:event:` as `tap(_:event:)`, `press` as `press()`; Swift's own spelling as it is.
  private static func swiftName(_ name: String) -> String {
    guard !name.isEmpty, !name.contains("(") else { return name }
    guard let colon = name.firstIndex(of: ":") else { return name + "()" }
    return name[..<colon] + "(_:" + name[name.index(after: colon)...] + ")"
  }
}
