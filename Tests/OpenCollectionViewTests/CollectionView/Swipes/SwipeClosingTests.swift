import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// What closes an open row, and what it suspends.
@MainActor struct SwipeClosingTests {
  let stage = SwipeStage()

  // I80
  @Test func `a tap elsewhere closes it, and selects nothing`() {
    stage.open(0)
    stage.tap(3)
    #expect(stage.takeDecisions() == ["0 closes: a touch came down elsewhere"])
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.pulls.isEmpty)
    #expect(stage.isSwiped == [])
    #expect(stage.log == [])
    stage.tap(3)
    #expect(stage.log == ["highlights 3", "selects 3"])
  }

  // I82
  @Test func `a tap on it closes it, and selects and highlights nothing`() {
    stage.open(0)
    stage.screen.press(at: CGPoint(x: 60, y: 26))
    stage.screen.pass(0.3)
    #expect(stage.cell(0)?.isHighlighted == false)
    #expect(stage.shift(0) == -194)
    stage.screen.lift(at: CGPoint(x: 60, y: 26))
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.log == [])
    #expect(stage.takeDecisions() == ["0 closes: it was tapped"])
  }

  // I80, I82
  @Test(arguments: [0, 3]) func `what stands in cells takes no touch meanwhile, and closes the row`(row: Int) {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 230, y: 0, width: 60, height: 52))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.cell(row)?.contentView.addSubview(button)
    stage.open(0)
    let seen = button.convert(button.bounds, to: stage.screen.window)
    stage.screen.play(.tap(at: CGPoint(x: seen.midX, y: seen.midY)))
    stage.rest()
    #expect(taps == 0)
    #expect(stage.shift(0) == 0)
    stage.screen.play(.tap(at: CGPoint(x: 260, y: stage.y(row))))
    #expect(taps == 1)
  }

  // I80
  @Test func `scrolling closes it, by a finger, a wheel and the program`() {
    for way in 0..<3 {
      stage.view.contentOffset = .zero
      stage.screen.runFrame()
      stage.open(2)
      switch way {
      case 0: stage.screen.play(.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 60, y: 370)))
      case 1:
        stage.screen.receive(
          .scroll(
            ScrollSample(
              time: stage.screen.now, location: CGPoint(x: 60, y: 400), distance: ScrollDistance(x: 0, y: 30))))
        stage.screen.pass(0.1)
      default: stage.view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      }
      stage.rest()
      #expect(stage.shift(2) == 0)
      #expect(stage.isSwiped == [])
      #expect(stage.takeDecisions().filter { $0.contains("closes") } == ["2 closes: the list scrolls"])
    }
  }

  // I80
  @Test func `another row that is swiped closes it`() {
    stage.open(0)
    // At once, before the touch is anything else.
    stage.flick(4, by: -60)
    #expect(stage.isSwiped == [4])
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.shift(4) == -194)
    #expect(stage.pulls.count == 1)
    #expect(
      stage.takeDecisions().filter { $0.hasPrefix("0") } == ["0 closes: another row is swiped"])
  }

  // I80
  @Test func `an update of its section closes it, one of another section does not`() {
    let stage = SwipeStage([3, 3])
    stage.open(1)
    stage.items[1].append("new")
    stage.view.insertItems(at: [stage.path(3, 1)])
    stage.rest()
    #expect(stage.shift(1) == -194)
    stage.items[0].insert("new", at: 0)
    stage.view.insertItems(at: [stage.path(0)])
    stage.screen.pass(0.1)
    // The row goes down and back at once, with its buttons behind it.
    let row = stage.cell(2)
    #expect(row?.label.text == "0-1")
    #expect(row.map { abs($0.layer.presentation()!.position.y - stage.pulls[0].center.y) < 0.01 } == true)
    stage.rest()
    #expect(stage.shift(2) == 0)
    #expect(stage.pulls.isEmpty)
    #expect(stage.takeDecisions() == ["2 closes: its section is updated"])
  }

  @Test func `a section above it that grows takes it along`() {
    let stage = SwipeStage([2, 3])
    stage.swipe(3, by: -160)
    stage.rest()
    #expect(stage.shift(1, 1) == -194)
    stage.items[0].insert("new", at: 0)
    stage.view.insertItems(at: [stage.path(0)])
    stage.rest()
    #expect(stage.shift(1, 1) == -194)
    #expect(stage.buttonFrames.map(\.minY) == [212, 212])
    stage.tap(4, x: 232)
    #expect(stage.log.last == "Flag 1 from a SwipeActionButton")
  }

  // I80
  @Test func `a reload ends it at once, in each phase`() {
    for phase in 0..<4 {
      switch phase {
      case 0:
        stage.screen.press(at: CGPoint(x: 340, y: 26))
        stage.screen.move(to: CGPoint(x: 250, y: 26))
      case 1: stage.flick(0, by: -60)
      case 2: stage.open(0)
      default:
        stage.open(0)
        stage.tap(5)
      }
      stage.view.reloadData()
      stage.screen.runFrame()
      #expect(stage.pulls.isEmpty)
      #expect(stage.isSwiped == [])
      #expect((0..<10).allSatisfy { stage.shift($0) == 0 })
      if phase == 0 {
        stage.screen.move(to: CGPoint(x: 200, y: 26))
        #expect(stage.shift(0) == 0)
        stage.screen.lift(at: CGPoint(x: 200, y: 26))
      }
      stage.rest()
      #expect(stage.shift(0) == 0)
    }
  }

  // I71, I80
  @Test func `editing closes it, and a list that is edited is not swiped`() {
    stage.open(0)
    stage.view.isEditing = true
    stage.rest()
    #expect(stage.shift(0) == 0)
    stage.swipe(0, by: -160)
    #expect(stage.shift(0) == 0)
    #expect(stage.takeDecisions() == ["0 closes: editing began", "0 is not swiped: the list is being edited"])
  }

  @Test func `another layout, another width and the loss of the window end it at once`() {
    stage.open(0)
    stage.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: stage.section), animated: true)
    #expect(stage.pulls.isEmpty)
    stage.rest()
    stage.open(0)
    stage.screen.resize(width: 400, height: 520)
    #expect(stage.pulls.isEmpty)
    #expect(stage.shift(0) == 0)
    stage.rest()
    stage.open(0)
    let cell = stage.cell(0)
    stage.view.removeFromSuperview()
    #expect(stage.pulls.isEmpty)
    #expect(cell?.transform.isIdentity == true)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `an item that is carried closes it at once`() {
    stage.open(0)
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
    #expect(stage.pulls.isEmpty)
    #expect(stage.cell(0)?.convert(CGPoint.zero, to: stage.view).x ?? 0 > -20)
    stage.view.cancelInteractiveMovement()
    stage.rest()
    #expect(stage.shift(0) == 0)
  }

  @Test func `with its cell out of sight it is over`() {
    stage.open(0)
    stage.view.contentOffset = CGPoint(x: 0, y: 500)
    stage.screen.runFrame()
    stage.view.contentOffset = .zero
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.pulls.isEmpty)
    #expect(stage.isSwiped == [])
  }

  @Test func `a cell that is configured anew stays open, and one that is loaded anew closes`() {
    stage.open(0)
    stage.items[0][0] = "other"
    stage.view.reconfigureItems(at: [stage.path(0)])
    stage.rest()
    #expect(stage.shift(0) == -194)
    #expect(stage.cell(0)?.label.text == "other")
    stage.view.reloadItems(at: [stage.path(0)])
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.pulls.isEmpty)
  }
}
