/// A place in a view from which tools drag, or where they drop, with the name of the action. // N79
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  /// The name of the action, which is read out.
  public let name: String
  /// The view. Held weakly.
  open private(set) weak var view: UIView?
  /// The place in the view's coordinates.
  public let point: CGPoint

  /// A place in a view.
  public init(name: String, point: CGPoint, in view: UIView) {
    self.name = name
    self.point = point
    self.view = view
  }

  /// The middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// The place in points of the screen; that of the middle of nothing, once the view has gone.
  var placeOnScreen: CGPoint { view?.rectOnScreen(CGRect(origin: point, size: .zero)).origin ?? .zero }
}
