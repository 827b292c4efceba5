import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

struct ReplicatedAnimationTests {
  private let stage = Stage()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  /// A stage with a replicator of three and a dot in it that fades in one second.
  init() {
    replicator.instanceCount = 3
    replicator.addSublayer(dot)
    stage.root.addSublayer(replicator)
    stage.frame(at: 0)
  }

  private func fade(isKept: Bool = false) -> CABasicAnimation {
    let animation = basic("opacity", from: 1.0, to: 0.0)
    animation.isRemovedOnCompletion = !isKept
    animation.fillMode = .both
    return animation
  }

  private var opacities: [CGFloat] {
    let copies = replicator.ghosts.compactMap(\.sublayers?.first)
    return ([dot] + copies).map { (stage.shown($0).opacity * 1000).rounded() / 1000 }
  }

  @Test func `Copies show the animations of what they are copies of`() {
    dot.add(fade(), forKey: nil)
    stage.frame(at: 0.25)
    #expect(opacities == [0.75, 0.75, 0.75])
  }

  @Test func `Each copy lags behind the one before`() {
    replicator.instanceDelay = 0.25
    dot.add(fade(), forKey: nil)
    stage.frame(at: 0.25)
    #expect(opacities == [0.75, 1, 1])
    stage.frame(at: 0.5)
    #expect(opacities == [0.5, 0.75, 1])
    stage.frame(at: 0.75)
    #expect(opacities == [0.25, 0.5, 0.75])
  }

  @Test func `Copies of an animation that is kept catch up after its end`() {
    replicator.instanceDelay = 0.25
    dot.add(fade(isKept: true), forKey: nil)
    stage.frame(at: 1.25)
    #expect(opacities == [0, 0, 0.25])
    #expect(stage.tree.hasLaggingReplicas)
    stage.frame(at: 1.5)
    #expect(opacities == [0, 0, 0])
    stage.frame(at: 2)
    #expect(!stage.tree.hasLaggingReplicas)
    #expect(stage.lastCommit.isEmpty)
  }

  @Test func `An animation that is removed ends in all copies`() {
    replicator.instanceDelay = 0.25
    dot.add(fade(), forKey: nil)
    stage.frame(at: 0.75)
    stage.frame(at: 1)
    #expect(opacities == [1, 1, 1])
    #expect(!stage.tree.hasLaggingReplicas)
  }

  @Test func `A replicator in another one delays its own copies`() {
    let inner = CAReplicatorLayer()
    inner.instanceCount = 2
    inner.instanceDelay = 0.25
    inner.addSublayer(dot)
    replicator.instanceCount = 1
    replicator.addSublayer(inner)
    stage.frame(at: 0)
    dot.add(fade(), forKey: nil)
    stage.frame(at: 0.5)
    let copy = inner.ghosts.first?.sublayers?.first
    #expect(copy.map { stage.shown($0).opacity } == 0.75)
  }

  @Test func `A frozen copy shows the moment`() {
    dot.add(fade(), forKey: nil)
    stage.frame(at: 0.25)
    stage.clock.advance(to: 0.5)
    #expect(dot.frozenCopy().opacity == 0.5)
  }
}
