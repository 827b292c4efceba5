import OpenCollectionView
import Testing
import TouchTesting

/// Cells that are made ahead of a scroll, as recorded on iOS 26.1: one a frame, after the pass, each followed by an empty
/// pass; none after a jump.
@MainActor struct LookAheadOrderTests {
  typealias Layout = BoundsChangeOrderTests.Layout

  /// The items whose cells were asked for within a pass and after one.
  private func cells(_ lines: [String]) -> (within: [Int], after: [Int]) {
    var isInPass = false
    var within: [Int] = []
    var after: [Int] = []
    for line in lines {
      if line.hasSuffix("layoutSubviews begin") { isInPass = true }
      if line.hasSuffix("layoutSubviews end") { isInPass = false }
      guard let place = line.split(separator: " ").last, line.contains("cellForItemAt"),
        let item = Int(place.dropFirst(2))
      else { continue }
      if isInPass { within.append(item) } else { after.append(item) }
    }
    return (within, after)
  }

  // C41, C42
  @Test(arguments: Layout.allCases)
  func `An animated scroll makes cells ahead, one a frame, after the pass`(layout: Layout) {
    let recorded = layout.screen()
    recorded.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    recorded.screen.runFrame()
    #expect(cells(recorded.log.takeLines()).after.isEmpty)
    var within: [Int] = []
    var after: [Int] = []
    for _ in 1...24 {
      recorded.screen.advance(by: 1.0 / 60)
      let lines = recorded.log.takeLines()
      let frame = cells(lines)
      within += frame.within
      after += frame.after
      #expect(frame.after.count <= 1)
      guard frame.after.count == 1, let asked = lines.lastIndex(where: { $0.contains("cellForItemAt") }) else {
        continue
      }
      // The cell that is made ahead is followed by an empty pass.
      #expect(lines[asked - 1].hasSuffix("layoutSubviews end"))
      #expect(
        lines[(asked + 1)...].map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
          "layoutSubviews begin", "layoutSubviews end",
        ])
    }
    #expect(within == [6])
    // As in the recording five, up to item 11.
    #expect(after == [7, 8, 9, 10, 11])
  }

  // C41, C42
  @Test(arguments: Layout.allCases)
  func `A flick makes cells ahead so that no pass makes any`(layout: Layout) {
    let recorded = layout.screen()
    recorded.screen.play(
      .samples([
        (0, CGPoint(x: 100, y: 200)), (0.016, CGPoint(x: 100, y: 185)), (0.032, CGPoint(x: 100, y: 170)),
        (0.048, CGPoint(x: 100, y: 155)), (0.05, CGPoint(x: 100, y: 155)),
      ]))
    let during = cells(recorded.log.takeLines())
    #expect(during.within == [6])
    recorded.screen.advance(by: 1)
    let inertia = cells(recorded.log.takeLines())
    #expect(inertia.within.isEmpty)
    #expect(during.after == [7, 8])
    #expect(inertia.after == Array(9...19))
  }

  // C42
  @Test(arguments: Layout.allCases)
  func `No cell is made ahead after a jump`(layout: Layout) {
    let jumps: [(UICollectionView) -> Void] = [
      { $0.contentOffset.y = 40 }, { $0.bounds.origin.y = 40 },
      { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: false) },
      { $0.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false) },
    ]
    for jump in jumps {
      let recorded = layout.screen()
      jump(recorded.view)
      recorded.screen.runFrame()
      recorded.screen.advance(by: 0.6)
      let asked = cells(recorded.log.takeLines())
      #expect(asked.within == [6])
      #expect(asked.after.isEmpty)
    }
  }

  // C42
  @Test(arguments: Layout.allCases)
  func `Without prefetching each cell is made within the pass that shows it`(layout: Layout) {
    let recorded = layout.screen()
    recorded.view.isPrefetchingEnabled = false
    recorded.view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: true)
    recorded.screen.advance(by: 1)
    let cells = cells(recorded.log.takeLines())
    #expect(cells.within == Array(6...11))
    #expect(cells.after.isEmpty)
  }
}
