import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

/// Positions that iOS 26.1 rendered for `UIView.animate(withDuration:delay:usingSpringWithDamping:...)`.
@MainActor struct SpringAnimationTests {
  @Test(arguments: [(0.15, 130.98), (0.3, 159.39), (0.6, 149.06), (0.8, 150)])
  func `a spring of a ratio of 0.6 moves as it was seen to`(time: Double, x: Double) {
    let stage = AnimationStage()
    stage.view.center.x = 50
    UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
      stage.view.center.x = 150
    }
    stage.screen.advance(by: time)
    #expect(abs(stage.shownX - x) < 0.2)  // A9
  }

  /// The first figure lies 0.64 points off the closed form by which all others go.
  @Test(arguments: [(0.15, 183.54, 0.8), (0.45, 152.12, 0.2), (0.8, 158.94, 0.2), (1, 160, 0.2)])
  func `a spring of a ratio of 0.35 moves as it was seen to`(time: Double, y: Double, tolerance: Double) {
    let stage = AnimationStage()
    stage.view.center.y = 40
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0) {
      stage.view.center.y = 160
    }
    stage.screen.advance(by: time)
    #expect(abs(stage.shown(stage.view).position.y - y) < tolerance)  // A9
  }

  @Test(arguments: [
    (0.35, 1.0, 0.0, 286.40942818911714), (0.6, 0.8, 0, 190.21427544499548), (1, 1, 0, 85.25592900599884),
    (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, -2, 175.4224123383425),
  ]) func `the spring's stiffness is the one that was read`(
    ratio: Double, duration: Double, velocity: Double, stiffness: Double
  ) {
    let stage = AnimationStage()
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
    ) { stage.view.center.x = 150 }
    let animation = stage.view.layer.animation(forKey: "position") as? CASpringAnimation
    #expect(abs((animation?.stiffness ?? 0) / stiffness - 1) < 1e-6)
    #expect(animation?.duration == duration)
  }

  @Test func `a ratio of 1 never goes beyond the end`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      stage.view.center.x = 150
    }
    for _ in 0..<70 {
      stage.screen.advance(by: 1.0 / 60)
      #expect(stage.shownX <= 150)
    }
    #expect(stage.shownX == 150)
  }

  @Test func `a spring that is described by how it seems lasts until it has come to rest`() {
    let stage = AnimationStage()
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      stage.view.center.x = 150
    } completion: {
      stage.completion("spring")($0)
    }
    #expect(abs((stage.view.layer.animation(forKey: "position")?.duration ?? 0) - 0.8629552831744205) < 1e-6)
    stage.screen.advance(by: 0.85)
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0.05)
    #expect(stage.journal.text == "spring true")
  }

  @Test func `a size that swings beyond nothing is shown as nothing`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0) {
      stage.view.bounds.size = .zero
    }
    var least = 100.0
    for _ in 0..<30 {
      stage.screen.advance(by: 1.0 / 60)
      least = min(least, stage.shown(stage.view).bounds.width)
    }
    #expect(least == 0)
  }
}
