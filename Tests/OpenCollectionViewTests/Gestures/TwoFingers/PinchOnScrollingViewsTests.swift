import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A pinch attached to a view that scrolls: both work.
@MainActor struct PinchOnScrollingViewsTests {
  let journal = Journal()
  let screen = VirtualScreen(width: 400, height: 800)
  let source = NumberSource([200])
  let collectionView: UICollectionView
  let pinch = UIPinchGestureRecognizer()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    collectionView = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: source.identifier)
    collectionView.dataSource = source
    collectionView.addGestureRecognizer(pinch)
    pinch.addAction { [journal, pinch] in
      journal.note("\($0.state) \((pinch.scale * 100).rounded() / 100) ×\(pinch.numberOfTouches)")
    }
    screen.show(collectionView)
  }

  @Test func `one finger scrolls, and the pinch says nothing`() {
    screen.play(.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300)))
    #expect(collectionView.contentOffset.y > 200)
    #expect(journal.text == "")
    #expect(pinch.state == .possible)
  }

  @Test func `two fingers pinch, and nothing scrolls`() {
    screen.play(.pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 216, angle: 1))
    screen.advanceUntilRest()
    #expect(journal.entries.first?.hasPrefix("began") == true)
    #expect(journal.entries.suffix(2) == ["changed 2.0 ×2", "ended 2.0 ×2"])
    #expect(collectionView.contentOffset.y == 0)
  }

  @Test func `pinching and scrolling follow each other at will`() {
    for _ in 0..<3 {
      let before = collectionView.contentOffset.y
      screen.play(.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), holding: 0.6))
      screen.advanceUntilRest()
      #expect(collectionView.contentOffset.y - before == 90)
      journal.clear()
      screen.play(.pinch(around: CGPoint(x: 200, y: 400), from: 208, to: 100, angle: 2))
      #expect(journal.entries.last == "ended 0.5 ×2")
      #expect(collectionView.contentOffset.y - before == 90)
    }
  }

  @Test func `a finger that scrolls stops the pinch of a second one`() {
    screen.play(
      TouchScript.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.4)
        .with(.rest(0.2).then(.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 20, y: 20)))))
    #expect(journal.text == "")
    #expect(collectionView.contentOffset.y > 0)
  }

  @Test func `a pinch that may run beside the pan scrolls and pinches`() {
    let answers = GestureAnswers()
    answers.runsTogether = true
    pinch.delegate = answers
    screen.play(
      .twoFingers(
        at: CGPoint(x: 200, y: 500), distance: 100, to: CGPoint(x: 200, y: 300), toDistance: 216, duration: 0.4,
        holding: 0.6))
    #expect(journal.entries.suffix(2) == ["changed 2.0 ×2", "ended 2.0 ×2"])
    #expect(collectionView.contentOffset.y == 190)
  }

  @Test func `a tap still selects, whatever pinches came before`() {
    screen.play(.pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 216, angle: 0))
    screen.advanceUntilRest()
    screen.play(.tap(at: CGPoint(x: 40, y: 40)))
    screen.advanceUntilRest()
    #expect(collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `a pinch on a cell deselects nothing and selects nothing`() {
    screen.play(.tap(at: CGPoint(x: 40, y: 40)))
    screen.advanceUntilRest()
    screen.play(.pinch(around: CGPoint(x: 200, y: 200), from: 60, to: 150, angle: 0.5))
    screen.advanceUntilRest()
    #expect(collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }
}
