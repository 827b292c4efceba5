import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

struct PropertyChangeTests {
  /// A stage whose layer changes only as a test says.
  private func stage() -> Stage {
    let stage = Stage()
    stage.layer.refusesActions = true
    return stage
  }

  private func change(
    _ property: AnimatedProperty, in stage: Stage, replacing: Bool = false, group: CompletionGroup? = nil,
    _ make: () -> Void
  ) -> [RunningAnimation] {
    let change = PropertyChange(of: property, in: stage.layer)
    make()
    return change.animate(replacing: replacing, group: group, make: { basic("") }, whenStopped: { _ in })
  }

  @Test func `a number is animated by what has to be added to its end`() throws {
    let stage = stage()
    let running = change(.opacity, in: stage) { stage.layer.opacity = 0.25 }
    let animation = try #require(running.first?.animation as? CABasicAnimation)
    #expect(animation.isAdditive)
    #expect(animation.fromValue as? Double == 0.75)
    #expect(animation.toValue as? Double == 0)
  }

  @Test func `bounds are animated by their origin and their size, as far as they change`() {
    let stage = stage()
    let running = change(.bounds, in: stage) { stage.layer.bounds = CGRect(x: 0, y: 10, width: 100, height: 100) }
    #expect(running.map(\.key) == ["bounds.origin"])
    let both = change(.bounds, in: stage) { stage.layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50) }
    #expect(both.map(\.key) == ["bounds.origin-2", "bounds.size"])
  }

  @Test func `a transform without an inverse is animated by its values`() throws {
    let stage = stage()
    let running = change(.transform, in: stage) { stage.layer.transform = CATransform3DMakeScale(0, 0, 1) }
    let animation = try #require(running.first?.animation as? CABasicAnimation)
    #expect(!animation.isAdditive)
    #expect((animation.fromValue as? CATransform3D)?.m11 == 1)
  }

  @Test func `a layer in no tree is not animated`() {
    let stage = stage()
    stage.layer.removeFromSuperlayer()
    #expect(change(.opacity, in: stage) { stage.layer.opacity = 0 }.isEmpty)
  }

  @Test func `a group does not miss what it replaces itself`() {
    let stage = stage()
    var finished: [Bool] = []
    let group = CompletionGroup { finished.append($0) }
    _ = change(.opacity, in: stage, replacing: true, group: group) { stage.layer.opacity = 0.5 }
    _ = change(.opacity, in: stage, replacing: true, group: group) { stage.layer.opacity = 0 }
    group.close()
    stage.frame(at: 0.5)
    #expect(finished.isEmpty)
    stage.frame(at: 1)
    #expect(finished == [true])
  }
}
