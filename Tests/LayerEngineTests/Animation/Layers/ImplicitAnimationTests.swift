import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct ImplicitAnimationTests {
  let stage = Stage()

  @Test func `a change of a layer without a view takes a quarter of a second`() {  // A1, A2
    stage.layer.opacity = 0
    stage.frame(at: 0)
    #expect(stage.shown(stage.layer).opacity == 1)
    stage.frame(at: 0.125)
    // The default curve, (.25, .1), (.25, 1), is at 0.8024 at half its time.
    #expect(abs(stage.shown(stage.layer).opacity - 0.1976) < 1e-4)
    stage.frame(at: 0.25)
    #expect(stage.shown(stage.layer).opacity == 0)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `a transaction says how long, how, and whether`() {
    stage.context.begin()
    stage.context.duration = 2
    stage.context.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.layer.opacity = 0
    stage.context.commit()
    stage.context.begin()
    stage.context.disablesActions = true
    stage.layer.position.x = 70
    stage.context.commit()
    stage.frame(at: 1)

    #expect(stage.shown(stage.layer).opacity == 0.5)
    #expect(stage.shown(stage.layer).position.x == 70)
    #expect(stage.context.duration == 0.25 && !stage.context.disablesActions)
  }

  @Test func `a change in flight goes on from what is shown`() {
    stage.context.duration = 1
    stage.context.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.layer.position.x = 150
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).position.x == 100)
    stage.context.duration = 1
    stage.context.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.layer.position.x = 0

    #expect(stage.shown(\.position.x, at: [0.5, 1, 1.5]) == [100, 50, 0])
  }

  @Test func `the actions of the layer, of its class and of its delegate come first`() {
    final class Quiet: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
    }
    final class Delegate: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    let delegate = Delegate()
    let quiet = Quiet()
    stage.root.addSublayer(quiet)
    stage.layer.delegate = delegate
    stage.layer.actions = ["position": NSNull(), "opacity": basic("opacity", from: 0, to: 0)]
    stage.frame(at: 0)
    quiet.opacity = 0
    stage.layer.opacity = 0.5
    stage.layer.position.x = 99
    stage.layer.cornerRadius = 10

    #expect(quiet.animationKeys() == nil)
    #expect(stage.layer.animationKeys() == ["cornerRadius"])
    #expect(delegate.action(for: stage.layer, forKey: "opacity") is NSNull)
  }

  @Test func `a layer that had no colour fades it in`() {
    stage.context.duration = 1
    stage.context.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.frame(at: 0.25)
    #expect(stage.shown(stage.layer).backgroundColor == LayerColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func `what no host has seen, and what has nothing in between, changes at once`() {
    let new = CALayer()
    stage.root.addSublayer(new)
    new.opacity = 0
    stage.layer.isHidden = true
    stage.layer.masksToBounds = true

    #expect(new.animationKeys() == nil)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `a completion is called once everything its transaction added is over`() {
    let log = AnimationLog(stage.clock)
    stage.context.begin()
    stage.context.setCompletion { log.note("outer") }
    stage.context.duration = 0.5
    stage.layer.opacity = 0
    stage.context.begin()
    stage.context.setCompletion { log.note("inner") }
    stage.context.duration = 1
    stage.layer.position.x = 0
    stage.context.commit()
    stage.context.commit()
    for time in [0.5, 1] { stage.frame(at: time) }

    #expect(log.lines == ["1000: inner", "1000: outer"])
  }

  @Test func `a completion without animations is called at the end of its transaction`() {
    let log = AnimationLog(stage.clock)
    stage.context.begin()
    stage.context.setCompletion { log.note("done") }
    #expect(log.lines == [])
    stage.context.commit()
    #expect(log.lines == ["0: done"])
    stage.context.setCompletion { log.note("frame done") }
    stage.frame(at: 1)
    #expect(log.lines == ["0: done", "1000: frame done"])
  }
}
