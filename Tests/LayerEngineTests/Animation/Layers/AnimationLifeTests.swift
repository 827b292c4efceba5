import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct AnimationLifeTests {
  let stage = Stage()

  private func logged(_ name: String, _ log: AnimationLog, duration: Double = 1) -> CABasicAnimation {
    let animation = basic("opacity", from: 0, to: 1, duration: duration)
    animation.setValue(name, forKey: "name")
    animation.delegate = log
    return animation
  }

  @Test func `delegates hear of ends in the order of the ends`() {
    let log = AnimationLog(stage.clock)
    stage.layer.add(logged("long", log, duration: 0.5), forKey: nil)
    stage.root.add(logged("short", log, duration: 0.4), forKey: nil)
    stage.layer.add(logged("as long", log, duration: 0.5), forKey: nil)
    stage.frame(at: 0.1)
    stage.frame(at: 0.6)

    #expect(
      log.lines == [
        "100: long starts", "100: as long starts", "100: short starts", "600: short ends", "600: long ends",
        "600: as long ends",
      ])
    #expect(stage.layer.animationKeys() == nil)
    #expect(stage.tree.nextAnimationTime == nil)
  }

  @Test func `an animation ends in the frame of its end, whenever it has begun`() {
    let log = AnimationLog(stage.clock)
    for beginning in 0..<200 {
      stage.frame(at: Double(beginning) / 60)
      stage.layer.add(logged("fade", log, duration: 0.25), forKey: nil)
    }
    for frame in 200..<216 { stage.frame(at: Double(frame) / 60) }
    let ends = log.lines.filter { $0.hasSuffix("ends") }
    #expect(ends == (15..<215).map { "\(Int((Double($0) / 60 * 1000).rounded())): fade ends" })
  }

  @Test func `an animation takes the place of one under the same key`() {
    let log = AnimationLog(stage.clock)
    stage.layer.add(logged("first", log), forKey: "fade")
    stage.frame(at: 0.1)
    stage.layer.add(logged("second", log), forKey: "fade")
    #expect(log.lines == ["100: first starts"])
    stage.frame(at: 0.2)
    stage.frame(at: 1.2)

    #expect(
      log.lines == [
        "100: first starts", "100: first is cut off", "200: second starts", "1200: second ends",
      ])
  }

  @Test func `removing shows the property at once and tells the delegate next`() {  // A8
    let log = AnimationLog(stage.clock)
    stage.layer.add(logged("fade", log), forKey: "fade")
    stage.frame(at: 0.5)
    #expect(stage.layer.animationKeys() == ["fade"])
    stage.layer.removeAnimation(forKey: "fade")
    #expect(stage.layer.animation(forKey: "fade") == nil)
    stage.frame(at: 0.5)

    #expect(stage.shown(stage.layer).opacity == 1)
    #expect(log.lines == ["500: fade starts", "500: fade is cut off"])
  }

  @Test func `leaving the tree cuts animations off, coming back in the same frame does not`() {
    let log = AnimationLog(stage.clock)
    stage.layer.add(logged("fade", log), forKey: nil)
    stage.frame(at: 0.25)
    stage.layer.removeFromSuperlayer()
    stage.root.addSublayer(stage.layer)
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).opacity == 0.5)
    stage.layer.removeFromSuperlayer()
    stage.frame(at: 0.6)
    stage.frame(at: 0.7)

    #expect(log.lines == ["250: fade starts", "600: fade is cut off"])
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `an animation of a layer in no tree begins when the layer gets into one`() {
    let other = CALayer()
    other.add(basic("position.x", from: 0, to: 100), forKey: nil)
    stage.frame(at: 5)
    stage.root.addSublayer(other)
    stage.frame(at: 5.5)

    #expect(stage.shown(other).position.x == 50)
  }

  @Test func `it begins when it is said to, and waits without frames`() {
    let animation = basic("opacity", from: 0, to: 1)
    animation.beginTime = 2
    animation.fillMode = .backwards
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    #expect(stage.shown(stage.layer).opacity == 0)
    #expect(stage.tree.nextAnimationTime == 2)
    stage.frame(at: 2.5)
    #expect(stage.shown(stage.layer).opacity == 0.5)
    #expect(stage.tree.nextAnimationTime == 2.5)
  }

  @Test func `nothing is committed for an animation that stands still`() {
    stage.layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
    stage.frame(at: 0.25)
    stage.layer.speed = 0
    stage.layer.timeOffset = 0.5
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).opacity == 0.5)
    stage.frame(at: 0.75)
    #expect(stage.lastCommit.isEmpty)
    #expect(stage.tree.nextAnimationTime == nil)
    stage.layer.timeOffset = 0.8
    stage.frame(at: 0.8)
    #expect(stage.shown(stage.layer).opacity == 0.8)
  }

  @Test func `what stays after its end shows its last value until it is removed`() {
    let animation = basic("opacity", from: 0, to: 0.25)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: "fade")

    #expect(stage.shown(\.opacity, at: [0.5, 1, 2]) == [0.125, 0.25, 0.25])
    #expect(stage.tree.nextAnimationTime == nil)
    stage.layer.removeAllAnimations()
    stage.frame(at: 3)
    #expect(stage.shown(stage.layer).opacity == 1)
  }

  @Test func `a change of the property shows where no animation covers it`() {
    stage.layer.add(basic("position.x", from: 0, to: 100), forKey: nil)
    stage.frame(at: 0.5)
    stage.context.disablesActions = true
    stage.layer.position = CGPoint(x: 7, y: 80)
    stage.layer.cornerRadius = 4
    stage.frame(at: 0.6)

    #expect(stage.shown(stage.layer).position == CGPoint(x: 60, y: 80))
    #expect(stage.shown(stage.layer).cornerRadius == 4)
    stage.frame(at: 1)
    #expect(stage.shown(stage.layer) == stage.layer.properties)
  }

  @Test func `a snapshot shows animated values`() throws {
    stage.layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
    stage.frame(at: 0.5)
    var mirror = LayerMirror()
    try mirror.apply(stage.tree.snapshot())

    #expect(mirror.nodes[stage.layer.identifier]?.properties.opacity == 0.5)
  }

  @Test func `thousands of animations run on one layer`() {
    for _ in 0..<5000 {
      let animation = basic("position.x", from: 0.5, to: 0.5)
      animation.isAdditive = true
      stage.layer.add(animation, forKey: nil)
    }
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).position.x == 2550)
    stage.frame(at: 1)
    #expect(stage.shown(stage.layer).position.x == 50)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `a presentation shows the moment and is hit where it shows`() throws {
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    stage.layer.addSublayer(inner)
    stage.frame(at: 0)
    stage.layer.add(basic("position.x", from: 150, to: 150), forKey: nil)
    stage.frame(at: 0.5)

    let presentation = try #require(stage.layer.presentation())
    #expect(presentation.position == CGPoint(x: 150, y: 50))
    #expect(presentation.model() === stage.layer)
    #expect(stage.layer.model() === stage.layer)
    #expect(presentation.superlayer?.model() === stage.root)
    #expect(presentation.sublayers?.first?.model() === inner)
    let hit = try #require(stage.root.presentation()?.hitTest(CGPoint(x: 115, y: 15)))
    #expect(hit.model() === inner)
    #expect(stage.root.presentation()?.hitTest(CGPoint(x: 15, y: 15))?.model() === stage.root)
    #expect(presentation.convert(CGPoint.zero, to: stage.root.presentation()) == CGPoint(x: 100, y: 0))
    #expect(CALayer().presentation() == nil)
  }
}
