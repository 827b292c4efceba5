import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// S73
@MainActor struct IndicatorProgramTests {
  private func wide() -> ScrollStage { ScrollStage(scale: 1, content: CGSize(width: 2000, height: 5000)) }

  @Test func `offsets that the program sets show no bars`() {
    let stage = wide()
    stage.scrollView.contentOffset.y = 100
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.screen.advance(by: 0.1)
    #expect(stage.barFrames == [])
  }

  @Test func `asked for, the bar of the axis that changes is shown for a moment`() {
    let stage = wide()
    stage.scrollView.withScrollIndicatorsShown { stage.scrollView.contentOffset.y = 4200 }
    stage.screen.runFrame()
    #expect(stage.barFrames.map(\.width) == [3])
    #expect(stage.barFrames.first?.maxY == 791)
    stage.screen.advance(by: 0.55)
    #expect(stage.bars.count == 1)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.barFrames == [])
  }

  @Test func `an animated change has its bar to the end of the way, and a moment longer`() {
    let stage = wide()
    stage.scrollView.withScrollIndicatorsShown {
      stage.scrollView.setContentOffset(CGPoint(x: 1600, y: 0), animated: true)
    }
    stage.screen.runFrame()
    #expect(stage.barFrames.map(\.height) == [3])
    #expect(stage.barFrames.first?.minX == 3)
    stage.screen.advance(by: 0.8)
    #expect(stage.bars.count == 1)
    #expect(stage.barFrames.first?.maxX == 391)
    stage.screen.advance(by: 0.5)
    #expect(stage.barFrames == [])
  }

  @Test func `changes that move nothing show nothing`() {
    let stage = wide()
    stage.scrollView.withScrollIndicatorsShown { stage.scrollView.contentOffset = .zero }
    stage.screen.runFrame()
    #expect(stage.barFrames == [])
  }

  @Test func `the program's changes are made once, and changes within changes too`() {
    let stage = wide()
    var count = 0
    stage.scrollView.withScrollIndicatorsShown {
      stage.scrollView.withScrollIndicatorsShown {
        count += 1
        stage.scrollView.contentOffset.y = 50
      }
    }
    #expect(count == 1)
    #expect(stage.bars.count == 1)
  }

  @Test func `a bar goes along with an animated change of the offset from where it was`() {
    let stage = wide()
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    UIView.animate(withDuration: 1) {
      stage.scrollView.withScrollIndicatorsShown { stage.scrollView.contentOffset.y = 4200 }
    }
    stage.screen.advance(by: 0.5)
    let shown = stage.bars.last.flatMap { $0.layer.presentation()?.position.y } ?? 0
    let end = stage.bars.last?.layer.position.y ?? 0
    #expect(end > 4500)
    #expect(shown > 1000 && shown < end - 1000)
  }
}
