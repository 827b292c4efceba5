import OpenCollectionView
import Testing
import TouchTesting

/// How rows of an outline come and go.
@MainActor struct OutlineAnimationTests {
  // I110
  @Test func `Rows that are opened come from behind the row that was tapped, which stays in front`() throws {
    let shown = OutlineScreen()
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    #expect(shown.tops([1, 10, 11, 2]) == [0, 0, 0, 44])
    #expect(shown.cell(11)?.layer.presentation()?.opacity == 0)
    let depth = try #require(shown.cell(1)?.layer.presentation()?.zPosition)
    #expect(shown.cell(10)?.layer.presentation().map { $0.zPosition < depth } == true)
    // Half of 0.3 s; the curve is even about its middle.
    shown.screen.advance(by: 0.15)
    #expect(shown.tops([1, 10, 11, 2]) == [0, 22, 44, 88])
    #expect(shown.cell(11)?.layer.presentation().map { ($0.opacity * 100).rounded() } == 50)
    shown.settle()
    #expect(shown.tops([1, 10, 11, 2]) == [0, 44, 88, 132])
    #expect(shown.cell(10)?.layer.zPosition == shown.cell(1)?.layer.zPosition)
  }

  // I110
  @Test func `Rows that are closed go to where they came from`() throws {
    let shown = OutlineScreen()
    shown.tapSign(of: 1)
    shown.settle()
    let going = try [10, 11].map { try #require(shown.cell($0)) }
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    shown.screen.advance(by: 0.15)
    #expect(going.map { $0.layer.presentation().map { Int($0.frame.minY.rounded()) } } == [22, 44])
    #expect(shown.tops([1, 2]) == [0, 88])
    shown.settle()
    #expect(shown.tops([1, 2]) == [0, 44])
  }

  // I110
  @Test func `Rows behind more that are opened than fit on the screen leave with the last of them that is seen`() throws
  {
    let shown = OutlineScreen(showing: OutlineScreen.long)
    let next = try #require(shown.cell(2))
    let below = try #require(shown.cell(6))
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    shown.screen.advance(by: 0.15)
    // The last row that is seen goes from 0 to 440, and ends at 484 then.
    #expect(shown.tops([100, 109]) == [22, 220])
    #expect(next.layer.presentation().map { Int($0.frame.minY.rounded()) } == 264)
    #expect(below.layer.presentation().map { Int($0.frame.minY.rounded()) } == 440)
    shown.settle()
    #expect(shown.tops([1, 100, 109]) == [0, 44, 440])
    #expect(next.superview == nil || next.isHidden || shown.cell(2) == nil)
    #expect(shown.view.contentSize.height == 3_960)
  }

  // I110
  @Test func `Rows behind more that are closed than fit on the screen come with the last of them that was seen`() {
    let shown = OutlineScreen(showing: OutlineScreen.long)
    shown.tapSign(of: 1)
    shown.settle()
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    #expect(shown.tops([1, 2, 3]) == [0, 484, 528])
    #expect(shown.cell(2)?.layer.presentation()?.opacity == 1)
    shown.screen.advance(by: 0.15)
    #expect(shown.tops([1, 2, 3, 11]) == [0, 264, 308, 660])
    shown.settle()
    #expect(shown.tops([1, 2, 3, 11]) == [0, 44, 88, 440])
  }

  // I110
  @Test func `Rows that are closed before they have come have the rows behind them back from where they are`() {
    let shown = OutlineScreen(showing: OutlineScreen.long)
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    shown.screen.advance(by: 0.15)
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    // It was at 264 when the finger came down, and would have gone to 484.
    #expect((264..<484).contains(shown.tops([2])[0]))
    shown.settle()
    #expect(shown.tops([1, 2, 3, 11]) == [0, 44, 88, 440])
    #expect(shown.view.visibleCells.count == 11)
  }

  // I66, I110
  @Test func `The sign turns while the rows come`() throws {
    let shown = OutlineScreen()
    let cell = try #require(shown.cell(1))
    func angle() throws -> CGFloat {
      let sign = try #require(cell.subviews.last { $0 is UIControl })
      let arrow = try #require(sign.subviews.first?.layer.presentation())
      return (atan2(arrow.transform.m12, arrow.transform.m11) * 100).rounded() / 100
    }
    #expect(try angle() == 0)
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    #expect(try angle() == 0)
    shown.screen.advance(by: 0.15)
    let half = try angle()
    #expect(half > 0.5 && half < 1.1)
    shown.settle()
    #expect(try angle() == 1.57)
  }

  // I110
  @Test func `Where a person wants less motion rows fade in their places`() {
    let shown = OutlineScreen()
    shown.screen.receive(
      .screen(ScreenDescription(size: CGSize(width: 320, height: 480), prefersReducedMotion: true)))
    shown.settle()
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    #expect(shown.tops([1, 10, 11]) == [0, 44, 88])
    #expect(shown.cell(11)?.layer.presentation()?.opacity == 0)
  }

  @Test func `A row that is closed while its rows still come ends closed`() {
    let shown = OutlineScreen()
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    shown.screen.advance(by: 0.1)
    shown.tapSign(of: 1)
    shown.settle()
    #expect(shown.items == [1, 2])
    #expect(shown.tops([1, 2]) == [0, 44])
    #expect(shown.view.visibleCells.count == 2)
    #expect(shown.cell(1)?.configurationState.isExpanded == false)
  }

  // I65
  @Test func `Cells that stay are told of an outline that is applied, those that are made ahead among them`() {
    var outline = OutlineScreen.Outline()
    outline.append(Array(1...40))
    let shown = OutlineScreen(showing: outline)
    outline.expand(Array(1...40))
    shown.source.apply(outline, to: "notes")
    shown.view.setContentOffset(CGPoint(x: 0, y: 44 * 29), animated: false)
    shown.settle()
    #expect(shown.view.visibleCells.allSatisfy { $0.configurationState.isExpanded })
    shown.view.setContentOffset(.zero, animated: false)
    shown.settle()
    #expect(shown.view.visibleCells.allSatisfy { $0.configurationState.isExpanded })
  }

  // I65
  @Test func `A row that comes back on its way out of sight knows what has become of it meanwhile`() {
    let shown = OutlineScreen(showing: OutlineScreen.long)
    shown.tapSign(of: 1)
    shown.screen.runFrame()
    shown.screen.advance(by: 0.05)
    var outline = shown.source.snapshot(for: "notes")
    outline.expand([2])
    shown.source.apply(outline, to: "notes", animatingDifferences: false)
    shown.view.contentOffset.y = 44 * 70
    shown.screen.runFrame()
    #expect(shown.cell(2)?.configurationState.isExpanded == true)
    shown.settle()
    #expect(shown.cell(2)?.configurationState.isExpanded == true)
  }
}
