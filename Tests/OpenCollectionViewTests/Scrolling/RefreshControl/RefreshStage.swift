import GestureEngine
import OpenCollectionView
import TouchTesting

/// A scroll view with a refresh control, whose events are noted with what the scroll view's delegate is told.
@MainActor struct RefreshStage {
  let stage: ScrollStage
  let control = UIRefreshControl()

  init(content size: CGSize = CGSize(width: 400, height: 5000), notesOffsets: Bool = false) {
    stage = ScrollStage(content: size, notesOffsets: notesOffsets)
    let journal = stage.delegate.journal
    control.addAction(UIAction { _ in journal.note("valueChanged") }, for: .valueChanged)
    stage.scrollView.refreshControl = control
  }

  var scrollView: UIScrollView { stage.scrollView }
  var screen: VirtualScreen { stage.screen }
  var y: CGFloat { stage.y }
  var told: String { stage.told }

  /// Puts a finger down and pulls the content until `shown` points are seen above it, or as nearly as whole points of
  /// the finger's way allow.
  func pull(showing shown: Double) {
    stage.send(.began, 200, 100)
    var way = 10.0
    stage.send(.moved, 200, 110)
    while scrollView.contentOffset.y > -shown, way < 600 {
      way += 1
      stage.send(.moved, 200, 100 + way)
    }
  }

  func lift() {
    // Held until nothing is thrown.
    screen.advance(by: 0.6)
    let y = 100 + scrollView.panGestureRecognizer.translation(in: nil).y + 10
    stage.send(.ended, 200, y)
  }

  /// The offset on each of the next frames.
  func offsets(frames: Int) -> [CGFloat] {
    (0..<frames).map { _ in
      screen.advance(by: 1.0 / 60)
      return y
    }
  }
}
