public import GestureEngine

/// A host that shows texts that people edit by elements of its own, or has a keyboard on the screen.
///
/// A ``SceneHost`` that conforms to it is found by itself. What the elements are stands in the commits, as the `field` of a layer.
/// What people do in them comes in as ``UIWindowScene/receive(_:)`` of `.text` and `.keyboard`.
///
/// A host whose page knows nothing, as after a reload, calls ``UIWindowScene/renewFields()`` before
/// ``UIWindowScene/snapshot()``; one whose page is there again after the line was lost calls ``UIWindowScene/resumeFields()``.
@preconcurrency @MainActor public protocol TextHost: AnyObject {
  /// An element is to be changed. Called at the end of a frame, after its commit has been made, in the order in which it is to
  /// be done.
  func scene(_ scene: UIWindowScene, order: TextOrder)

  /// Tells where a keyboard is going to come up for a field that is about to be edited; nil where none comes, or where the host
  /// learns of it later and reports it then. Nil unless implemented.
  func keyboardToCome(in scene: UIWindowScene) -> KeyboardReport?

  /// Tells whether the host's elements show carets and selections by themselves, so that the scene draws none; true unless
  /// implemented.
  var showsCarets: Bool { get }
}

extension TextHost {
  /// Nothing that is known beforehand.
  public func keyboardToCome(in scene: UIWindowScene) -> KeyboardReport? { nil }

  /// Elements of a browser show them.
  public var showsCarets: Bool { true }
}
