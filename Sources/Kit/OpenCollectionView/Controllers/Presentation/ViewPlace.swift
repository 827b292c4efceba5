/// The former place of a view, so that it can be put back.
@MainActor struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let oldFrame: CGRect
  /// A window may have another size meanwhile; its controller's view fills it.
  private var frame: CGRect { (superview as? UIWindow)?.bounds ?? oldFrame }

  /// Nil for a view that is nowhere.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    oldFrame = view.frame
  }

  /// Puts a view there. A place that is gone takes none.
  func take(_ view: UIView) {
    guard let superview else {
      view.removeFromSuperview()
      return
    }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    if view.transform == .identity { view.frame = frame }
  }

  /// The rectangle there, in the coordinates of another view.
  func frame(in view: UIView) -> CGRect { superview.map { view.convert(frame, from: $0) } ?? frame }
}
