import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct CASpringAnimationTests {
  let stage = Stage()

  private func spring(_ key: String, from: Any, to: Any, duration: Double = 1) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test func `a layer follows UIKit's spring and is at its end at the end`() {  // A9
    let animation = spring("position.x", from: 50, to: 150, duration: 0.8)
    animation.stiffness = 190.21427544499548
    animation.damping = 2 * 0.6 * 190.21427544499548.squareRoot()
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: nil)
    for (time, x) in [(0.15, 130.98), (0.3, 159.39), (0.6, 149.06)] {
      stage.frame(at: time)
      #expect(abs(stage.shown(stage.layer).position.x - x) < 0.2)
    }
    stage.frame(at: 0.8)
    #expect(stage.shown(stage.layer).position.x == 150)
  }

  @Test func `it settles as Core Animation says`() {
    let animation = CASpringAnimation()
    #expect(abs(animation.settlingDuration - 1.4727003346780927) < 1e-9)
    animation.stiffness = 50
    animation.damping = 30
    #expect(animation.settlingDuration == 1.4)
    animation.allowsOverdamping = true
    #expect(animation.settlingDuration > 2.5)
    #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3).settlingDuration == 1.1)
    #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 0).settlingDuration == 0.8)
    #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 1).settlingDuration > 1e38)
  }

  @Test func `sizes, widths and opacities of colours have no less than nothing`() {
    let animation = spring(
      "bounds", from: CGRect(x: 0, y: 0, width: 100, height: 100), to: CGRect(x: 0, y: 0, width: 0, height: 0))
    animation.damping = 1
    let color = spring("backgroundColor", from: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), to: CGColor.clear)
    color.damping = 1
    stage.layer.add(animation, forKey: nil)
    stage.layer.add(color, forKey: nil)
    for key in ["cornerRadius", "borderWidth", "shadowRadius"] {
      let other = spring(key, from: 10, to: 0)
      other.damping = 1
      stage.layer.add(other, forKey: nil)
    }
    stage.frame(at: 0.3)
    let shown = stage.shown(stage.layer)
    #expect(shown.bounds.size == .zero)
    #expect(shown.backgroundColor?.alpha == 0)
    #expect(shown.cornerRadius == 0 && shown.borderWidth == 0 && shown.shadow.radius == 0)
  }

  @Test func `a spring without measure shows no number that is none`() {
    for (mass, stiffness, velocity) in [
      (0, 1e308, 1e308), (.nan, .infinity, 0), (1e308, 1e-308, -1e308), (-1, -1, .nan),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let animation = spring("position", from: CGPoint(x: -1e300, y: 0), to: CGPoint(x: 1e300, y: 1))
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = .nan
      animation.initialVelocity = velocity
      stage.layer.add(animation, forKey: "spring")
      let transform = spring("transform.translation.x", from: 0, to: 1e300)
      transform.initialVelocity = 1e300
      stage.layer.add(transform, forKey: "transform")
      for _ in 0..<5 {
        stage.frame(at: stage.clock.now + 0.1)
        #expect(stage.shown(stage.layer).position.isFinite)
        #expect(stage.shown(stage.layer).transform.isFinite)
      }
    }
  }

  @Test func `a spring without an end goes on moving`() {
    let animation = spring("position.x", from: 0, to: 100, duration: .infinity)
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 30)
    #expect(abs(stage.shown(stage.layer).position.x - 100) < 1e-9)
  }
}
