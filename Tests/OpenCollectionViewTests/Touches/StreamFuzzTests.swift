import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Wheels, pointers, keys and fingers at random, over recognizers that come and go.
@MainActor struct StreamFuzzTests {
  final class Witness: UIView {
    var open = 0
    var endsWithoutBeginning = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { open += presses.count }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { close(presses.count) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { close(presses.count) }
    private func close(_ count: Int) {
      open -= count
      if open < 0 { endsWithoutBeginning += 1 }
    }
  }

  @MainActor final class Stream {
    let screen = VirtualScreen(width: 200, height: 200)
    let views = (0..<3).map { _ in Witness(frame: CGRect(x: 0, y: 0, width: 150, height: 150)) }
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    var recognizers: [UIGestureRecognizer] = []
    var log: [String] = []
    var random: SeededGenerator

    init(seed: Int) {
      random = SeededGenerator(seed: seed)
      screen.show(views[0])
      views[0].addSubview(views[1])
      views[1].addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 300, height: 300)
      scrollView.addSubview(views[2])
      views[2].becomeFirstResponder()
      for index in 0..<9 { add(index) }
    }

    private func add(_ index: Int) {
      let recognizer: UIGestureRecognizer
      switch index % 5 {
      case 0: recognizer = UIHoverGestureRecognizer()
      case 1:
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        recognizer = pan
      case 2: recognizer = UITapGestureRecognizer()
      case 3:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        recognizer = tap
      default: recognizer = UILongPressGestureRecognizer()
      }
      recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
      recognizer.cancelsTouchesInView = Int.random(in: 0..<3, using: &random) > 0
      recognizer.addAction { [unowned self] recognizer in
        log.append("\(index) \(recognizer.state)")
        meddle(with: recognizer)
      }
      views[index % 3].addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }

    /// What a program may do in a handler.
    private func meddle(with recognizer: UIGestureRecognizer) {
      switch Int.random(in: 0..<24, using: &random) {
      case 0: recognizer.isEnabled = false
      case 1: recognizer.view?.removeGestureRecognizer(recognizer)
      case 2: views[1].removeFromSuperview()
      case 3: recognizers.randomElement(using: &random)?.isEnabled.toggle()
      default: break
      }
    }

    func step() {
      let place = CGPoint(
        x: Double.random(in: -20...220, using: &random), y: Double.random(in: -20...220, using: &random))
      let keys = ["Enter", "ArrowUp", "a", "Escape"]
      let kinds: [TouchSample.Kind] = [.finger, .pencil, .pointer]
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        screen.receive(
          .scroll(
            ScrollSample(
              time: screen.now, location: place,
              distance: ScrollDistance(
                x: Double.random(in: -90...90, using: &random), y: Double.random(in: -90...90, using: &random)))))
      case 2, 3:
        screen.receive(.hover(HoverSample(time: screen.now, location: Bool.random(using: &random) ? place : nil)))
      case 4, 5: screen.keyDown(keys.randomElement(using: &random) ?? "", isRepeat: Bool.random(using: &random))
      case 6: screen.keyUp(keys.randomElement(using: &random) ?? "")
      case 7, 8:
        screen.receive(
          .touches([
            TouchSample(
              time: screen.now, identifier: Int32.random(in: 1...3, using: &random),
              phase: TouchSample.Phase(rawValue: UInt8.random(in: 0...3, using: &random)) ?? .moved,
              kind: kinds.randomElement(using: &random) ?? .finger, location: place)
          ]))
      default:
        screen.advance(by: Double.random(in: 0...0.7, using: &random))
        if views[1].superview == nil { views[0].addSubview(views[1]) }
        views[2].becomeFirstResponder()
      }
      screen.runFrame()
    }

    func finish() {
      screen.receive(.visibility(false))
      screen.runFrame()
      screen.scene.cancelInput()
      screen.runFrame()
      screen.advanceUntilRest()
    }
  }

  @Test(arguments: 1...40)
  func `no recognizer is stuck, and what a responder has heard of ends once`(seed: Int) {
    let stream = Stream(seed: seed)
    for _ in 0..<200 { stream.step() }
    stream.finish()
    #expect(stream.recognizers.map(\.state).allSatisfy { $0 == .possible })
    #expect(stream.views.map(\.open) == [0, 0, 0])
    #expect(stream.views.map(\.endsWithoutBeginning) == [0, 0, 0])
    #expect(stream.screen.advanceUntilRest())
  }

  @Test func `the same stream does the same`() {
    let logs = (0..<2).map { _ in
      let stream = Stream(seed: 7)
      for _ in 0..<200 { stream.step() }
      return stream.log
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].count > 10)
  }
}
