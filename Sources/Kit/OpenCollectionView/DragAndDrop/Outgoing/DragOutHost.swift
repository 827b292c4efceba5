public import GestureEngine

/// A host that lets a person drag things out of its screen: to another page, another program or the desktop.
///
/// A ``SceneHost`` that conforms to it is found by itself. Its window system begins a drag of its own while a pointer is down, and
/// needs all data then; so it is told of them at the press. The touch that drags stays the scene's: the host goes on reporting
/// where it is, a place outside while it is outside, and how it ends. What others have made of the things it tells by
/// `HostInput.drag` with `DragReport.Kind.taken`, and cancels the touch behind that; a touch that is cancelled without is a drag
/// that nobody took. All calls are made on the main actor. // N85, N86
///
/// Fingers never leave the screen, and the same items can be dropped inside at any time.
@preconcurrency @MainActor public protocol DragOutHost: AnyObject {
  /// Tells whether what is dragged may leave.
  ///
  /// Asked at each press of a pointer. While it is so, drag sources are asked for their items, whether these may be moved and whether
  /// they stay in the program at the press of a pointer already, and not when it has moved on.
  var takesDragsOut: Bool { get }

  /// A pointer is down on something that may leave. One offer counts at a time: the last.
  func scene(_ scene: UIWindowScene, mayTakeOut offer: DragOffer)

  /// A drag that was offered is under way, and this is what a drop would do where it is now. Called when that changes.
  func scene(_ scene: UIWindowScene, offeredDrag number: UInt32, wouldDo effect: DropEffect)
}
