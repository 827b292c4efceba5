import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct SelectionTests {
  let grid = GridScreen([1000])
  let delegate: RecordedDelegate
  var log: CallLog { delegate.log }

  init() {
    delegate = RecordedDelegate(log: CallLog())
    grid.view.delegate = delegate
    grid.screen.runFrame()
  }

  private func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  private func tap(_ number: Int) {
    grid.screen.play(
      .tap(at: CGPoint(x: 50 + 110 * (number % 3), y: 50 + 110 * (number / 3))).then(.rest(0.4)))
  }

  private var selected: [Int] { (grid.view.indexPathsForSelectedItems ?? []).map(\.item) }

  @Test func `Where nothing is selected the selected items are an empty list, and not nil`() {
    // C101: suites that were written on iOS expect it, whatever the documentation says.
    #expect(grid.view.indexPathsForSelectedItems == [])
    tap(4)
    #expect(grid.view.indexPathsForSelectedItems == [item(4)])
    grid.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(grid.view.indexPathsForSelectedItems == [])
    grid.view.dataSource = nil
    #expect(grid.view.indexPathsForSelectedItems == [])
  }

  @Test func `A quick tap highlights at the lift, and selects`() {
    // C51, C52
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 50), duration: 0.08))
    #expect(
      log.takeText() == """
        shouldHighlight 0-0
        didHighlight 0-0
        shouldSelect 0-0
        didSelect 0-0
        didUnhighlight 0-0
        """)
    #expect(selected == [0])
    #expect(grid.view.visibleCells[0].isSelected)
    #expect(!grid.view.visibleCells[0].isHighlighted)
  }

  @Test func `A finger that rests highlights after the delay of content touches`() {
    // C52, S11
    grid.screen.press(at: CGPoint(x: 50, y: 50))
    grid.screen.advance(by: 0.14)
    #expect(log.takeText() == "")
    grid.screen.advance(by: 0.04)
    #expect(log.takeText() == "shouldHighlight 0-0\ndidHighlight 0-0")
    #expect(grid.view.visibleCells[0].isHighlighted)
    grid.screen.lift(at: CGPoint(x: 50, y: 50))
    #expect(log.takeText() == "shouldSelect 0-0\ndidSelect 0-0\ndidUnhighlight 0-0")
  }

  @Test func `An item that may not be highlighted is not selected either`() {
    // C51
    delegate.refused = ["shouldHighlight"]
    tap(0)
    #expect(log.takeText() == "shouldHighlight 0-0")
    #expect(selected == [])
  }

  @Test func `An item that may not be selected is only highlighted`() {
    // C51
    delegate.refused = ["shouldSelect"]
    tap(0)
    #expect(log.takeText() == "shouldHighlight 0-0\ndidHighlight 0-0\nshouldSelect 0-0\ndidUnhighlight 0-0")
    #expect(selected == [])
  }

  @Test func `A drag that begins takes the highlight away and selects nothing`() {
    // C52, C50
    grid.screen.play(
      .samples([
        (0, CGPoint(x: 50, y: 250)), (0.2, CGPoint(x: 50, y: 249)), (0.25, CGPoint(x: 50, y: 220)),
        (0.3, CGPoint(x: 50, y: 200)), (0.8, CGPoint(x: 50, y: 200)),
      ]))
    #expect(
      log.takeLines() == [
        "shouldHighlight 0-6", "didHighlight 0-6", "didUnhighlight 0-6", "scrollViewWillBeginDragging",
        "scrollViewDidScroll", "scrollViewDidScroll",
      ])
    #expect(selected == [])
    #expect(grid.view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `A selected cell whose highlight is taken away stays selected`() {
    // C52
    tap(6)
    grid.screen.play(.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 200)))
    #expect(selected == [6])
    #expect(grid.view.cellForItem(at: item(6))?.isSelected == true)
  }

  @Test func `Leaving the highlighted item ends the highlight, and coming back does not restore it`() {
    // C53
    grid.view.isScrollEnabled = false
    grid.screen.play(
      .samples([
        (0, CGPoint(x: 95, y: 50)), (0.2, CGPoint(x: 95, y: 50)), (0.3, CGPoint(x: 112, y: 50)),
        (0.4, CGPoint(x: 95, y: 50)), (0.5, CGPoint(x: 95, y: 50)),
      ]))
    #expect(log.takeText() == "shouldHighlight 0-0\ndidHighlight 0-0\ndidUnhighlight 0-0")
    #expect(selected == [])
  }

  @Test func `Lifting elsewhere selects nothing`() {
    // C53
    grid.view.isScrollEnabled = false
    grid.screen.play(.samples([(0, CGPoint(x: 50, y: 50)), (0.3, CGPoint(x: 160, y: 50))]))
    #expect(log.takeText() == "shouldHighlight 0-0\ndidHighlight 0-0\ndidUnhighlight 0-0")
    #expect(selected == [])
  }

  @Test func `In single selection another item takes the place of the old one, which is not asked`() {
    // C54
    tap(0)
    log.clear()
    tap(4)
    #expect(
      log.takeText() == """
        shouldHighlight 0-4
        didHighlight 0-4
        shouldSelect 0-4
        didDeselect 0-0
        didSelect 0-4
        didUnhighlight 0-4
        """)
    #expect(selected == [4])
    #expect(!grid.view.visibleCells[0].isSelected)
  }

  @Test func `In single selection the selected item can be tapped again`() {
    // C54
    tap(0)
    log.clear()
    tap(0)
    #expect(
      log.takeText() == "shouldHighlight 0-0\ndidHighlight 0-0\nshouldSelect 0-0\ndidSelect 0-0\ndidUnhighlight 0-0")
    #expect(selected == [0])
  }

  @Test func `In multiple selection items add up, and a second tap deselects`() {
    // C54
    grid.view.allowsMultipleSelection = true
    tap(4)
    tap(0)
    #expect(selected == [0, 4])
    log.clear()
    tap(4)
    #expect(
      log.takeText() == """
        shouldHighlight 0-4
        didHighlight 0-4
        shouldDeselect 0-4
        didDeselect 0-4
        didUnhighlight 0-4
        """)
    #expect(selected == [0])
    delegate.refused = ["shouldDeselect"]
    tap(0)
    #expect(selected == [0])
  }

  @Test func `Where nothing can be selected a tap highlights and asks no more`() {
    grid.view.allowsSelection = false
    tap(0)
    #expect(log.takeText() == "shouldHighlight 0-0\ndidHighlight 0-0\ndidUnhighlight 0-0")
    #expect(selected == [])
  }

  @Test func `Selecting by program calls nobody`() {
    // C55
    grid.view.selectItem(at: item(2), animated: false, scrollPosition: [])
    #expect(selected == [2])
    #expect(grid.view.visibleCells[2].isSelected)
    grid.view.selectItem(at: item(3), animated: false, scrollPosition: [])
    #expect(selected == [3])
    #expect(!grid.view.visibleCells[2].isSelected)
    grid.view.deselectItem(at: item(3), animated: false)
    #expect(selected == [])
    grid.view.allowsMultipleSelection = true
    for number in 0..<4 { grid.view.selectItem(at: item(number), animated: false, scrollPosition: []) }
    #expect(selected == [0, 1, 2, 3])
    grid.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected == [])
    #expect(grid.view.visibleCells.allSatisfy { !$0.isSelected })
    #expect(log.takeText() == "")
  }

  @Test func `Deselecting what is not selected does nothing`() {
    // C55
    for path in [item(3), item(5000), IndexPath(item: -1, section: -1), IndexPath(index: 0), IndexPath()] {
      grid.view.deselectItem(at: path, animated: false)
    }
    #expect(selected == [])
  }

  @Test func `Selecting by program does nothing where nothing can be selected`() {
    // C55
    grid.view.allowsSelection = false
    grid.view.selectItem(at: item(2), animated: false, scrollPosition: [])
    #expect(selected == [])
  }

  @Test func `Turning multiple selection off keeps the last item`() {
    grid.view.allowsMultipleSelection = true
    for number in 0..<3 { grid.view.selectItem(at: item(number), animated: false, scrollPosition: []) }
    grid.view.allowsMultipleSelection = false
    #expect(selected == [2])
    #expect(grid.view.visibleCells.prefix(3).map(\.isSelected) == [false, false, true])
  }

  @Test func `A selected item is selected wherever its cell comes from`() {
    // C52
    grid.view.selectItem(at: item(1), animated: false, scrollPosition: [])
    grid.view.contentOffset.y = 20_000
    grid.screen.runFrame()
    #expect(grid.view.visibleCells.allSatisfy { !$0.isSelected })
    grid.view.contentOffset.y = 0
    grid.screen.runFrame()
    #expect(grid.view.visibleCells.map(\.isSelected).firstIndex(of: true) == 1)
    #expect(grid.view.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test func `A second finger neither selects nor ends the highlight of the first`() {
    // C51
    grid.screen.play(
      TouchScript.press(at: CGPoint(x: 50, y: 50), duration: 1)
        .with(.rest(0.3).then(.tap(at: CGPoint(x: 160, y: 50), duration: 0.3))))
    #expect(
      log.takeText() == "shouldHighlight 0-0\ndidHighlight 0-0\nshouldSelect 0-0\ndidSelect 0-0\ndidUnhighlight 0-0")
    #expect(selected == [0])
  }

  @Test func `A tap between items does nothing`() {
    grid.screen.play(.tap(at: CGPoint(x: 105, y: 50)))
    #expect(log.takeText() == "")
  }

  @Test func `A recognizer that takes the touch keeps the item from being selected`() {
    // C50
    let recognizer = UITapGestureRecognizer()
    grid.view.addGestureRecognizer(recognizer)
    tap(0)
    #expect(selected == [])
    recognizer.cancelsTouchesInView = false
    log.clear()
    tap(0)
    #expect(selected == [0])
  }
}
