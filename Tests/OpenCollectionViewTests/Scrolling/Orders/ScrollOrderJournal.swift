import Foundation
import OpenCollectionView

/// A delegate that writes down every call, with the offset and what the scroll view says it is doing.
///
/// A line is a call, the offset, and in brackets what the scroll view is doing: `t` tracking, `d` dragging,
/// `e` decelerating, `a` animating an offset, `z` zooming, `b` coming back from beyond a zoom's limits. Calls of
/// `didScroll` that follow each other while it does the same are one line, with the first and the last offset and
/// their number; so are those of `didZoom` between them, with the scales.
@MainActor class ScrollOrderJournal: NSObject, UIScrollViewDelegate {
  /// What the delegate does in the next call of this name, once it has been noted.
  var reactions: [String: @MainActor (UIScrollView) -> Void] = [:]
  /// Where a drag is to end, instead of the announced place.
  var target: CGPoint?
  /// The view that zooms.
  weak var zoomedView: UIView?
  /// Tells whether a tap on the status bar scrolls to the top.
  var scrollsToTop = true
  /// All offsets of `didScroll`.
  private(set) var offsets: [CGPoint] = []
  /// How often each call came.
  private(set) var counts: [String: Int] = [:]
  private var lines: [String] = []
  private var run: Run?

  /// Calls of `didScroll`, and of `didZoom` between them, while the scroll view does the same.
  private struct Run {
    let name: String
    let state: String
    var scrolls: (first: String, last: String, count: Int)?
    var zooms: (first: String, last: String, count: Int)?

    var line: String {
      func text(_ calls: (first: String, last: String, count: Int), _ call: String) -> String {
        "\(call) \(calls.count == 1 ? calls.first : "\(calls.first) … \(calls.last)")"
      }
      let counts = [scrolls, zooms].compactMap { $0.map { "×\($0.count)" } }.filter { $0 != "×1" || zooms != nil }
      return name
        + ([scrolls.map { text($0, "didScroll") }, zooms.map { text($0, "didZoom") }].compactMap { $0 } + [state]
        + counts)
        .joined(separator: " ")
    }
  }

  /// What stands before the calls of a scroll view.
  func name(_ scrollView: UIScrollView) -> String { "" }

  /// What was called since the last ``take()``, a line each.
  func take() -> String {
    endRun()
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }

  /// Writes down something that is no call.
  func note(_ line: String) {
    endRun()
    lines.append(line)
  }

  private func note(_ call: String, _ scrollView: UIScrollView, _ detail: String = "") {
    endRun()
    counts[call, default: 0] += 1
    lines.append("\(name(scrollView))\(call)\(detail) \(place(scrollView)) \(state(scrollView))")
    reactions.removeValue(forKey: call)?(scrollView)
  }

  private func endRun() {
    guard let run else { return }
    self.run = nil
    lines.append(run.line)
  }

  private func noteChange(_ scrollView: UIScrollView, zoom: String? = nil) {
    let (name, place, state) = (name(scrollView), place(scrollView), state(scrollView))
    if run?.state != state || run?.name != name { endRun() }
    var run = self.run ?? Run(name: name, state: state)
    if let zoom {
      run.zooms = (run.zooms?.first ?? zoom, zoom, (run.zooms?.count ?? 0) + 1)
    } else {
      run.scrolls = (run.scrolls?.first ?? place, place, (run.scrolls?.count ?? 0) + 1)
    }
    self.run = run
    let call = zoom == nil ? "didScroll" : "didZoom"
    counts[call, default: 0] += 1
    reactions.removeValue(forKey: call)?(scrollView)
  }

  private func place(_ scrollView: UIScrollView) -> String {
    let offset = scrollView.contentOffset
    return offset.x == 0 ? number(offset.y) : "(\(number(offset.x)), \(number(offset.y)))"
  }

  private func state(_ view: UIScrollView) -> String {
    let flags: [(Bool, String)] = [
      (view.isTracking, "t"), (view.isDragging, "d"), (view.isDecelerating, "e"), (view.isScrollAnimating, "a"),
      (view.isZooming, "z"), (view.isZoomBouncing, "b"),
    ]
    return "[" + flags.map { $0.0 ? $0.1 : "" }.joined() + "]"
  }

  /// A number with at most three places.
  func number(_ value: CGFloat) -> String {
    let thousandths = (value * 1000).rounded()
    var text = String(Int(abs(thousandths) / 1000))
    var rest = Int(abs(thousandths)) % 1000
    if rest > 0 {
      text += "." + String(repeating: "0", count: 3 - String(rest).count)
      while rest % 10 == 0 { rest /= 10 }
      text += String(rest)
    }
    return thousandths < 0 ? "-" + text : text
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    noteChange(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let announced = targetContentOffset.pointee
    let speed = velocity.x == 0 ? number(velocity.y) : "(\(number(velocity.x)), \(number(velocity.y)))"
    let end = announced.x == 0 ? number(announced.y) : "(\(number(announced.x)), \(number(announced.y)))"
    if let target { targetContentOffset.pointee = target }
    note("willEndDragging", scrollView, "(\(speed), \(end))")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging", scrollView, "(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset
    note("didChangeInset", scrollView, "(\(number(inset.top)), \(number(inset.bottom)))")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming", scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    noteChange(scrollView, zoom: "\(number(scrollView.zoomScale))×")
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming", scrollView, "(\(number(scale)))")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return scrollsToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
}
