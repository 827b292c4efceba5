import GestureEngine
import OpenCollectionView
import TouchTesting

/// A scroll view with large content that zooms, and the input that moves it.
@MainActor final class ScrollStage: UIScrollViewDelegate {
  let screen = VirtualScreen(width: 400, height: 800, scale: 3)
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 4_000, height: 100_000))
  /// How often the delegate was told of a new offset.
  private(set) var scrolls = 0
  private(set) var time = 0.0
  private static let interval = 1.0 / 120

  init() {
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    scrollView.maximumZoomScale = 100
    scrollView.minimumZoomScale = 0.01
    scrollView.delegate = self
    scrollView.contentOffset = Self.middle
    screen.show(scrollView)
    screen.advance(by: 1)
    time = screen.now
  }

  /// Far from all edges.
  static let middle = CGPoint(x: 2_000, y: 50_000)

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

  /// The next frame, with what was reported before it.
  func runFrame() {
    time += Self.interval
    _ = screen.scene.runFrame(at: time)
  }

  /// What the screen reports of fingers, at the time of the next frame.
  func report(_ phase: TouchSample.Phase, _ places: CGPoint...) {
    let samples = places.enumerated().map { finger, place in
      TouchSample(time: time + Self.interval, identifier: Int32(finger + 1), phase: phase, location: place)
    }
    screen.receive(.touches(samples))
  }

  /// What a trackpad reports at the time of the next frame.
  func turn(by distance: CGFloat) {
    screen.receive(
      .scroll(
        ScrollSample(
          time: time + Self.interval, location: CGPoint(x: 200, y: 400), distance: ScrollDistance(x: 0, y: distance),
          unit: .points)))
  }

  /// Lets everything come to rest.
  func rest() {
    time += 10
    _ = screen.scene.runFrame(at: time)
    while scrollView.isDecelerating || scrollView.isTracking { runFrame() }
    scrollView.setZoomScale(1, animated: false)
    scrollView.contentOffset = Self.middle
    runFrame()
  }
}
