import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Whatever fingers and a trackpad do, pinches and rotations stay in order, and work afterwards.
@MainActor struct TwoFingerFuzzTests {
  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func place() -> CGPoint {
      switch roll(40) {
      case 0: CGPoint(x: Double.nan, y: 100)
      case 1: CGPoint(x: 1e308, y: -1e308)
      case 2...5: CGPoint(x: 200, y: 300)
      default: CGPoint(x: Double(roll(400)), y: Double(roll(800)))
      }
    }
  }

  /// What may follow a state that was told; possible stands for none.
  private static let followers: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
    .possible: [.began], .began: [.changed, .ended, .cancelled], .changed: [.changed, .ended, .cancelled],
    .ended: [.began], .cancelled: [.began],
  ]

  @Test(arguments: 1...40)
  func `states follow each other as they may, numbers are numbers, and nobody is stuck`(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let stage = TwoFingerStage()
    let (pinch, rotation, pan) = (
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIPanGestureRecognizer()
    )
    let recognizers = [pinch, rotation, pan]
    let answers = GestureAnswers()
    answers.runsTogether = seed % 2 == 0
    for recognizer in recognizers {
      var last = UIGestureRecognizer.State.possible
      recognizer.delegate = answers
      stage.view.addGestureRecognizer(recognizer)
      recognizer.addAction { recognizer in
        #expect(Self.followers[last]?.contains(recognizer.state) == true, "\(last) → \(recognizer.state)")
        last = recognizer.state
      }
    }
    for _ in 0..<200 {
      let chosen = recognizers[dice.roll(3)]
      let finger = Int32(dice.roll(4))
      let (place, other) = (dice.place(), dice.place())
      switch dice.roll(24) {
      case 0...3: stage.stage.send(.began, place.x, place.y, finger: finger)
      case 4, 5: stage.stage.send(.ended, place.x, place.y, finger: finger)
      case 6: stage.stage.send(.cancelled, place.x, place.y, finger: finger)
      case 7: stage.stage.send(.began, fingers: [1: place, 2: other])
      case 8: stage.screen.advance(by: 0.3)
      case 9: chosen.isEnabled.toggle()
      case 10: stage.view.removeGestureRecognizer(chosen)
      case 11: if chosen.view == nil { stage.view.addGestureRecognizer(chosen) }
      case 12: pinch.scale = CGFloat(dice.roll(3)) - 1
      case 13: rotation.rotation = CGFloat(dice.roll(3)) - 1
      case 14...17:
        let factor = Double(dice.roll(40)) / 20
        stage.screen.receive(.magnify(MagnifySample(time: stage.screen.now, location: place, factor: factor)))
        stage.screen.runFrame()
      default:
        stage.screen.advance(by: 0.01)
        stage.stage.send(.moved, fingers: [finger: place, (finger + 1) % 4: other])
      }
      for number in [pinch.scale, pinch.velocity, rotation.rotation, rotation.velocity] { #expect(number.isFinite) }
    }
    stage.screen.scene.cancelInput()
    stage.screen.advance(by: 1)
    for recognizer in recognizers {
      #expect(recognizer.state == .possible)
      #expect(recognizer.numberOfTouches == 0)
      recognizer.isEnabled = true
      stage.view.removeGestureRecognizer(recognizer)
    }
    stage.view.addGestureRecognizer(pinch)
    stage.note(pinch, "pinch") { [pinch] in pinch.scale }
    stage.journal.clear()
    stage.down(100)
    stage.move(162)
    stage.lift(162)
    #expect(stage.told == "pinch began 1.5, pinch ended 1.5")
    stage.screen.magnify(by: 2, at: TwoFingerStage.center, duration: 0)
    #expect(stage.told.hasSuffix("pinch began 2.0"))
  }
}
