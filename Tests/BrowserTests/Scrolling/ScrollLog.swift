#if BrowserHost
import OpenCollectionView

/// A delegate of scroll views that notes what it is told, and in short what the scroll view says it is doing then:
/// `t` tracking, `d` dragging, `e` decelerating, `a` animating an offset, `z` zooming, `b` coming back from beyond a
/// zoom's limits. What repeats at once is there once. While a zoom goes on its scales are noted and not its offsets: which
/// of them is told in a frame depends on where the frame falls.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var lines: [String] = []
  /// The view that zooms.
  var zoomed: UIView?
  /// What stands before the calls of a scroll view that is not the only one.
  var names: [ObjectIdentifier: String] = [:]

  private var isInZoom = false

  func forget() { lines = [] }

  func note(_ line: String) {
    if lines.last != line { lines.append(line) }
  }

  private func note(_ call: String, _ view: UIScrollView) {
    let flags: [(Bool, String)] = [
      (view.isTracking, "t"), (view.isDragging, "d"), (view.isDecelerating, "e"), (view.isScrollAnimating, "a"),
      (view.isZooming, "z"), (view.isZoomBouncing, "b"),
    ]
    let state = flags.map { $0.0 ? $0.1 : "" }.joined()
    let name = names[ObjectIdentifier(view)].map { $0 + " " } ?? ""
    note(name + call + (state.isEmpty ? "" : " " + state))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isInZoom { note("didScroll", scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming", scrollView)
    isInZoom = true
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom", scrollView) }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming", scrollView)
    isInZoom = false
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
}
#endif
