import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// From each state of a pinch and of a rotation, what each thing that fingers can do leads to.
@MainActor struct TwoFingerTransitionTests {
  /// What fingers do. Gestures follow a line of 100 points about (200, 300); what counts as far pinches and turns.
  enum Deed: Sendable {
    case firstDown, secondDown, thirdDown, moveLittle, moveFar, moveThird, liftFirst, liftSecond, liftThird
    case cancelSecond, turnOff, setState

    @MainActor func happen(on stage: TwoFingerStage, to recognizer: UIGestureRecognizer) {
      let (first, second) = (CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300))
      stage.screen.advance(by: 0.02)
      switch self {
      case .firstDown: stage.stage.send(.began, first.x, first.y, finger: 1)
      case .secondDown: stage.stage.send(.began, second.x, second.y, finger: 2)
      case .thirdDown: stage.stage.send(.began, 20, 20, finger: 3)
      case .moveLittle: stage.stage.send(.moved, fingers: [1: first, 2: CGPoint(x: 254, y: 302)])
      case .moveFar: stage.stage.send(.moved, fingers: [1: first, 2: CGPoint(x: 150, y: 450)])
      case .moveThird: stage.stage.send(.moved, 300, 20, finger: 3)
      case .liftFirst: stage.lift(1, at: first)
      case .liftSecond: stage.stage.send(.ended, 150, 450, finger: 2)
      case .liftThird: stage.stage.send(.ended, 300, 20, finger: 3)
      case .cancelSecond: stage.stage.send(.cancelled, 250, 300, finger: 2)
      case .turnOff: recognizer.isEnabled = false
      case .setState: recognizer.state = .possible
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var deeds: [Deed]
    var told: String
    var state: UIGestureRecognizer.State
    var fingers: Int

    var testDescription: String { deeds.map { "\($0)" }.joined(separator: ", ") }
  }

  nonisolated static let rows = [
    Row(deeds: [.firstDown], told: "", state: .possible, fingers: 1),
    Row(deeds: [.firstDown, .liftFirst], told: "", state: .possible, fingers: 0),
    Row(deeds: [.firstDown, .secondDown], told: "", state: .possible, fingers: 2),
    Row(deeds: [.firstDown, .secondDown, .moveLittle], told: "", state: .possible, fingers: 2),
    Row(deeds: [.firstDown, .secondDown, .liftFirst], told: "", state: .failed, fingers: 1),
    Row(deeds: [.firstDown, .secondDown, .cancelSecond], told: "", state: .failed, fingers: 1),
    Row(deeds: [.firstDown, .secondDown, .turnOff], told: "", state: .failed, fingers: 2),
    Row(deeds: [.firstDown, .secondDown, .thirdDown, .moveThird], told: "", state: .possible, fingers: 2),
    Row(deeds: [.firstDown, .secondDown, .thirdDown, .liftThird], told: "", state: .possible, fingers: 2),
    Row(deeds: [.firstDown, .secondDown, .moveFar], told: "began", state: .began, fingers: 2),
    Row(deeds: [.firstDown, .secondDown, .moveFar, .setState], told: "began", state: .began, fingers: 2),
    Row(deeds: [.firstDown, .secondDown, .moveFar, .moveLittle], told: "began, changed", state: .changed, fingers: 2),
    Row(deeds: [.firstDown, .secondDown, .moveFar, .liftFirst], told: "began", state: .began, fingers: 1),
    Row(deeds: [.firstDown, .secondDown, .moveFar, .liftSecond], told: "began", state: .began, fingers: 1),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .liftFirst, .liftSecond], told: "began, ended", state: .possible,
      fingers: 0),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .liftSecond, .liftFirst], told: "began, ended", state: .possible,
      fingers: 0),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .liftFirst, .firstDown], told: "began", state: .began, fingers: 2),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .liftFirst, .firstDown, .moveLittle], told: "began, changed",
      state: .changed, fingers: 2),
    Row(
      deeds: [.firstDown, .secondDown, .thirdDown, .moveFar, .liftFirst, .moveThird], told: "began", state: .began,
      fingers: 1),
    Row(
      deeds: [.firstDown, .secondDown, .thirdDown, .moveFar, .liftFirst, .liftSecond], told: "began, ended",
      state: .possible, fingers: 0),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .cancelSecond], told: "began, cancelled", state: .cancelled,
      fingers: 1),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .cancelSecond, .liftFirst], told: "began, cancelled",
      state: .possible, fingers: 0),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .turnOff], told: "began, cancelled", state: .cancelled, fingers: 2),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .turnOff, .liftFirst, .liftSecond], told: "began, cancelled",
      state: .possible, fingers: 0),
    Row(
      deeds: [.firstDown, .secondDown, .moveFar, .liftFirst, .turnOff], told: "began, cancelled", state: .cancelled,
      fingers: 1),
  ]

  @Test(arguments: rows)
  func `a pinch goes from state to state as the table says`(row: Row) { check(row, UIPinchGestureRecognizer()) }

  @Test(arguments: rows)
  func `a rotation goes from state to state as the table says`(row: Row) { check(row, UIRotationGestureRecognizer()) }

  private func check(_ row: Row, _ recognizer: UIGestureRecognizer) {
    let stage = TwoFingerStage()
    stage.view.addGestureRecognizer(recognizer)
    recognizer.addAction { [journal = stage.journal] in journal.note("\($0.state)") }
    for deed in row.deeds { deed.happen(on: stage, to: recognizer) }
    #expect(stage.told == row.told)
    #expect(recognizer.state == row.state)
    #expect(recognizer.numberOfTouches == row.fingers)
  }
}
