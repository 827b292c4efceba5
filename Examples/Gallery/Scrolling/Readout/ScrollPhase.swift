import OpenCollectionView

/// What a scroll view is doing.
enum ScrollPhase: String, Sendable {
  case resting = "At rest"
  case tracking = "Finger down"
  case dragging = "Dragging"
  case decelerating = "Decelerating"
  case animating = "Animating"
  case zooming = "Zooming"
  case zoomBouncing = "Zoom bouncing"

  /// What a scroll view says about itself; zooming before dragging, because two fingers do both.
  @MainActor init(of scrollView: UIScrollView) {
    if scrollView.isZoomBouncing {
      self = .zoomBouncing
    } else if scrollView.isZooming {
      self = .zooming
    } else if scrollView.isZoomAnimating || scrollView.isScrollAnimating {
      self = .animating
    } else if scrollView.isDragging {
      self = .dragging
    } else if scrollView.isTracking {
      self = .tracking
    } else if scrollView.isDecelerating {
      self = .decelerating
    } else {
      // Keys move the content, too.
      self = scrollView.contentVelocity == .zero ? .resting : .animating
    }
  }

  var color: UIColor {
    switch self {
    case .resting: .systemGray
    case .tracking: .systemTeal
    case .dragging: .systemBlue
    case .decelerating: .systemGreen
    case .animating: .systemOrange
    case .zooming: .systemPurple
    case .zoomBouncing: .systemPink
    }
  }
}
