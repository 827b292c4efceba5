import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct LayerTimeTests {
  let stage = Stage()

  @Test func `the documented way to pause and resume`() {
    stage.frame(at: 100)
    stage.layer.add(basic("position.x", from: 0, to: 100, duration: 10), forKey: nil)
    stage.frame(at: 103)

    let paused = stage.root.convertTime(stage.clock.now, from: nil)
    stage.root.speed = 0
    stage.root.timeOffset = paused
    #expect(stage.shown(\.position.x, at: [103, 110, 200]) == [30, 30, 30])
    #expect(stage.tree.nextAnimationTime == nil)

    let offset = stage.root.timeOffset
    stage.root.speed = 1
    stage.root.timeOffset = 0
    stage.root.beginTime = 0
    stage.root.beginTime = stage.root.convertTime(stage.clock.now, from: nil) - offset
    #expect(stage.tree.needsCommit)
    #expect(stage.shown(\.position.x, at: [200, 202, 206]) == [30, 50, 90])
    #expect(stage.tree.nextAnimationTime != nil)
    stage.frame(at: 207)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `speeds of layers in layers multiply`() {
    stage.root.speed = 2
    stage.layer.speed = 3
    let inner = CALayer()
    stage.layer.addSublayer(inner)
    stage.frame(at: 10)
    inner.add(basic("position.x", from: 0, to: 60, duration: 60), forKey: nil)
    stage.frame(at: 11)
    #expect(stage.shown(inner).position.x == 6)
    #expect(inner.convertTime(10, from: nil) == 60)
    #expect(inner.convertTime(60, to: nil) == 10)
    #expect(inner.convertTime(60, to: stage.root) == 20)
    #expect(stage.root.convertTime(60, from: inner) == 20)
    #expect(stage.layer.convertTime(7, to: stage.layer) == 7)
  }

  @Test func `a layer whose time runs backwards goes back`() {
    stage.frame(at: 1)
    stage.layer.add(basic("position.x", from: 0, to: 100, duration: 10), forKey: nil)
    stage.frame(at: 6)
    #expect(stage.shown(stage.layer).position.x == 50)
    stage.layer.speed = -1
    stage.layer.timeOffset = 12
    // The layer's time is 12 − t, and the animation has begun at 1.
    #expect(stage.shown(\.position.x, at: [6, 8]) == [50, 30])
  }

  @Test func `a time that is none changes nothing`() {
    stage.layer.speed = .nan
    stage.layer.timeOffset = .infinity
    stage.layer.beginTime = -.infinity
    #expect(stage.layer.convertTime(3, from: nil) == 3)
    #expect(stage.layer.duration == .infinity && stage.layer.repeatCount == 0 && stage.layer.fillMode == .removed)
  }

  @Test func `ends in layers of different times are told in their order`() {
    let log = AnimationLog(stage.clock)
    func logged(_ name: String, _ duration: Double) -> CAAnimation {
      let animation = basic("opacity", from: 0, to: 1, duration: duration)
      animation.setValue(name, forKey: "name")
      animation.delegate = log
      return animation
    }
    stage.layer.speed = 10
    stage.layer.add(logged("quick", 3), forKey: nil)
    stage.root.add(logged("slow", 0.5), forKey: nil)
    stage.frame(at: 0)
    stage.frame(at: 1)
    #expect(log.lines.suffix(2) == ["1000: quick ends", "1000: slow ends"])
  }
}
