import OpenCollectionView
import TouchTesting

/// The plainest gesture that each kind of recognizer must recognize.
@MainActor enum CleanGesture {
  private static let middle = CGPoint(x: 200, y: 400)

  /// The script for a recognizer with its present requirements; nil for one that recognizes nothing.
  static func script(for recognizer: UIGestureRecognizer) -> TouchScript? {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return row(tap.numberOfTapsRequired, then: nil, .tap(at: middle), fingers: tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      return row(
        press.numberOfTapsRequired, then: .press(at: middle, duration: 0.7), .tap(at: middle),
        fingers: press.numberOfTouchesRequired)
    case is UIScreenEdgePanGestureRecognizer:
      return .drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400))
    case let pan as UIPanGestureRecognizer:
      return fingers(pan.minimumNumberOfTouches, .drag(from: middle, to: CGPoint(x: 200, y: 600)))
    case is UIPinchGestureRecognizer: return .pinch(around: middle, from: 100, to: 200)
    case is UIRotationGestureRecognizer:
      return .drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 300))
        .with(.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 500)))
    case let swipe as UISwipeGestureRecognizer:
      let end = CGPoint(x: swipe.direction.contains(.right) ? 350 : 50, y: 400)
      return fingers(swipe.numberOfTouchesRequired, .flick(from: middle, to: end))
    case let own as WatchedOwn:
      switch own.kind {
      case .watches, .refuses: return nil
      case .wavers: return .tap(at: middle)
      default: return .drag(from: middle, to: CGPoint(x: 200, y: 600))
      }
    default: return nil
    }
  }

  private static func fingers(_ count: Int, _ script: TouchScript) -> TouchScript {
    (1..<max(1, count)).reduce(script) { result, _ in result.with(script) }
  }

  private static func row(_ count: Int, then last: TouchScript?, _ tap: TouchScript, fingers number: Int) -> TouchScript
  {
    var script = TouchScript()
    for _ in 0..<count { script = script.then(fingers(number, tap)).then(.rest(0.1)) }
    return last.map { script.then(fingers(number, $0)) } ?? script
  }
}
