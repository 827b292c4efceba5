import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What was recorded on iOS 26.1 of a table view of 200 × 300 points with rows of 44 points, without its rows.
@MainActor struct RecordedOrderTests {
  private func stage() -> ScrollOrderStage {
    let stage = ScrollOrderStage(width: 200, height: 300, content: CGSize(width: 200, height: 4400))
    stage.view.notesLayout = true
    return stage
  }

  private func calls(of action: (ScrollOrderStage) -> Void) -> String {
    let stage = stage()
    action(stage)
    stage.journal.note("returns")
    return stage.untilRest()
  }

  // S51, S61
  @Test func `an offset that is set without animation is told before the call returns`() {
    let calls = calls { $0.view.setContentOffset(CGPoint(x: 0, y: 40), animated: false) }
    #expect(
      calls == """
        didScroll 40 []
        returns
        layoutSubviews
        """)
  }

  // S61
  @Test func `an offset that is assigned is told before the call returns`() {
    let calls = calls { $0.view.contentOffset = CGPoint(x: 0, y: 40) }
    #expect(
      calls == """
        didScroll 40 []
        returns
        layoutSubviews
        """)
  }

  // S1
  @Test func `bounds that are assigned are told to nobody`() {
    let calls = calls { $0.view.bounds = CGRect(x: 0, y: 40, width: 200, height: 300) }
    #expect(
      calls == """
        returns
        layoutSubviews
        """)
  }

  // S54
  @Test func `a rectangle is shown as an offset is set`() {
    let calls = calls { $0.view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false) }
    #expect(
      calls == """
        didScroll 40 []
        returns
        layoutSubviews
        """)
  }

  // S54
  @Test func `a rectangle that can be seen, and an offset that is there already, are told to nobody`() {
    let calls = calls {
      $0.view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 200, height: 100), animated: true)
      $0.view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 200, height: 100), animated: false)
      $0.view.setContentOffset(.zero, animated: true)
      $0.view.contentOffset = .zero
    }
    #expect(calls == "returns")
  }

  /// The offsets of an animated scroll to 40 whose first frame comes this many seconds after the call: at that moment a
  /// step of the animation is not yet a pixel, and the recordings show the frames from the next one on. The calls came
  /// 0.6 ms after the frame's own time in each of them.
  struct RecordedAnimation: Sendable {
    let phase: Double
    let offsets: [CGFloat]
  }

  nonisolated static let recordedAnimations = [
    RecordedAnimation(
      phase: 0.0070,
      offsets: [
        0.667, 1.667, 3.333, 5.667, 8.333, 11.333, 14.667, 18, 21.333, 25, 28.333, 31.333, 34, 36.333, 38, 39.333, 40,
      ]),
    RecordedAnimation(
      phase: 0.0076,
      offsets: [
        0.667, 1.667, 3.667, 5.667, 8.333, 11.333, 14.667, 18, 21.667, 25, 28.333, 31.333, 34, 36.333, 38, 39.333, 40,
      ]),
    RecordedAnimation(
      phase: 0.00833,
      offsets: [
        0.667, 2, 3.667, 6, 8.667, 11.667, 14.667, 18.333, 21.667, 25.333, 28.333, 31.333, 34, 36.333, 38, 39.333, 40,
      ]),
  ]

  // S50, S51
  @Test(arguments: recordedAnimations)
  func `an animated offset has the recorded steps, and the end comes on the frame after the last`(
    recorded: RecordedAnimation
  ) {
    let stage = stage()
    stage.view.notesLayout = false
    stage.approachFrame(by: recorded.phase)
    stage.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    #expect(stage.journal.take() == "")
    // The frame that shows 40 leaves the animation running.
    stage.screen.advance(by: recorded.phase + 17.0 / 60)
    #expect(stage.journal.take() == "didScroll 0.667 … 40 [a] ×17")
    #expect(stage.journal.offsets.map(\.y).map(thousandths) == recorded.offsets.map(thousandths))
    stage.screen.advance(by: 1.0 / 60)
    #expect(stage.journal.take() == "didEndScrollingAnimation 40 []")
  }

  // S50, S51: a recorded scroll to an item 300 points on, first call 5.6 ms after it began.
  @Test func `a longer animated scroll is told of its last step and of its end in one frame`() {
    let stage = stage()
    stage.view.notesLayout = false
    stage.approachFrame(by: 0.00503)
    stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.advance(by: 0.00503 + 17.0 / 60)
    let recorded: [CGFloat] = [
      0.333, 4, 12, 24.333, 40.333, 59.667, 82, 106.333, 131.667, 158, 183.667, 208.667, 231.667, 252.333, 269.667,
      283.667, 293.333, 299,
    ]
    #expect(stage.journal.offsets.map(\.y).map(thousandths) == recorded.map(thousandths))
    #expect(stage.journal.take() == "didScroll 0.333 … 299 [a] ×18")
    stage.view.notesLayout = true
    stage.screen.advance(by: 1.0 / 60)
    #expect(
      stage.journal.take() == """
        didScroll 300 [a]
        didEndScrollingAnimation 300 []
        layoutSubviews
        """)
  }

  // S50
  @Test func `each step of an animated scroll is told first and laid out then`() {
    let stage = stage()
    stage.approachFrame(by: 0.00833)
    stage.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    stage.screen.advance(by: 0.00833)
    _ = stage.journal.take()
    stage.screen.advance(by: 3.0 / 60)
    #expect(
      stage.journal.take() == """
        didScroll 0.667 [a]
        layoutSubviews
        didScroll 2 [a]
        layoutSubviews
        didScroll 3.667 [a]
        layoutSubviews
        """)
  }

  /// Seconds from the call to the first frame, points to go, and whether the last step shares a frame with the end.
  nonisolated static let lastFrames: [(phase: Double, distance: CGFloat, steps: Int, isShared: Bool)] = [
    // The last frame before 0.3 s comes 8.7 ms before its end: 0.2 % of the way is left, a pixel or not.
    (0.008, 40, 17, false), (0.008, 80, 17, false), (0.008, 100, 19, true), (0.008, 300, 19, true),
    (0.008, -40, 17, false), (0.008, 4000, 19, true),
    // 1 ms before the end nothing is left of shorter ways, 0.003 %.
    (1.0 / 60 - 0.001, 300, 18, false), (1.0 / 60 - 0.001, 4000, 18, false),
    // A frame comes at the end itself, the one before it 16.7 ms earlier: 0.8 % are left.
    (1.0 / 60, 40, 18, true), (1.0 / 60, 300, 18, true),
  ]

  // S51, S50
  @Test(arguments: lastFrames)
  func `the end shares a frame with a step where the step is still a pixel`(
    phase: Double, distance: CGFloat, steps: Int, isShared: Bool
  ) {
    let stage = stage()
    stage.view.notesLayout = false
    stage.view.contentOffset.y = distance < 0 ? -distance : 0
    _ = stage.journal.take()
    stage.approachFrame(by: phase)
    stage.view.setContentOffset(CGPoint(x: 0, y: max(0, distance)), animated: true)
    var frames: [String] = []
    for frame in 0..<20 {
      stage.screen.advance(by: frame == 0 ? phase : 1.0 / 60)
      let calls = stage.journal.take()
      if !calls.isEmpty { frames.append(calls) }
    }
    #expect(frames.joined(separator: "\n").split(separator: "\n").count { $0.hasPrefix("didScroll") } == steps)
    #expect(frames.last?.contains("didEndScrollingAnimation") == true)
    #expect(frames.last?.contains("didScroll") == isShared)
    #expect(!stage.view.isScrollAnimating)
  }

  // S60: touches delivered at once, stamped 16 ms apart, a report of no motion, and a lift stamped 250 ms later.
  @Test func `a drag is told as it was recorded`() {
    let stage = stage()
    stage.view.notesLayout = false
    stage.send(.began, 200, x: 100)
    for y in [185.0, 170, 155, 155] { stage.send(.moved, y, x: 100, after: 0.016) }
    stage.send(.ended, 155, x: 100, after: 0.25)
    stage.screen.runFrame()
    stage.journal.note("returns")
    #expect(
      stage.journal.take() == """
        willBeginDragging 0 [td]
        didScroll 5 … 35 [td] ×3
        willEndDragging(0.938, 498.333) 35 [td]
        didEndDragging(true) 35 [t]
        willBeginDecelerating 35 [e]
        returns
        """)
    stage.view.notesLayout = true
    stage.screen.advance(by: 2.0 / 60)
    let calls = stage.journal.take().split(separator: "\n")
    #expect(calls.map { $0.prefix { $0 != " " } } == ["didScroll", "layoutSubviews", "didScroll", "layoutSubviews"])
    stage.view.notesLayout = false
    #expect(
      stage.untilRest() == """
        didScroll 67.667 … 497.667 [e] ×129
        didEndDecelerating 497.667 []
        """)
  }

  private func thousandths(_ value: CGFloat) -> Int { Int((value * 1000).rounded()) }
}
