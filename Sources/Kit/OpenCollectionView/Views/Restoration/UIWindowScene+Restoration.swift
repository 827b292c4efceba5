extension UIWindowScene {
  /// True while nothing moves and no finger is down. Only then it is worth while to ask how views stand, since that asks all.
  package var mayBeAskedForState: Bool { !wantsFrames && !touchDispatcher.isInUse }

  /// How the views with names stand, by their paths; of several at one path the first. Those in lower controllers of a
  /// navigation count, and what nothing has been shown again in yet is kept as it was.
  var keptViews: [String: KeptView] {
    guard RareViewState.namesAreUsed else { return awaitedViews }
    var found = awaitedViews
    func visit(_ view: UIView) {
      if let scrollView = view as? UIScrollView, let path = scrollView.restorationPath, found[path] == nil {
        found[path] = KeptView(scrollView)
      }
      // What is in a cell is another item's the next moment.
      guard !(view is UICollectionReusableView) else { return }
      for subview in view.subviews { visit(subview) }
    }
    func visit(_ controller: UIViewController) {
      if let view = controller.viewIfLoaded, view.window == nil { visit(view) }
      for child in controller.children { visit(child) }
    }
    for window in windows where !(window is MenuOverlay) {
      visit(window)
      if let root = window.rootViewController { visit(root) }
    }
    return found
  }
}
