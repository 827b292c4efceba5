/// The view around a popover. It takes the touches that are for nobody else, and lets those through that are for views
/// which may be used meanwhile.
final class PopoverBackdrop: UIView {
  /// Views that hear of their touches as if there were no popover.
  var passthroughViews: () -> [UIView] = { [] }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews() where view.window === window {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
