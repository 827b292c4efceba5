extension UIWindowScene {
  /// Somebody tapped the status bar: the scroll view below the tapped place scrolls to its top.
  ///
  /// A host calls this that draws a status bar of its own, or hears from the system that its status bar was tapped.
  /// Taps in the part of the screen that the description of the screen calls its upper safe area come here by
  /// themselves.
  ///
  /// Of the scroll views that can be seen in the frontmost window there, that want it
  /// (``UIScrollView/scrollsToTop``) and that scroll up and down, the one nearest to the tapped point is asked; if its
  /// delegate does not want it, nothing happens. Costs a walk through the window's views.
  ///
  /// Difference from UIKit: there the system calls its own method of this kind. On a phone UIKit does nothing when
  /// several scroll views want it; here the nearest is meant on all devices, as in UIKit on a tablet.
  ///
  /// - Parameter point: where, in points of the screen. A point that is not finite means nothing.
  public func statusBarWasTapped(at point: CGPoint) {
    application.withScene(self) { scrollView(forStatusBarTapAt: point)?.statusBarWasTapped() }
  }

  /// The scroll view that a tap in the status bar means.
  func scrollView(forStatusBarTapAt point: CGPoint) -> UIScrollView? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    guard let window = window(at: point) ?? windows.last(where: { $0.isKeyWindow && !$0.isHidden }),
      let inner = window.layer.convertFromParent(point)
    else { return nil }
    var nearest: (view: UIScrollView, distance: CGFloat)?
    find(in: window, window, nearestTo: inner, &nearest)
    return nearest?.view
  }

  /// Looks through a view and all in it; of views that are equally near the outermost is kept.
  private func find(
    in view: UIView, _ window: UIWindow, nearestTo point: CGPoint,
    _ nearest: inout (view: UIScrollView, distance: CGFloat)?
  ) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if let scrollView = view as? UIScrollView, scrollView.canScrollToTop {
      let distance = distance(from: point, to: scrollView.convert(scrollView.bounds, to: window))
      if nearest.map({ distance < $0.distance }) ?? true, isExposed(scrollView, in: window) {
        nearest = (scrollView, distance)
      }
    }
    for child in view.subviews { find(in: child, window, nearestTo: point, &nearest) }
  }

  /// Tells whether a touch can reach the view, at its top or in its middle: what is covered is not meant.
  private func isExposed(_ scrollView: UIScrollView, in window: UIWindow) -> Bool {
    let seen = scrollView.convert(scrollView.bounds.inset(by: scrollView.adjustedContentInset), to: window)
      .intersection(window.bounds)
    guard !seen.isEmpty else { return false }
    let top = CGPoint(x: seen.midX, y: seen.minY + min(1, seen.height / 2))
    return [top, CGPoint(x: seen.midX, y: seen.midY)].contains { point in
      window.hitTest(point, with: nil)?.isDescendant(of: scrollView) ?? false
    }
  }

  private func distance(from point: CGPoint, to rect: CGRect) -> CGFloat {
    let x = max(rect.minX - point.x, 0, point.x - rect.maxX)
    let y = max(rect.minY - point.y, 0, point.y - rect.maxY)
    return (x * x + y * y).squareRoot()
  }
}
