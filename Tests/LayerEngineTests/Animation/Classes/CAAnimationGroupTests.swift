import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct CAAnimationGroupTests {
  let stage = Stage()

  private func group(_ animations: [CAAnimation], duration: Double = 1) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }

  @Test func `what is in it runs in its time, begins late and is cut off at its end`() {
    let late = basic("opacity", from: 0, to: 1, duration: 1)
    late.beginTime = 0.5
    stage.layer.add(group([basic("position.x", from: 0, to: 20, duration: 2), late]), forKey: "group")

    stage.frame(at: 0.25)
    #expect(stage.shown(stage.layer).position.x == 2.5 && stage.shown(stage.layer).opacity == 1)
    stage.frame(at: 0.75)
    #expect(stage.shown(stage.layer).position.x == 7.5 && stage.shown(stage.layer).opacity == 0.25)
    stage.frame(at: 1)
    #expect(stage.shown(stage.layer) == stage.layer.properties)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `what has no duration has the group's, in groups within groups as well`() {
    let inner = group([basic("position.x", from: 0, to: 10, duration: 0)], duration: 0)
    let outer = group([inner, basic("opacity", from: 0, to: 1, duration: 0)], duration: 2)
    stage.layer.add(outer, forKey: nil)
    stage.frame(at: 1)
    #expect(stage.shown(stage.layer).position.x == 5 && stage.shown(stage.layer).opacity == 0.5)
    #expect(inner.duration == 0 && outer.animations?.first === inner)
  }

  @Test func `it is repeated, turned around, and goes at its own speed and pace`() {
    let animation = group([basic("position.x", from: 0, to: 10)])
    animation.repeatCount = 2
    animation.autoreverses = true
    animation.speed = 2
    stage.layer.add(animation, forKey: nil)
    #expect(stage.shown(\.position.x, at: [0.25, 0.5, 0.75, 1.25, 2]) == [5, 10, 5, 5, 50])
    let curved = group([basic("position.y", from: 0, to: 100)])
    curved.timingFunction = CAMediaTimingFunction(name: .easeIn)
    stage.layer.add(curved, forKey: nil)
    stage.frame(at: 2.5)
    #expect(abs(stage.shown(stage.layer).position.y - 31.53568126) < 1e-6)
  }

  @Test func `a group that stays shows the end of what is as long as it, and of what fills`() {
    let short = basic("opacity", from: 1, to: 0, duration: 0.5)
    let filling = basic("zPosition", from: 1, to: 9, duration: 0.5)
    filling.fillMode = .forwards
    let animation = group([basic("position.x", from: 0, to: 10), short, filling])
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: nil)
    for time in [1.0, 5] {
      stage.frame(at: time)
      #expect(stage.shown(stage.layer).position.x == 10)
      #expect(stage.shown(stage.layer).opacity == 1)
      #expect(stage.shown(stage.layer).zPosition == 9)
    }
    #expect(stage.tree.nextAnimationTime == nil)
  }

  @Test func `a group without end is as exact as its parts`() {
    for duration in [Double.infinity, .greatestFiniteMagnitude] {
      let part = basic("position.x", from: 0, to: 10)
      part.repeatCount = .infinity
      stage.layer.add(group([part], duration: duration), forKey: "group")
      let start = stage.clock.now
      stage.frame(at: start + 1.5)
      #expect(stage.shown(stage.layer).position.x == 5)
    }
  }

  @Test func `only the group's delegate hears`() {
    let log = AnimationLog(stage.clock)
    let part = basic("opacity", from: 0, to: 1)
    part.delegate = log
    part.setValue("part", forKey: "name")
    let animation = group([part, CAAnimation()])
    animation.delegate = log
    animation.setValue("group", forKey: "name")
    stage.layer.add(animation, forKey: nil)
    for time in [0, 0.5, 1] { stage.frame(at: time) }
    #expect(log.lines == ["0: group starts", "1000: group ends"])
  }

  @Test func `an empty group takes its time`() {
    let log = AnimationLog(stage.clock)
    let empty = CAAnimationGroup()
    empty.duration = 2
    empty.delegate = log
    stage.layer.add(empty, forKey: nil)
    stage.frame(at: 1)
    #expect(stage.lastCommit.changed.isEmpty)
    #expect(stage.tree.nextAnimationTime == 2)
    stage.frame(at: 2)
    #expect(log.lines == ["1000: ? starts", "2000: ? ends"])
  }
}
