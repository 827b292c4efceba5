import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Views that are laid out frame after frame: when assistive tools hear of them.
// V20
@MainActor struct MotionDescriptionTests {
  /// A view whose label nobody knows has changed until it is asked.
  private final class Counter: UIView {
    var count = 0
    private(set) var askedCount = 0

    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }

    override var accessibilityLabel: String? {
      get {
        askedCount += 1
        return "\(count) things"
      }
      set {}
    }
  }

  let stage = SpokenScreen()
  private let view = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    stage.show(view)
    stage.screen.advance(by: 1)
  }

  private var labels: [String] { stage.told.map(\.label) }

  /// Lays the view out in each of a number of frames, and counts with them.
  private func move(frames: Int) {
    for _ in 0..<frames {
      view.count += 1
      view.setNeedsLayout()
      stage.screen.advance(by: 1.0 / 60)
    }
  }

  @Test func `A single layout is told of in its frame, and so are those of the first few frames of a motion`() {
    move(frames: 1)
    #expect(labels == ["1 things"])
    stage.screen.advance(by: 1)
    move(frames: 3)
    #expect(labels == ["4 things"])
  }

  @Test func `What is laid out frame after frame is told of when that ends, and then all is at rest`() {
    move(frames: 20)
    #expect(labels == ["3 things"])
    #expect(stage.screen.scene.wantsFrames)
    stage.screen.advance(by: 1.0 / 60)
    #expect(labels == ["20 things"])
    stage.screen.advanceUntilRest()
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test func `What never ends is told of twice in a second`() {
    move(frames: 12)
    var told: [String] = []
    for _ in 0..<120 {
      move(frames: 1)
      if labels.last != told.last { told += labels }
    }
    // The first is what was told before it was put off, after three frames.
    #expect(told == ["3 things", "34 things", "65 things", "96 things", "127 things"])
  }

  @Test func `A view that rests is told of while others go on`() {
    let other = Counter(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
    other.count = 500
    stage.show(other)
    move(frames: 10)
    for _ in 0..<10 {
      other.count += 1
      other.setNeedsLayout()
      move(frames: 1)
    }
    #expect(labels == ["3 things", "503 things"])
    move(frames: 1)
    #expect(labels == ["3 things", "510 things"])
  }

  @Test func `A key finds everything told of in its frame`() {
    move(frames: 10)
    #expect(labels == ["3 things"])
    view.setNeedsLayout()
    stage.screen.keyDown("a")
    #expect(labels == ["10 things"])
  }

  @Test func `An assistive tool that acts finds everything told of in its frame`() {
    move(frames: 10)
    view.setNeedsLayout()
    stage.act(.focus, on: "3 things")
    #expect(labels == ["10 things"])
  }

  @Test func `A host that knows nothing is told what is so now`() {
    move(frames: 10)
    let told = stage.screen.scene.snapshot().changed.compactMap { change -> String? in
      guard case .accessibility(let accessibility?) = change.value else { return nil }
      return accessibility.label
    }
    #expect(told == ["10 things"])
  }

  @Test func `Properties that are set are told of in the frame, whatever moves`() {
    move(frames: 10)
    view.count = 99
    view.accessibilityHint = "Counts"
    view.setNeedsLayout()
    stage.screen.advance(by: 1.0 / 60)
    #expect(labels == ["99 things"])
    #expect(stage.told.map(\.details.hint) == ["Counts"])
  }

  @Test func `A view in motion that is let go of ends with the next frame`() {
    weak var kept: Counter?
    do {
      let other = Counter(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
      stage.show(other)
      for _ in 0..<10 {
        other.setNeedsLayout()
        stage.screen.advance(by: 1.0 / 60)
      }
      kept = other
      other.removeFromSuperview()
    }
    stage.screen.advance(by: 1.0 / 60)
    #expect(kept == nil)
  }

  @Test func `A view that is in motion is asked a few times in a second`() {
    let asked = view.askedCount
    move(frames: 60)
    stage.screen.advanceUntilRest()
    #expect(view.askedCount - asked == 5)
  }
}
