import GestureEngine
import MotionEngine

// A pan by a wheel or a trackpad, without touches. // G89
extension UIPanGestureRecognizer {
  /// Tells whether the recognizer takes part in scrolling of a kind.
  func takes(_ type: UIScrollType) -> Bool {
    switch type {
    case .discrete: allowedScrollTypesMask.contains(.discrete)
    case .continuous: allowedScrollTypesMask.contains(.continuous)
    }
  }

  /// The wheel turned: what is panned moves as content would, against the distance that shows what lies further down.
  func scroll(_ sample: ScrollSample, at point: CGPoint) {
    lastCentroid = point
    let unit = sample.unit.points(page: view?.bounds.size ?? .zero)
    let distance = CGPoint(x: -sample.distance.x * unit.width, y: -sample.distance.y * unit.height)
    follow(tracker.scrolled(by: distance, time: sample.time))
  }

  /// The wheel is silent.
  func scrollingEnded() { follow(tracker.scrollingEnded()) }
}

extension ScrollSample {
  /// How the device scrolls, as far as a report tells. Browsers report notches of most wheels in points, 100 or 120 each,
  /// so a report of that much comes from a wheel.
  var type: UIScrollType {
    guard unit == .points else { return .discrete }
    return max(abs(distance.x), abs(distance.y)) < WheelTurn.notch ? .continuous : .discrete
  }
}

extension ScrollSample.Unit {
  /// One of the unit in points, along and across, where a page has a size.
  func points(page: CGSize) -> CGSize {
    switch self {
    case .points: CGSize(width: 1, height: 1)
    case .lines: CGSize(width: ScrollProfile.measured.wheelLineHeight, height: ScrollProfile.measured.wheelLineHeight)
    case .pages: page
    }
  }
}
