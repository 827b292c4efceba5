import Testing
import TouchTesting

@testable import OpenCollectionView

/// How a row follows a finger.
@MainActor struct SwipeFingerTests {
  let stage = SwipeStage()

  // I72, I73
  @Test func `a finger that moves sideways asks the side it uncovers, once, and the row follows it`() {
    stage.screen.press(at: CGPoint(x: 340, y: 78))
    stage.screen.move(to: CGPoint(x: 332, y: 78))
    #expect(stage.takeLog() == [])
    stage.screen.move(to: CGPoint(x: 290, y: 79))
    // Ten points tell a pan from a rest.
    #expect(stage.shift(1).map { ($0 * 2).rounded() / 2 } == -40)
    stage.screen.move(to: CGPoint(x: 250, y: 79))
    #expect(stage.shift(1) == -80)
    #expect(stage.shift(0) == 0)
    #expect(stage.isSwiped == [1])
    #expect(stage.takeLog() == ["trailing 1?"])
    #expect(stage.takeDecisions() == ["1 is swiped: trailing actions"])
    stage.screen.lift(at: CGPoint(x: 250, y: 79))
  }

  // I72
  @Test func `to the right it is the leading side`() {
    stage.screen.press(at: CGPoint(x: 30, y: 26))
    stage.screen.move(to: CGPoint(x: 100, y: 26))
    #expect(stage.shift(0) == 60)
    #expect(stage.log == ["leading 0?"])
    #expect(stage.buttons.map(\.accessibilityLabel) == ["Read"])
    stage.screen.lift(at: CGPoint(x: 100, y: 26))
  }

  // I72
  @Test func `where people read from right to left the leading side is the right one`() {
    let stage = SwipeStage(isMirrored: true)
    stage.swipe(0, by: -100)
    stage.rest()
    #expect(stage.takeLog() == ["leading 0?"])
    #expect(stage.shift(0) == -102)
    #expect(stage.buttonFrames == [CGRect(x: 283, y: 4, width: 82, height: 44)])
    stage.swipe(0, by: 200, from: 100)
    stage.rest()
    #expect(stage.shift(0) == 0)
    stage.swipe(0, by: 150)
    stage.rest()
    #expect(stage.takeLog() == ["trailing 0?"])
    #expect(stage.shift(0) == 194)
    #expect(
      stage.buttonFrames == [CGRect(x: 10, y: 4, width: 82, height: 44), CGRect(x: 102, y: 4, width: 82, height: 44)])
  }

  // I72
  @Test func `a side without actions stays, and the pan goes to whoever else wants it`() {
    stage.section.swipeProviders?.leading = nil
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: stage.section)
    stage.screen.runFrame()
    let pan = UIPanGestureRecognizer()
    stage.screen.window.addGestureRecognizer(pan)
    stage.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    for way in [80.0, -80] {
      stage.screen.play(
        .drag(from: CGPoint(x: 180, y: 26), to: CGPoint(x: 180 + way, y: 26)).looking(at: 0.3) {
          #expect(pan.state == .changed)
        })
    }
    #expect(stage.shift(0) == 0)
    #expect(stage.pulls.isEmpty)
    #expect(stage.isSwiped == [])
    #expect(
      stage.takeDecisions() == [
        "0 is not swiped: there are no actions on its leading side",
        "0 is not swiped: there are no actions on its trailing side",
      ])
  }

  // I74, I76
  @Test func `open it shows its buttons at their own widths, the first at the edge`() {
    stage.swipe(0, by: -160)
    stage.rest()
    #expect(stage.shift(0) == -194)
    #expect(stage.buttons.map(\.accessibilityLabel) == ["Delete", "Flag"])
    #expect(
      stage.buttonFrames == [
        CGRect(x: 283, y: 4, width: 82, height: 44), CGRect(x: 191, y: 4, width: 82, height: 44),
      ])
    #expect(stage.buttons.map(\.layer.cornerRadius) == [13, 13])
  }

  // I76
  @Test func `a title is 13 points high with 24 beside it, and what shows nothing is 44 wide`() {
    let plain = SwipeActionButton(UIContextualAction(style: .normal, title: nil) { _, _, _ in })
    #expect(plain.wantedWidth == 44)
    let button = SwipeActionButton(UIContextualAction(style: .normal, title: "Archive it") { _, _, _ in })
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.text = "Archive it"
    #expect(button.wantedWidth == label.sizeThatFits(CGSize(width: 1e6, height: 1e6)).width.rounded(.up) + 24)
  }

  // I77
  @Test func `a button is red where it destroys, grey otherwise, or in a colour of its own, which nil takes back`() {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    #expect(action.backgroundColor == .systemRed)
    action.backgroundColor = .systemTeal
    #expect(SwipeActionButton(action).backgroundColor == .systemTeal)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    let normal = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    #expect(
      normal.backgroundColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1))
  }

  // I75
  @Test(arguments: [(106.0, 0.0), (108, -194)])
  func `let go beyond the half of its buttons it stays open, before that it closes`(way: Double, shift: Double) {
    stage.swipe(0, by: -way)
    stage.rest()
    #expect(stage.shift(0) == CGFloat(shift))
    #expect(stage.pulls.count == (shift == 0 ? 0 : 1))
    #expect(stage.isSwiped == (shift == 0 ? [] : [0]))
  }

  // I75
  @Test func `a throw counts: a short one opens, and one back closes`() {
    stage.flick(0, by: -40)
    stage.rest()
    #expect(stage.shift(0) == -194)
    stage.screen.play(.flick(from: CGPoint(x: 60, y: 26), to: CGPoint(x: 100, y: 26)))
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.log == ["trailing 0?"])
  }

  // I75
  @Test func `beyond where it is closed it gives way by the rubber band, and uncovers nothing`() {
    stage.screen.press(at: CGPoint(x: 200, y: 26))
    stage.screen.move(to: CGPoint(x: 180, y: 26))
    stage.screen.move(to: CGPoint(x: 310, y: 26))
    // 120 points beyond: 375 · 66 / 441.
    #expect(stage.shift(0) == 56)
    #expect(stage.buttonFrames.allSatisfy { $0.width == 0 })
    stage.screen.lift(at: CGPoint(x: 310, y: 26))
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.log == ["trailing 0?"])
  }

  // I75, I78
  @Test func `without a full swipe it gives way beyond its buttons, which stretch`() {
    stage.performsFirst = false
    stage.screen.press(at: CGPoint(x: 370, y: 26))
    stage.screen.move(to: CGPoint(x: 350, y: 26))
    stage.screen.move(to: CGPoint(x: 66, y: 26))
    // 294 points, 100 of them beyond: 375 · 55 / 430 = 47.97.
    #expect(stage.shift(0) == -242)
    #expect(stage.buttonFrames.map(\.width) == [106, 106])
    stage.screen.pass(0.5)
    stage.screen.lift(at: CGPoint(x: 66, y: 26))
    stage.rest()
    #expect(stage.shift(0) == -194)
    #expect(stage.log == ["trailing 0?"])
  }

  // I78
  @Test(arguments: [(250.0, false), (260, true)])
  func `a full swipe performs the first action, from 260 points of a row of 375 on`(way: Double, performs: Bool) {
    stage.screen.play(.flick(from: CGPoint(x: 360, y: 26), to: CGPoint(x: 360 - way, y: 26), duration: 0.3))
    #expect(stage.log == ["trailing 0?"] + (performs ? ["Delete 0 from a SwipeActionButton"] : []))
    stage.rest()
    #expect(stage.shift(0) == (performs ? -375 : -194))
  }

  // I78
  @Test(arguments: [40.0, 240])
  func `a finger that rests before it lifts performs nothing before that`(way: Double) {
    stage.screen.play(
      .drag(from: CGPoint(x: 360, y: 26), to: CGPoint(x: 360 - way, y: 26), duration: 0.3, holding: 0.45))
    #expect(stage.log == ["trailing 0?"])
  }

  // I78
  @Test func `beyond it the first button fills all that is uncovered, and gives the room back`() {
    stage.screen.press(at: CGPoint(x: 370, y: 26))
    stage.screen.move(to: CGPoint(x: 360, y: 26))
    stage.screen.move(to: CGPoint(x: 90, y: 26))
    stage.screen.pass(0.3)
    #expect(stage.shift(0) == -270)
    #expect(
      stage.buttonFrames == [CGRect(x: 115, y: 4, width: 250, height: 44), CGRect(x: 115, y: 4, width: 0, height: 44)])
    stage.screen.move(to: CGPoint(x: 130, y: 26))
    stage.screen.pass(0.3)
    #expect(stage.shift(0) == -230)
    #expect(stage.buttonFrames.map(\.width) == [100, 100])
    #expect(
      stage.takeDecisions() == [
        "0 is swiped: trailing actions",
        "0 is taken over by its first action: 270 of 375 points are uncovered, 243 decide",
        "0 is given back by its first action: 230 of 375 points are uncovered, 243 decide",
      ])
    stage.screen.lift(at: CGPoint(x: 130, y: 26))
    stage.rest()
    #expect(stage.takeDecisions() == ["0 opens: 230 of 194 points are uncovered, and 0 pt/s decide"])
    #expect(stage.log == ["trailing 0?"])
  }

  @Test func `an open row is taken hold of again, without another question`() {
    stage.open(0)
    stage.screen.press(at: CGPoint(x: 60, y: 26))
    stage.screen.move(to: CGPoint(x: 80, y: 26))
    stage.screen.move(to: CGPoint(x: 110, y: 26))
    #expect(stage.shift(0) == -154)
    stage.screen.move(to: CGPoint(x: 180, y: 26))
    stage.screen.pass(0.5)
    stage.screen.lift(at: CGPoint(x: 180, y: 26))
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.log == [])
  }

  @Test func `a row on its way back is caught where it is seen`() {
    stage.open(0)
    stage.tap(0)
    stage.screen.pass(0.05)
    let caught = stage.shift(0) ?? 0
    #expect(caught < -20 && caught > -194)
    stage.swipe(0, by: -60)
    stage.rest()
    #expect(stage.shift(0) == -194)
    #expect(stage.pulls.count == 1)
    #expect(stage.log == [])
    #expect(stage.isSwiped == [0])
  }

  @Test func `a touch that is taken away closes the row`() {
    stage.screen.play(.drag(from: CGPoint(x: 340, y: 26), to: CGPoint(x: 150, y: 26)).cancelled())
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.takeDecisions().last == "0 closes: the touch was taken away")
  }
}
