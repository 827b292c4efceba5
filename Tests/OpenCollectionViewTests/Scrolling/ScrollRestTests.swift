import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ScrollRestTests {
  @Test(arguments: 1...40)
  func `whatever is done to it, the content comes to rest in a legal place`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let size = CGSize(
      width: .random(in: 100...1500, using: &random), height: .random(in: 100...5000, using: &random))
    let stage = ScrollStage(scale: [1, 2, 3].randomElement(using: &random)!, content: size)
    let view = stage.scrollView
    view.alwaysBounceVertical = .random(using: &random)
    view.bounces = Int.random(in: 0..<5, using: &random) > 0
    func place() -> CGPoint {
      CGPoint(x: .random(in: 0...400, using: &random), y: .random(in: 0...800, using: &random))
    }
    for _ in 0..<25 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2:
        stage.screen.play(.flick(from: place(), to: place(), duration: .random(in: 0.02...0.3, using: &random)))
      case 3:
        stage.screen.play(.drag(from: place(), to: place(), duration: 0.2).with(.drag(from: place(), to: place())))
      case 4: stage.screen.play(.tap(at: place()))
      case 5: stage.turnWheel(.random(in: -200...200, using: &random), across: .random(in: -50...50, using: &random))
      case 6: view.setContentOffset(CGPoint(x: 0, y: -view.contentInset.top), animated: .random(using: &random))
      case 7: view.contentInset.top = .random(in: 0...60, using: &random)
      default:
        view.contentSize = CGSize(
          width: .random(in: 100...1500, using: &random), height: .random(in: 100...5000, using: &random))
      }
      stage.screen.advance(by: .random(in: 0...0.4, using: &random))
    }
    #expect(stage.screen.advanceUntilRest())
    let inset = view.adjustedContentInset
    let highest = CGPoint(
      x: max(-inset.left, view.contentSize.width + inset.right - 400),
      y: max(-inset.top, view.contentSize.height + inset.bottom - 800))
    let pixel = 1 / view.traitCollection.displayScale
    #expect(view.contentOffset.x >= -inset.left - pixel && view.contentOffset.x <= highest.x + pixel)
    #expect(view.contentOffset.y >= -inset.top - pixel && view.contentOffset.y <= highest.y + pixel)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test func `a screen that is resized while the content moves ends in a legal place`() {
    let stage = ScrollStage()
    stage.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100)))
    stage.screen.advance(by: 0.1)
    stage.screen.resize(width: 800, height: 4900)
    #expect(stage.scrollView.frame == CGRect(x: 0, y: 0, width: 800, height: 4900))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.y == 100)
    stage.screen.resize(width: 0, height: 0)
    stage.screen.resize(width: 400, height: 800)
    #expect(stage.scrollView.frame.size == CGSize(width: 400, height: 800))
    #expect(stage.screen.advanceUntilRest())
  }

  @Test(arguments: ["content offset", "content size", "frame", "content inset", "bounds"])
  func `numbers that are none trap with a sentence`(property: String) async {
    // Exit tests capture nothing: each property is a process of its own below.
    let sentences = [
      "content offset": "The content offset of UIScrollView cannot be (0.0, nan): give finite numbers.",
      "content size": "The content size of UIScrollView cannot be 10.0 × inf: give finite sizes of zero or more.",
      "frame": "A layer's frame cannot be",
      "content inset": "The content inset of UIScrollView cannot be",
      "bounds": "A layer's bounds cannot be",
    ]
    let result: ExitTest.Result?
    switch property {
    case "content offset":
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIScrollView().contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
      }
    case "content size":
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIScrollView().contentSize = CGSize(width: 10, height: CGFloat.infinity) }
      }
    case "frame":
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIScrollView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1) }
      }
    case "content inset":
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIScrollView().contentInset.top = .nan }
      }
    default:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIScrollView().bounds.origin.y = .infinity }
      }
    }
    #expect(trapSentence(of: result).contains(sentences[property]!))
  }
}
