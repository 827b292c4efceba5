import GestureEngine
import OpenCollectionView
import TouchTesting

/// A screen with one view, and two fingers on it about the point (200, 300).
@MainActor struct TwoFingerStage {
  let stage = TouchStage()

  var screen: VirtualScreen { stage.screen }
  var view: TouchedView { stage.view }
  var journal: Journal { stage.journal }

  static let center = CGPoint(x: 200, y: 300)

  /// Two fingers come down, so far apart, on a line at so many degrees.
  func down(_ distance: Double, degrees: Double = 0) { stage.send(.began, fingers: Self.places(distance, degrees)) }

  /// Both move, in one event, a twentieth of a second later.
  func move(_ distance: Double, degrees: Double = 0, by offset: CGPoint = .zero) {
    screen.advance(by: 0.05)
    stage.send(.moved, fingers: Self.places(distance, degrees, offset))
  }

  /// A finger lifts where it is.
  func lift(_ finger: Int32, at point: CGPoint) { stage.send(.ended, point.x, point.y, finger: finger) }

  /// Both lift at one moment, where they are.
  func lift(_ distance: Double, degrees: Double = 0, by offset: CGPoint = .zero) {
    stage.send(.ended, fingers: Self.places(distance, degrees, offset))
  }

  /// Notes what a recognizer tells, with a number that goes with it.
  func note(_ recognizer: UIGestureRecognizer, _ title: String, _ number: @escaping @MainActor () -> CGFloat) {
    let journal = journal
    recognizer.addAction { journal.note("\(title) \($0.state) \((number() * 1000).rounded() / 1000)") }
  }

  /// What recognizers told.
  var told: String { journal.entries.filter { !$0.hasPrefix("view") }.joined(separator: ", ") }

  static func places(_ distance: Double, _ degrees: Double, _ offset: CGPoint = .zero) -> [Int32: CGPoint] {
    let angle = degrees * .pi / 180
    let arm = CGPoint(x: distance / 2 * cos(angle), y: distance / 2 * sin(angle))
    let middle = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
    return [
      1: CGPoint(x: middle.x - arm.x, y: middle.y - arm.y), 2: CGPoint(x: middle.x + arm.x, y: middle.y + arm.y),
    ]
  }
}
