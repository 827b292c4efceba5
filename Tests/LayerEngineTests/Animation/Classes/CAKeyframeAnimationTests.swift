import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct CAKeyframeAnimationTests {
  let stage = Stage()

  private func frames(_ key: String, _ values: [Any]?) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = values
    animation.duration = 1
    return animation
  }

  @Test func `values spread evenly, or stand at their times`() {
    stage.layer.add(frames("position.x", [0, 10, 30]), forKey: nil)
    #expect(stage.shown(\.position.x, at: [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 20])
    let timed = frames("position.y", [0, 12, 30])
    timed.keyTimes = [0, 0.75, 1]
    stage.layer.add(timed, forKey: nil)
    #expect(stage.shown(\.position.y, at: [1, 1.5]) == [4, 12])
  }

  @Test func `times that do not fit the values are left aside`() {
    for times in [[0, 1], [0, 0.9, 0.5], [0, 0.5, 7]] as [[NSNumber]] {
      let animation = frames("zPosition", [0, 10, 30])
      animation.keyTimes = times
      stage.layer.add(animation, forKey: "z")
      stage.frame(at: stage.clock.now + 0.25)
      #expect(stage.shown(stage.layer).zPosition == 5)
    }
  }

  @Test func `each step has its own function`() {
    let animation = frames("position.x", [0, 100, 200])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    stage.layer.add(animation, forKey: nil)
    let shown = stage.shown(\.position.x, at: [0.25, 0.75])
    #expect(abs(shown[0] - 31.53568126) < 1e-6)
    #expect(shown[1] == 150)
  }

  @Test func `discrete values hold until the next`() {
    let animation = frames("position.x", [1, 2, 3, 4])
    animation.calculationMode = .discrete
    stage.layer.add(animation, forKey: nil)
    #expect(stage.shown(\.position.x, at: [0, 0.2, 0.25, 0.6, 0.99]) == [1, 1, 2, 3, 4])
  }

  @Test func `paced values go at one speed`() {
    let animation = frames("position", [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    animation.calculationMode = .paced
    animation.keyTimes = [0, 0.9, 1]
    stage.layer.add(animation, forKey: nil)
    #expect(stage.shown(\.position, at: [0.125, 0.5]) == [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 10)])
  }

  @Test func `cubic values go on a smooth curve, or straight under tension`() {
    let animation = frames("position.x", [0, 0, 16, 16])
    animation.calculationMode = .cubic
    animation.keyTimes = [0, 0.25, 0.75, 1]
    stage.layer.add(animation, forKey: nil)
    #expect(stage.shown(\.position.x, at: [0.25, 0.375, 0.5, 0.75]) == [0, 3.25, 8, 16])
    let tense = frames("position.y", [0, 0, 16, 16])
    tense.calculationMode = .cubic
    tense.keyTimes = animation.keyTimes
    tense.tensionValues = [1, 1, 1, 1]
    stage.layer.add(tense, forKey: nil)
    #expect(stage.shown(\.position.y, at: [1.125]) == [2.5])
  }

  @Test func `smooth curves at one speed, and of transforms, which go straight`() {
    let animation = frames("position.x", [0, 10, 40])
    animation.calculationMode = .cubicPaced
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0.25)
    #expect(stage.shown(stage.layer).position.x == 10)
    let turn = frames("transform", [CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1)])
    turn.calculationMode = .cubic
    stage.layer.add(turn, forKey: nil)
    stage.frame(at: 0.75)
    #expect(stage.shown(stage.layer).transform.m11 == 2)
  }

  @Test func `a value of another kind is left out together with its place`() {
    let animation = frames("position.x", [0, "nothing", 10, Double.nan, 30])
    animation.keyTimes = [0, 0.1, 0.2, 0.3, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
      CAMediaTimingFunction(name: .linear),
    ]
    stage.layer.add(animation, forKey: nil)
    #expect(stage.shown(\.position.x, at: [0.1, 0.2, 0.6]) == [5, 10, 20])
    for values in [[], ["a"], nil] as [[Any]?] { stage.layer.add(frames("opacity", values), forKey: nil) }
    stage.frame(at: 0.7)
    #expect(stage.shown(stage.layer).opacity == 1)
  }

  @Test func `a single value shows all the time`() {
    stage.layer.add(frames("opacity", [0.5]), forKey: nil)
    #expect(stage.shown(\.opacity, at: [0, 0.5, 0.9, 1]) == [0.5, 0.5, 0.5, 1])
  }

  private var corner: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    return path
  }

  @Test func `each line of a path is a step, at one speed where it is paced`() {
    let animation = frames("position", nil)
    animation.path = corner
    stage.layer.add(animation, forKey: nil)
    #expect(stage.shown(\.position, at: [0.25, 0.75]) == [CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 5)])
    animation.calculationMode = .paced
    stage.layer.add(animation, forKey: nil)
    #expect(stage.shown(\.position, at: [1, 1.25]) == [CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)])
  }

  @Test func `a path in jumps shows its corners only`() {
    let animation = frames("position", nil)
    animation.path = corner
    animation.calculationMode = .discrete
    stage.layer.add(animation, forKey: nil)
    #expect(stage.shown(\.position, at: [0.2, 0.5, 0.9]) == [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
  }

  @Test func `what moves along a path turns with it`() {
    let animation = frames("position", nil)
    animation.path = corner
    animation.rotationMode = .rotateAuto
    stage.layer.add(animation, forKey: "path")
    stage.frame(at: 0.25)
    #expect(stage.shown(stage.layer).transform == CATransform3DIdentity)
    stage.frame(at: 0.75)
    #expect(abs(stage.shown(stage.layer).transform.m12 - 1) < 1e-12)
    animation.rotationMode = .rotateAutoReverse
    stage.layer.add(animation, forKey: "path")
    stage.frame(at: 1)
    #expect(abs(stage.shown(stage.layer).transform.m11 + 1) < 1e-12)
    stage.frame(at: 2)
    #expect(stage.shown(stage.layer) == stage.layer.properties)
  }

  @Test func `an empty path leaves it to the values, and a path says nothing about a number`() {
    let animation = frames("position", [CGPoint(x: 7, y: 7)])
    animation.path = CGMutablePath()
    stage.layer.add(animation, forKey: nil)
    let number = frames("opacity", [0.5])
    number.path = corner
    stage.layer.add(number, forKey: nil)
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).position == CGPoint(x: 7, y: 7))
    #expect(stage.shown(stage.layer).opacity == 0.5)
  }
}
