import GestureEngine

// Views that leave their window while fingers are down.
extension TouchDispatcher {
  /// A view is about to leave its window, with all that is in it: its touches are over for it, and so are the gestures of its
  /// recognizers. Recognizers of views that stay go on with the same touches. // G132
  func viewWillLeaveWindow(_ view: UIView) {
    let attempts = environment.attempts(in: view)
    let held = touches.filter { !$0.delivery.isOver && $0.hitView?.isDescendant(of: view) == true }
    guard !attempts.isEmpty || !held.isEmpty else { return }
    // Recognizers hear first, as of everything; what they tell comes when the view knows. // G5
    environment.perform {
      environment.end(attempts, because: "its view left the window")
      take(held) { "it left the window" }
    }
    environment.settle()
    forgetFinished()
  }
}

extension UIView {
  /// Called before the view leaves its window: no touch or press is that of a view which is in none. // G132
  func endTouchesInside() {
    guard let scene = attachedWindow?.windowScene else { return }
    if scene.keyDispatcher.presses.isUnderWay { scene.keyDispatcher.presses.viewWillLeaveWindow(self) }
    if scene.touchDispatcher.isInUse { scene.touchDispatcher.viewWillLeaveWindow(self) }
  }
}
