/// A drag on a view, as behaviours and effects see it.
final class SpringContext: UISpringLoadedInteractionContext {
  private weak var run: DragRun?
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?

  init(_ run: DragRun, on view: UIView) {
    self.run = run
    targetView = view
  }

  func location(in view: UIView?) -> CGPoint {
    guard let run else { return .zero }
    return view.map(run.location(in:)) ?? run.point
  }

  /// Tells whether both are about the same part of a view.
  func hasTarget(of other: SpringContext) -> Bool {
    guard targetView === other.targetView else { return false }
    switch (targetItem, other.targetItem) {
    case (nil, nil): return true
    case (let one as AnyHashable, let another as AnyHashable): return one == another
    case (let one?, let another?): return one as AnyObject === another as AnyObject
    default: return false
    }
  }
}
