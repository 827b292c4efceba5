import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Delegates that do something in the middle of a call: nothing may crash, and what began ends.
@MainActor struct ReactionTests {
  /// Who moves the content.
  nonisolated enum Path: CaseIterable {
    case fingers, wheel, keys, pinch

    /// What a delegate is told on the way.
    var calls: [String] {
      switch self {
      case .fingers:
        [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating",
          "didEndDecelerating", "didEndScrollingAnimation", "didChangeInset",
        ]
      case .wheel:
        [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating",
          "didEndDecelerating",
        ]
      case .keys: ["didScroll", "didEndScrollingAnimation"]
      case .pinch: ["willBeginZooming", "didZoom", "didEndZooming", "didScroll", "willBeginDragging"]
      }
    }
  }

  nonisolated enum Reaction: String, CaseIterable {
    case assigns, sets, setsSame, animates, removes, forgetsDelegate, switchesFingersOff, switchesFingersOffAndOn
    case empties, shortens, addsRoom, stopsBouncing, stopsEverything, pages, shrinks, shows, togglesPan
    case zooms, losesContent
  }

  private func perform(_ reaction: Reaction, _ view: UIScrollView) {
    switch reaction {
    case .assigns: view.contentOffset.y += 40
    case .sets: view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    case .setsSame: view.setContentOffset(view.contentOffset, animated: false)
    case .animates: view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    case .removes: view.removeFromSuperview()
    case .forgetsDelegate: view.delegate = nil
    case .switchesFingersOff: view.isScrollEnabled = false
    case .switchesFingersOffAndOn:
      view.isScrollEnabled = false
      view.isScrollEnabled = true
    case .empties: view.contentSize = .zero
    case .shortens: view.contentSize.height = 900
    case .addsRoom: view.contentInset = UIEdgeInsets(top: 33, left: 0, bottom: 7, right: 0)
    case .stopsBouncing: view.bounces = false
    case .stopsEverything: view.stopScrollingAndZooming()
    case .pages: view.isPagingEnabled = true
    case .shrinks: view.frame.size = CGSize(width: 100, height: 90)
    case .shows: view.scrollRectToVisible(CGRect(x: 0, y: 3000, width: 10, height: 10), animated: true)
    case .togglesPan: view.panGestureRecognizer.isEnabled.toggle()
    case .zooms: view.setZoomScale(1.7, animated: true)
    case .losesContent: view.subviews.first?.removeFromSuperview()
    }
  }

  /// Everything that a scroll view can go through, in one go.
  private func go(_ path: Path, _ stage: ScrollOrderStage) {
    switch path {
    case .fingers:
      stage.drag(by: -150)
      stage.flick()
      stage.screen.advance(by: 0.2)
      stage.flick(down: true)
      stage.screen.advance(by: 0.1)
      stage.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      stage.screen.advance(by: 0.5)
      stage.view.contentInset.bottom += 11
      stage.flick(down: true)
      stage.flick(down: true)
      stage.screen.advance(by: 0.1)
      stage.turnWheel(-30)
      stage.screen.advance(by: 0.3)
      stage.drag(by: 300)
      stage.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      stage.screen.advance(by: 0.1)
      stage.drag(by: -40)
    case .wheel:
      for distance in [12.0, 12, -20, -20, -20, -20, 120] {
        stage.turnWheel(distance)
        stage.screen.advance(by: 1.0 / 60)
      }
      stage.screen.advance(by: 1)
      stage.turnWheel(-400)
      stage.screen.advance(by: 0.5)
      for _ in 0..<6 {
        stage.turnWheel(-20)
        stage.screen.advance(by: 1.0 / 60)
      }
      stage.drag(by: -40)
    case .keys:
      stage.screen.press("PageDown")
      stage.screen.advance(by: 0.05)
      stage.screen.press("ArrowDown")
      stage.screen.advance(by: 1)
      stage.screen.keyDown("ArrowUp")
      stage.screen.keyDown("ArrowUp", isRepeat: true)
      stage.screen.advance(by: 0.2)
      stage.screen.keyUp("ArrowUp")
      stage.drag(by: -40)
    case .pinch:
      let middle = CGPoint(x: 200, y: 400)
      stage.screen.play(.pinch(around: middle, from: 100, to: 320))
      stage.screen.play(.pinch(around: middle, from: 320, to: 90, angle: 1))
      stage.screen.advance(by: 0.5)
      stage.view.setZoomScale(2, animated: true)
      stage.screen.advance(by: 0.1)
      stage.screen.play(.twoFingers(at: middle, distance: 100, to: CGPoint(x: 200, y: 300), toDistance: 150))
      stage.drag(by: -40)
    }
  }

  /// Tells whether the calls are in pairs and in order; the sentence says what is wrong.
  static func imbalance(of calls: String) -> String? {
    var isDragging = false
    var isDecelerating = false
    var isZooming = false
    // A touch that stops a deceleration ends as a drag does. // S100
    var isCaught = false
    for line in calls.split(separator: "\n") {
      let name = line.prefix { $0 != " " && $0 != "(" }
      switch name {
      case "willBeginDragging":
        if isDragging || isDecelerating { return "a drag begins in another motion: \(line)" }
        isDragging = true
        isCaught = false
      case "willEndDragging":
        if !isDragging { return "the end of no drag is announced: \(line)" }
      case "didEndDragging":
        if !isDragging, !isCaught { return "no drag ends: \(line)" }
        isDragging = false
        isCaught = false
      case "willBeginDecelerating":
        if isDragging || isDecelerating { return "a deceleration begins in another motion: \(line)" }
        isDecelerating = true
      case "didEndDecelerating":
        if !isDecelerating { return "no deceleration ends: \(line)" }
        isDecelerating = false
        isCaught = line.contains("[t")
      case "willBeginZooming":
        if isZooming { return "a zoom begins in another one: \(line)" }
        isZooming = true
      case "didEndZooming":
        if !isZooming { return "no zoom ends: \(line)" }
        isZooming = false
      default: break
      }
    }
    if isZooming { return "a zoom never ends" }
    return isDragging ? "a drag never ends" : isDecelerating ? "a deceleration never ends" : nil
  }

  /// A stage whose content can be zoomed.
  private func stage() -> ScrollOrderStage {
    let stage = ScrollOrderStage(content: CGSize(width: 400, height: 4000))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    stage.view.addSubview(content)
    stage.journal.zoomedView = content
    stage.view.minimumZoomScale = 0.5
    stage.view.maximumZoomScale = 2
    return stage
  }

  private func expectRest(_ stage: ScrollOrderStage) {
    #expect(stage.screen.advanceUntilRest())
    let view = stage.view
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isScrollAnimating)
    #expect(!view.isZooming && !view.isZoomBouncing && !view.isZoomAnimating)
    #expect(!stage.screen.scene.wantsFrames)
  }

  // S60, S61, S62, S63
  @Test(arguments: Path.allCases, Reaction.allCases)
  func `whatever a delegate does in a call, what began ends`(path: Path, reaction: Reaction) {
    for call in path.calls {
      let stage = stage()
      stage.journal.reactions[call] = { perform(reaction, $0) }
      go(path, stage)
      expectRest(stage)
      #expect(stage.journal.reactions.isEmpty, "\(call) never came")
      if reaction != .forgetsDelegate {
        let calls = stage.journal.take()
        let imbalance = Self.imbalance(of: calls)
        #expect(imbalance == nil, "\(reaction) in \(call): \(calls)")
      }
    }
  }

  // S60, S61, S62, S63
  @Test(arguments: 1...60)
  func `a delegate that does something else in every call is told in pairs`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = stage()
    let reactions = Reaction.allCases.filter { $0 != .forgetsDelegate }
    var done: [String] = []
    for _ in 0..<12 {
      let path = Path.allCases.randomElement(using: &random)!
      let call = path.calls.randomElement(using: &random)!
      let reaction = reactions.randomElement(using: &random)!
      done.append("\(reaction) in \(call)")
      stage.journal.reactions[call] = { perform(reaction, $0) }
      switch Int.random(in: 0..<9, using: &random) {
      case 0: stage.flick(down: .random(using: &random))
      case 1: stage.drag(by: .random(in: -300...300, using: &random))
      case 2: stage.turnWheel(.random(in: -60...60, using: &random))
      case 3: stage.view.setContentOffset(CGPoint(x: 0, y: .random(in: 0...3000, using: &random)), animated: true)
      case 4: stage.view.contentSize.height = .random(in: 500...4000, using: &random)
      case 5: stage.screen.press(["PageDown", "ArrowUp", "End"].randomElement(using: &random)!)
      case 6:
        stage.screen.play(
          .pinch(around: CGPoint(x: 200, y: 400), from: 150, to: .random(in: 20...380, using: &random)))
      case 7:
        stage.view.setZoomScale(.random(in: 0.3...3, using: &random), animated: .random(using: &random))
      default:
        stage.view.isScrollEnabled = true
        stage.view.panGestureRecognizer.isEnabled = true
        if stage.view.window == nil { stage.screen.show(stage.view) }
      }
      stage.screen.advance(by: .random(in: 0...0.4, using: &random))
    }
    stage.journal.reactions = [:]
    expectRest(stage)
    let calls = stage.journal.take()
    #expect(Self.imbalance(of: calls) == nil, "\(done)\n\(calls)")
  }
}
