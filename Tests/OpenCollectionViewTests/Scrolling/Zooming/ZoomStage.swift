import GestureEngine
import OpenCollectionView
import TouchTesting

/// A scroll view with a picture that zooms, on a screen of 400 × 400.
@MainActor struct ZoomStage {
  let screen: VirtualScreen
  let scrollView: UIScrollView
  let delegate: ZoomJournal
  let picture: TouchedView
  /// The middle of the screen.
  static let middle = CGPoint(x: 200, y: 200)

  init(
    picture size: CGSize = CGSize(width: 400, height: 400), minimum: CGFloat = 0.5, maximum: CGFloat = 4,
    scrollView: UIScrollView = UIScrollView()
  ) {
    screen = VirtualScreen(width: 400, height: 400, scale: 2)
    self.scrollView = scrollView
    scrollView.frame = screen.window.bounds
    let journal = Journal()
    picture = TouchedView("picture", CGRect(origin: .zero, size: size), journal)
    delegate = ZoomJournal(journal, picture)
    scrollView.addSubview(picture)
    scrollView.contentSize = size
    scrollView.delegate = delegate
    scrollView.minimumZoomScale = minimum
    scrollView.maximumZoomScale = maximum
    screen.show(scrollView)
  }

  var scale: CGFloat { scrollView.zoomScale }
  var offset: CGPoint { scrollView.contentOffset }

  /// What was noted; of what is told again and again only the first.
  var told: String { delegate.journal.withoutRounds }

  /// Two fingers come from 100 points apart to another distance, 8 points of which are the pinch's slop.
  func pinch(
    to distance: CGFloat, around center: CGPoint = ZoomStage.middle, from start: CGFloat = 100,
    movingTo end: CGPoint? = nil
  ) {
    screen.play(.twoFingers(at: center, distance: start, to: end, toDistance: distance))
  }

  /// Fingers 1 and 2 report a phase now, and a frame runs.
  func send(_ phase: TouchSample.Phase, _ places: (finger: Int32, x: Double, y: Double)...) {
    screen.receive(
      .touches(
        places.map {
          TouchSample(
            time: screen.now, identifier: $0.finger, phase: phase, location: CGPoint(x: $0.x, y: $0.y))
        }))
    screen.runFrame()
  }

  /// Two fingers come down and go apart in steps, so that the picture is zoomed by `factor` exactly; they stay down.
  func spread(by factor: Double, around center: CGPoint = ZoomStage.middle) {
    send(.began, (1, center.x - 50, center.y), (2, center.x + 50, center.y))
    // The slop of the pinch is taken off: it counts from 108 points.
    move(apart: 110, around: center)
    move(apart: 108 * factor, around: center)
  }

  func move(apart distance: Double, around center: CGPoint = ZoomStage.middle) {
    screen.advance(by: 0.016)
    send(.moved, (1, center.x - distance / 2, center.y), (2, center.x + distance / 2, center.y))
  }

  /// The picture's point at a place of the screen.
  func point(at place: CGPoint) -> CGPoint { picture.convert(place, from: screen.window) }
}

/// A scroll view's delegate that notes what it is told, and names the view that zooms.
@MainActor final class ZoomJournal: UIScrollViewDelegate {
  let journal: Journal
  var view: UIView?
  var onZoom: ((UIScrollView) -> Void)?
  var onScroll: ((UIScrollView) -> Void)?

  init(_ journal: Journal, _ view: UIView) {
    self.journal = journal
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    journal.note(view === self.view ? "willBeginZooming" : "willBeginZooming another view")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    journal.note("didZoom")
    onZoom?(scrollView)
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    let hundredths = Int((scale * 100).rounded())
    journal.note("didEndZooming(\(hundredths) %)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    journal.note("didScroll")
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { journal.note("willEndDragging") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.note("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("didEndScrollingAnimation") }
}

extension Journal {
  /// The entries; of those that come again without anything new in between only the first.
  var withoutRounds: String {
    var result: [String] = []
    var seen: Set<String> = []
    for entry in entries {
      if entry != "didScroll", entry != "didZoom" { seen = [] }
      if seen.insert(entry).inserted { result.append(entry) }
    }
    return result.joined(separator: ", ")
  }
}
