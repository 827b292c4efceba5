/// A thing that a drag can activate by resting on it: buttons, segmented controls, bar button items, alerts and collection views.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Tells whether a drag that rests on it activates it; false unless set.
  var isSpringLoaded: Bool { get set }
}
