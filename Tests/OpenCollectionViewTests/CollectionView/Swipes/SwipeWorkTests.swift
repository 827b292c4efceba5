import Testing
import TouchTesting

@testable import OpenCollectionView

/// How much work a swipe is, in counts, and what is left of it.
@MainActor struct SwipeWorkTests {
  // I144
  @Test func `a frame of a swipe touches its row and its buttons, and lays the list out not once`() {
    let stage = SwipeStage([100_000])
    let calls = CallLog()
    stage.view.log = calls
    stage.screen.press(at: CGPoint(x: 340, y: 26))
    stage.screen.move(to: CGPoint(x: 300, y: 26))
    stage.screen.pass(1)
    calls.clear()
    stage.described = []
    let work = stage.screen.work {
      for step in 1...60 {
        stage.screen.move(to: CGPoint(x: 300 - CGFloat(step), y: 26))
        stage.screen.pass(1.0 / 60)
      }
    }
    #expect(calls.lines == [])
    #expect(work.preparations == 0)
    #expect(work.queries == 0)
    #expect(work.cellsConfigured == 0)
    #expect(work.layersCreated == 0)
    // The row; of each button its place and size, and those of picture and title in it.
    #expect(work.layersChanged <= 60 * (1 + 2 * 3))
    #expect(stage.described == [])
  }

  // I144
  @Test func `a row that settles lays the list out not once`() {
    let stage = SwipeStage([100_000])
    stage.screen.press(at: CGPoint(x: 340, y: 26))
    stage.screen.move(to: CGPoint(x: 200, y: 26))
    stage.screen.pass(1)
    stage.screen.lift(at: CGPoint(x: 200, y: 26))
    let calls = CallLog()
    stage.view.log = calls
    let work = stage.screen.work { stage.rest() }
    #expect(stage.shift(0) == -194)
    #expect(calls.lines == [])
    #expect(work.queries == 0)
    #expect(work.frames < 40)
  }

  // I144
  @Test func `an open row wants no frames, and a closed one leaves nothing`() {
    let stage = SwipeStage()
    stage.open(0)
    #expect(stage.screen.isAtRest)
    let views = stage.view.subviews.count
    stage.tap(0)
    stage.rest()
    #expect(stage.screen.isAtRest)
    #expect(stage.view.subviews.count == views - 1)
    #expect(stage.view.state.swipes?.row == nil)
    #expect(stage.view.state.swipes?.ending.isEmpty == true)
  }

  // I144
  @Test func `lists without actions have no recognizer for them`() {
    let stage = SwipeStage()
    stage.section.swipeProviders = nil
    let view = UICollectionView(
      frame: stage.screen.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: stage.section))
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = stage
    stage.screen.show(view)
    #expect(view.state.swipes == nil)
    #expect(view.gestureRecognizers?.contains { $0 is SwipeRecognizer } == false)
    #expect(stage.view.gestureRecognizers?.filter { $0 is SwipeRecognizer }.count == 1)
  }

  @Test(arguments: 0..<5) func `a list that is let go with a row swiped leaves nothing`(phase: Int) {
    weak var view: UICollectionView?
    weak var cell: UICollectionViewCell?
    weak var row: SwipedRow?
    weak var button: SwipeActionButton?
    var completions: [(Bool) -> Void] = []
    do {
      let stage = SwipeStage()
      switch phase {
      case 0:
        stage.screen.press(at: CGPoint(x: 340, y: 26))
        stage.screen.move(to: CGPoint(x: 200, y: 26))
      case 1: stage.flick(0, by: -60)
      case 2: stage.open(0)
      case 3:
        stage.open(0)
        stage.tap(0, x: 232)
      default:
        stage.open(0)
        stage.tap(0)
      }
      (view, cell, row) = (
        stage.view, stage.cell(0), stage.view.state.swipes?.row ?? stage.view.state.swipes?.ending.first
      )
      button = stage.buttons.first
      #expect(row != nil && button != nil)
      completions = stage.completions
      stage.view.removeFromSuperview()
      stage.completions = []
    }
    #expect(row == nil)
    #expect(button == nil)
    #expect(view == nil)
    #expect(cell == nil)
    // Whoever completes it now, or never, does nothing.
    for completion in completions { completion(true) }
  }
}
