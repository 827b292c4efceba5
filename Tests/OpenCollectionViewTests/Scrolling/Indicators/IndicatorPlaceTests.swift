import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// S71
@MainActor struct IndicatorPlaceTests {
  private func flashing(_ stage: ScrollStage) -> [CGRect] {
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    return stage.barFrames
  }

  private func tall() -> ScrollStage { ScrollStage(scale: 1, content: CGSize(width: 400, height: 1600)) }

  @Test func `each indicator has its own insets`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 800, height: 1600))
    stage.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 10)
    stage.scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 50, bottom: 20, right: 0)
    #expect(
      flashing(stage) == [
        CGRect(x: 53, y: 774, width: 169, height: 3), CGRect(x: 384, y: 103, width: 3, height: 344),
      ])
  }

  @Test func `insets for both are those of each, and what is read are the vertical one's`() {
    let stage = tall()
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.scrollView.scrollIndicatorInsets = inset
    #expect(stage.scrollView.verticalScrollIndicatorInsets == inset)
    #expect(stage.scrollView.horizontalScrollIndicatorInsets == inset)
    stage.scrollView.horizontalScrollIndicatorInsets = .zero
    #expect(stage.scrollView.scrollIndicatorInsets == inset)
  }

  @Test func `indicators do not keep clear of the content's own insets`() {
    let stage = tall()
    stage.scrollView.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 300, right: 0)
    // Seen are 800 of 2000 points; the bar's track is the view's height less its margins.
    #expect(flashing(stage) == [CGRect(x: 394, y: 3, width: 3, height: 318)])
  }

  @Test func `they keep clear of the device's edges, unless that is turned off`() {
    let stage = tall()
    stage.screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 400, height: 800), scale: 1, safeAreaTop: 47, safeAreaBottom: 34, safeAreaRight: 20)))
    stage.screen.runFrame()
    let clear = flashing(stage)
    #expect(clear.first?.origin == CGPoint(x: 374, y: 50))
    stage.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    stage.screen.runFrame()
    #expect(stage.barFrames.first?.origin == CGPoint(x: 394, y: 3))
  }

  @Test func `where content runs from right to left the vertical one stands on the left`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 800, height: 1600))
    stage.scrollView.semanticContentAttribute = .forceRightToLeft
    let frames = flashing(stage)
    #expect(frames == [CGRect(x: 9, y: 794, width: 194, height: 3), CGRect(x: 3, y: 3, width: 3, height: 394)])
  }

  @Test func `bars lie on whole pixels and keep their length while the content moves`() {
    let stage = ScrollStage(scale: 3, content: CGSize(width: 400, height: 2777))
    stage.send(.began, 200, 700)
    var lengths: Set<CGFloat> = []
    for step in 1...40 {
      stage.send(.moved, 200, 700 - 11.3 * Double(step))
      for frame in stage.barFrames {
        lengths.insert((frame.height * 3).rounded())
        for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
          #expect(abs(edge * 3 - (edge * 3).rounded()) < 1e-6)
        }
      }
    }
    #expect(lengths == [686])
  }

  @Test func `one frame of scrolling moves the bar's layer and changes nothing else of it`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 700)
    stage.send(.moved, 200, 680)
    stage.send(.moved, 200, 600)
    guard let bar = stage.bars.last else {
      Issue.record("there is no bar")
      return
    }
    let size = bar.bounds.size
    stage.send(.moved, 200, 550)
    #expect(bar.bounds.size == size)
    // The content's offset and the bar's place.
    #expect(stage.screen.lastCommit.changed.count == 2)
    #expect(stage.screen.lastCommit.created.isEmpty)
  }

  // S72
  @Test(arguments: [
    (UIScrollView.IndicatorStyle.default, UIUserInterfaceStyle.light, CGFloat(0)), (.default, .dark, 1),
    (.black, .light, 0), (.black, .dark, 0), (.white, .light, 1), (.white, .dark, 1),
  ])
  func `a style is dark or light; the default one is what can be seen`(
    style: UIScrollView.IndicatorStyle, surroundings: UIUserInterfaceStyle, white: CGFloat
  ) {
    let stage = tall()
    stage.scrollView.indicatorStyle = style
    _ = flashing(stage)
    var (shade, alpha): (CGFloat, CGFloat) = (-1, 0)
    let color = stage.bars.first?.backgroundColor?.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: surroundings))
    #expect(color?.getWhite(&shade, alpha: &alpha) == true)
    #expect(shade == white)
    #expect(alpha > 0.3 && alpha < 0.5)
  }

  // S72
  @Test func `another style changes bars that can be seen`() {
    let stage = tall()
    _ = flashing(stage)
    let before = stage.bars.first?.backgroundColor
    stage.scrollView.indicatorStyle = .white
    #expect(stage.bars.first?.backgroundColor != before)
  }
}
