import OpenCollectionView

/// The delegate of a scroll view that notes what contradicts what it was told before.
@MainActor final class ScrollWitness: UIScrollViewDelegate {
  let name: String
  private(set) var problems: [String] = []
  private(set) var log: [String] = []
  private var isDragging = false
  private var isEnding = false
  private var isDecelerating = false
  /// Whether a finger has stopped a deceleration: its lift is told as the end of a drag that has not begun. // S100
  private var isCaught = false
  private var isZooming = false
  private(set) var animationEnds = 0
  var target: CGPoint?
  /// The velocity that the content was last released with, in points per second.
  private(set) var thrown = CGPoint.zero
  weak var zoomed: UIView?
  /// Called after a call was noted, with how often it has come.
  var onCall: ((ScrollStream.Call, Int) -> Void)?
  private var counts: [ScrollStream.Call: Int] = [:]

  init(_ name: String) { self.name = name }

  func blame(_ problem: String) { problems.append("\(problem) (\(name))") }

  /// What must hold when nothing moves any longer.
  func checkRest() {
    if isDragging { blame("dangling: a drag has not ended") }
    if isEnding { blame("dangling: willEndDragging without didEndDragging") }
    if isDecelerating { blame("dangling: a deceleration has not ended") }
    if isZooming { blame("dangling: zooming has not ended") }
  }

  private func note(_ call: ScrollStream.Call, _ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    if !offset.x.isFinite || !offset.y.isFinite { blame("wild: the offset is \(offset)") }
    log.append("\(name) \(call) \(offset.x) \(offset.y)")
    counts[call, default: 0] += 1
    onCall?(call, counts[call]!)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(.didScroll, scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isDragging { blame("order: a drag begins within a drag") }
    if isDecelerating { blame("order: a drag begins within a deceleration") }
    isDragging = true
    isCaught = false
    note(.willBeginDragging, scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if !isDragging || isEnding { blame("order: willEndDragging without a drag") }
    if !velocity.x.isFinite || !velocity.y.isFinite { blame("wild: the velocity is \(velocity)") }
    let announced = targetContentOffset.pointee
    if !announced.x.isFinite || !announced.y.isFinite { blame("wild: the target is \(announced)") }
    isEnding = true
    thrown = CGPoint(x: velocity.x * 1000, y: velocity.y * 1000)
    if let target { targetContentOffset.pointee = target }
    note(.willEndDragging, scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !isCaught, !isDragging || !isEnding { blame("order: didEndDragging without willEndDragging") }
    isCaught = false
    isDragging = false
    isEnding = false
    note(.didEndDragging, scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if isDecelerating { blame("order: a deceleration begins within a deceleration") }
    if isDragging { blame("order: a deceleration begins within a drag") }
    isDecelerating = true
    note(.willBeginDecelerating, scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isDecelerating { blame("order: didEndDecelerating without a deceleration") }
    isDecelerating = false
    isCaught = scrollView.isTracking
    note(.didEndDecelerating, scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    animationEnds += 1
    note(.didEndScrollingAnimation, scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    if isZooming { blame("order: zooming begins within zooming") }
    isZooming = true
    note(.willBeginZooming, scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if !scrollView.zoomScale.isFinite || scrollView.zoomScale <= 0 {
      blame("wild: the scale is \(scrollView.zoomScale)")
    }
    note(.didZoom, scrollView)
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    // A program's zoom may end without having begun: UIKit tells of the end of animated zooms.
    isZooming = false
    note(.didEndZooming, scrollView)
  }
}
