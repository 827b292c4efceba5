import DecisionTrace
import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct AnimationEdgeTests {
  let stage = Stage()

  /// Does something once it hears of an end.
  private final class Follower: CAAnimationDelegate {
    var starts: () -> Void = {}
    var stops: (Bool) -> Void = { _ in }
    func animationDidStart(_ anim: CAAnimation) { starts() }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops(flag) }
  }

  @Test func `without a duration it takes the transaction's, and with less than none it is over at once`() {
    let log = AnimationLog(stage.clock)
    let plain = basic("opacity", from: 0, to: 1, duration: 0)
    plain.delegate = log
    stage.layer.add(plain, forKey: nil)
    let none = basic("position.x", from: 0, to: 1, duration: -1)
    none.delegate = log
    none.setValue("none", forKey: "name")
    stage.layer.add(none, forKey: nil)
    stage.frame(at: 0)
    stage.frame(at: 0.125)
    #expect(stage.shown(stage.layer).opacity == 0.5)
    #expect(stage.shown(stage.layer).position.x == 50)
    stage.frame(at: 0.25)
    #expect(log.lines == ["0: ? starts", "0: none starts", "0: none ends", "250: ? ends"])
  }

  @Test func `what is added in a callback, over at once, is told in the next frame`() {
    let follower = Follower()
    var told: [Bool] = []
    let stage = stage
    follower.stops = { _ in
      let next = Follower()
      next.stops = { told.append($0) }
      let animation = basic("position.x", from: 0, to: 1, duration: -1)
      animation.delegate = next
      stage.layer.add(animation, forKey: nil)
    }
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = follower
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 1)
    #expect(told.isEmpty)
    #expect(stage.tree.nextAnimationTime == 1)
    stage.frame(at: 1)
    #expect(told == [true])
    #expect(stage.tree.nextAnimationTime == nil)
  }

  @Test func `callbacks may remove animations and the layer itself`() {
    let follower = Follower()
    let log = AnimationLog(stage.clock)
    let stage = stage
    follower.starts = { stage.layer.removeAnimation(forKey: "other") }
    follower.stops = { _ in stage.layer.removeFromSuperlayer() }
    let first = basic("opacity", from: 0, to: 1)
    first.delegate = follower
    stage.layer.add(first, forKey: "first")
    let other = basic("position.x", from: 0, to: 1)
    other.delegate = log
    stage.layer.add(other, forKey: "other")
    let last = basic("position.y", from: 0, to: 1, duration: 9)
    last.delegate = log
    last.setValue("last", forKey: "name")
    stage.layer.add(last, forKey: "last")
    for time in [0, 0, 1, 1.5] { stage.frame(at: time) }
    #expect(log.lines == ["0: ? starts", "0: last starts", "0: ? is cut off", "1000: last is cut off"])
    #expect(stage.mirror.nodes.count == 1)
    #expect(stage.tree.nextAnimationTime == nil)
  }

  @Test func `layers have copies, whatever happens to the animation later`() {
    let other = CALayer()
    stage.root.addSublayer(other)
    let animation = basic("position.x", from: 0, to: 100)
    stage.layer.add(animation, forKey: "move")
    other.add(animation, forKey: "move")
    animation.toValue = 7
    animation.duration = 9
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).position.x == 50 && stage.shown(other).position.x == 50)
    let copy = stage.layer.animation(forKey: "move") as? CABasicAnimation
    #expect(copy !== animation && copy?.toValue as? Int == 100)
    #expect(stage.layer.animation(forKey: "other") == nil)
  }

  @Test func `numbers that are none count as those that are not set`() {
    for number in [Double.nan, .infinity, -.infinity] {
      let animation = basic("position.x", from: 0, to: 100)
      animation.beginTime = number
      animation.speed = .nan
      animation.timeOffset = .nan
      stage.layer.add(animation, forKey: "move")
      stage.frame(at: stage.clock.now + 0.25)
      #expect(stage.shown(stage.layer).position.x == 25)
    }
    let animation = basic("position.x", from: Double.infinity, to: Double.nan, duration: .nan)
    stage.layer.add(animation, forKey: "move")
    stage.frame(at: stage.clock.now)
    #expect(stage.shown(stage.layer) == stage.layer.properties)
  }

  @Test func `backwards, repeated, offset and filled`() {
    let back = basic("position.x", from: 0, to: 100)
    back.speed = -1
    back.timeOffset = 1
    stage.layer.add(back, forKey: nil)
    let repeated = basic("position.y", from: 0, to: 100)
    repeated.repeatCount = 1.5
    repeated.autoreverses = true
    repeated.timeOffset = 0.25
    repeated.fillMode = .forwards
    repeated.isRemovedOnCompletion = false
    stage.layer.add(repeated, forKey: nil)
    #expect(stage.shown(\.position.x, at: [0, 0.25]) == [100, 75])
    #expect(stage.shown(\.position.y, at: [0.5, 0.75, 1.25, 3]) == [75, 100, 50, 100])
  }

  @Test func `an animation that stands still for ever is told of its beginning and costs no frames`() {
    let log = AnimationLog(stage.clock)
    let animation = basic("position.x", from: 0, to: 100)
    animation.speed = 0
    animation.timeOffset = 0.5
    animation.delegate = log
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    #expect(stage.shown(stage.layer).position.x == 50)
    #expect(log.lines == ["0: ? starts"])
    #expect(stage.tree.nextAnimationTime == nil)
    stage.frame(at: 5)
    #expect(stage.lastCommit.isEmpty)
  }

  @Test func `a cumulative transform is as quick after many runs, and stays a number`() {
    let turn = basic(
      "transform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(1, 0, 0), duration: 1e-6)
    turn.isCumulative = true
    turn.repeatCount = .infinity
    stage.layer.add(turn, forKey: "t")
    stage.frame(at: 1000)
    #expect(abs(stage.shown(stage.layer).transform.m41 - 1e9) < 2)
    turn.toValue = CATransform3DMakeScale(10, 10, 1)
    stage.layer.add(turn, forKey: "t")
    stage.frame(at: 2000)
    #expect(stage.shown(stage.layer).transform.isFinite)
  }

  @Test func `a mask and a depth given to a layer that moves are shown`() {
    stage.layer.add(basic("position.x", from: 0, to: 100), forKey: nil)
    stage.layer.add(basic("transform", from: CATransform3DIdentity, to: CATransform3DIdentity), forKey: nil)
    stage.frame(at: 0.25)
    let mask = CALayer()
    stage.layer.mask = mask
    stage.layer.anchorPointZ = 5
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).mask == mask.identifier)
    #expect(stage.shown(stage.layer).transform.m43 == -5)
  }

  @Test func `ten thousand animations on a thousand layers`() {
    stage.context.disablesActions = true
    let layers = (0..<1000).map { _ in CALayer() }
    for layer in layers {
      stage.root.addSublayer(layer)
      for index in 0..<10 { layer.add(basic("position.x", from: 0, to: index), forKey: "\(index)") }
    }
    stage.frame(at: 0.5)
    #expect(layers.allSatisfy { stage.shown($0).position.x == 4.5 })
    stage.frame(at: 1)
    #expect(layers.allSatisfy { stage.shown($0).position.x == 0 && $0.animationKeys() == nil })
    #expect(stage.tree.animatedLayers.isEmpty)
  }

  @Test func `only animations that are added after it make a completion wait`() {
    var done = 0
    stage.context.begin()
    stage.layer.add(basic("opacity", from: 0, to: 1, duration: 5), forKey: nil)
    stage.context.setCompletion { done += 1 }
    stage.layer.add(basic("position.x", from: 0, to: 1), forKey: nil)
    stage.context.commit()
    stage.frame(at: 0.5)
    #expect(done == 0)
    stage.frame(at: 1)
    #expect(done == 1)
    stage.frame(at: 5)
    #expect(done == 1)
  }

  private final class Story: TraceSink {
    var lines: [String] = []
    func receive(_ event: TraceEvent) {
      guard case .animation(_, let key, let change, let reason) = event.decision else { return }
      lines.append("\(key) \(change)" + (reason.isEmpty ? "" : ": \(reason)"))
    }
  }

  @Test func `the trace tells the story`() {
    let clock = FrameClock()
    let trace = DecisionTrace { clock.now }
    let story = Story()
    trace.add(story)
    let root = CALayer()
    let layer = CALayer()
    root.addSublayer(layer)
    let tree = LayerTree(root: root, context: AnimationContext(clock: clock, trace: trace))
    _ = tree.commit()
    layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
    layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
    layer.add(basic("position", from: CGPoint.zero), forKey: nil)
    layer.add(basic("bounds", from: CGRect.zero, duration: 9), forKey: "size")
    layer.removeAnimation(forKey: "fade")
    clock.advance(to: 1)
    tree.advanceAnimations()
    _ = tree.commit()
    layer.removeFromSuperlayer()
    _ = tree.commit()
    #expect(
      story.lines == [
        "fade begins", "fade is removed: another takes its place", "fade begins", "without a key begins", "size begins",
        "fade is removed: the program says so", "without a key ends", "size is removed: the layer has left the screen",
      ])
  }
}
