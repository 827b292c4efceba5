import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Letters in a grid that a finger sorts: the recognizer says when, the layout where, and the data changes at the end.
@MainActor private final class LetterBoard: NSObject, UICollectionViewDataSource {
  var letters = ["A", "B", "C", "D", "E", "F"]
  let layout = GapGridLayout()
  let collectionView: UICollectionView
  let recognizer = CellDragRecognizer()
  private(set) var snapshot: UIView?
  private(set) var told: [String] = []

  override init() {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    super.init()
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "letter")
    collectionView.dataSource = self
    collectionView.alwaysBounceVertical = true
    recognizer.addTarget(self, action: Selector(LetterBoard.dragDidChange(_:)))
    collectionView.addGestureRecognizer(recognizer)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { letters.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? NumberCell)?.label.text = letters[indexPath.item]
    return cell
  }

  /// The letters as they are seen, place by place; a dot where there is none.
  var shown: String {
    collectionView.layoutIfNeeded()
    return (0..<letters.count).map { place in
      let frame = CGRect(x: CGFloat(place % 3) * 100, y: CGFloat(place / 3) * 100, width: 100, height: 100)
      let cell = collectionView.visibleCells.first { $0.frame == frame && !$0.isHidden }
      return (cell as? NumberCell)?.label.text ?? "."
    }.joined()
  }

  private func dragDidChange(_ drag: CellDragRecognizer) {
    told.append("\(drag.state)")
    guard let item = drag.item else { return }
    let point = drag.location(in: collectionView)
    switch drag.state {
    case .began:
      snapshot = collectionView.cellForItem(at: item)?.snapshotView(afterScreenUpdates: false)
      snapshot.map { collectionView.superview?.addSubview($0) }
      follow(drag, item.item, point)
    case .changed: follow(drag, item.item, point)
    case .ended:
      let place = layout.insertionPlace(at: point)
      putDown()
      letters.insert(letters.remove(at: item.item), at: place)
      collectionView.reloadData()
    case .cancelled: putDown()
    case .possible, .failed: break
    }
  }

  private func follow(_ drag: CellDragRecognizer, _ item: Int, _ point: CGPoint) {
    snapshot?.center = drag.location(in: collectionView.superview)
    layout.taken = (item, layout.insertionPlace(at: point))
    layout.invalidateLayout()
  }

  private func putDown() {
    snapshot?.removeFromSuperview()
    snapshot = nil
    layout.taken = nil
    layout.invalidateLayout()
  }
}

/// A recognizer of a program that takes a cell out of a collection view and lets it go somewhere else.
@MainActor struct CellDragTests {
  private let screen = VirtualScreen(width: 300, height: 200)
  private let board = LetterBoard()

  init() { screen.show(board.collectionView) }

  private func send(_ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) {
    screen.receive(
      .touches([TouchSample(time: screen.now, identifier: 1, phase: phase, location: CGPoint(x: x, y: y))]))
    screen.runFrame()
  }

  @Test func `the cell leaves the layout, its picture follows, and the data changes at the end`() {
    #expect(board.shown == "ABCDEF")
    send(.began, 50, 50)
    send(.moved, 62, 50)
    #expect(board.shown == ".BCDEF")
    #expect(board.snapshot?.center == CGPoint(x: 62, y: 50))
    send(.moved, 150, 60)
    #expect(board.shown == "B.CDEF")
    send(.moved, 250, 150)
    #expect(board.shown == "BCDEF.")
    #expect(board.snapshot?.center == CGPoint(x: 250, y: 150))
    #expect(board.letters.joined() == "ABCDEF")
    send(.moved, 150, 150)
    send(.ended, 150, 150)
    #expect(board.letters.joined() == "BCDEAF")
    #expect(board.snapshot == nil)
    screen.advanceUntilRest()
    #expect(board.shown == "BCDEAF")
    #expect(board.told == ["began", "changed", "changed", "changed", "ended"])
    #expect(board.recognizer.state == .possible)
    #expect(board.recognizer.item == nil)
  }

  // G22
  @Test func `a touch that is taken away puts the cell back`() {
    send(.began, 50, 50)
    send(.moved, 150, 60)
    #expect(board.shown == "B.CDEF")
    send(.cancelled, 150, 60)
    screen.advanceUntilRest()
    #expect(board.shown == "ABCDEF")
    #expect(board.letters.joined() == "ABCDEF")
    #expect(board.snapshot == nil)
    #expect(board.told.last == "cancelled")
  }

  // G32, G33
  @Test func `a finger that moves up scrolls, and takes no cell`() {
    send(.began, 50, 150)
    send(.moved, 52, 120)
    send(.moved, 52, 100)
    #expect(board.told == [])
    #expect(board.collectionView.contentOffset.y > 0)
    send(.ended, 52, 100)
  }

  // G36
  @Test func `a finger that takes a cell does not scroll, wherever it goes then`() {
    send(.began, 50, 150)
    send(.moved, 65, 150)
    send(.moved, 65, 20)
    #expect(board.collectionView.contentOffset.y == 0)
    #expect(!board.collectionView.isDragging)
    send(.ended, 65, 20)
  }

  @Test func `a tap still selects`() {
    screen.play(.tap(at: CGPoint(x: 150, y: 150)))
    #expect(board.collectionView.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    #expect(board.told == [])
  }

  @Test func `a finger beside the cells takes nothing`() {
    board.letters = ["A"]
    board.collectionView.reloadData()
    screen.runFrame()
    screen.play(.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150)))
    #expect(board.told == [])
    #expect(board.shown == "A")
  }
}
