import GestureEngine
import OpenCollectionView
import TouchTesting

/// A scroll view that fills a screen, with a delegate that notes what it is told.
@MainActor struct ScrollStage {
  let screen: VirtualScreen
  let scrollView: UIScrollView
  let delegate: ScrollJournal
  /// A view of the size of the content, in the content.
  let content: TouchedView

  init(
    width: CGFloat = 400, height: CGFloat = 800, scale: CGFloat = 2,
    content size: CGSize = CGSize(width: 400, height: 5000),
    notesOffsets: Bool = false, framesPerSecond: Double = 60
  ) {
    screen = VirtualScreen(width: width, height: height, scale: scale, framesPerSecond: framesPerSecond)
    scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = size
    delegate = ScrollJournal(notesOffsets: notesOffsets)
    scrollView.delegate = delegate
    content = TouchedView("content", CGRect(origin: .zero, size: size), delegate.journal)
    scrollView.addSubview(content)
    screen.show(scrollView)
  }

  var y: CGFloat { scrollView.contentOffset.y }

  /// What was noted, repetitions left out.
  var told: String { delegate.journal.withoutRepeats }

  /// Sends one report about a finger now, and runs a frame.
  func send(_ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
    screen.receive(
      .touches([TouchSample(time: screen.now, identifier: 1, phase: phase, location: CGPoint(x: x, y: y))]))
    screen.runFrame()
  }

  /// Turns a wheel, or moves two fingers on a trackpad, by points.
  func turnWheel(_ distance: Double, across: Double = 0, at location: CGPoint = CGPoint(x: 50, y: 50)) {
    screen.receive(
      .scroll(
        ScrollSample(time: screen.now, location: location, distance: ScrollDistance(x: across, y: distance))))
    screen.runFrame()
  }

  /// A drag of a finger by a distance, held at the end so that nothing is thrown.
  func drag(by distance: Double, from start: Double = 400) {
    screen.play(.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: start + distance), holding: 0.6))
  }
}
