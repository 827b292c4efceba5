import Foundation
import FrameClock
import PlaneGeometry

/// A change of what a layer shows, from before it happens until the new look has taken the place of the old.
///
/// Make it while the layer still shows the old look; change the layer; and begin. A frozen copy stands in for the old
/// look until the end; it takes no touches and is no sublayer.
package struct LayerTransition {
  private let layer: CALayer
  private let old: CALayer
  private let shown: LayerProperties

  /// Keeps what a layer shows now; nil for a layer without a parent or in no tree, which changes at once.
  package init?(of layer: CALayer) {
    guard layer.parent != nil, let tree = layer.tree else { return nil }
    self.layer = layer
    shown = layer.presentedProperties(at: tree.context.clock.now)
    old = layer.frozenCopy()
    old.refusesActions = true
  }

  /// Turns the old look into the new one. A transition that the layer is in ends with it.
  ///
  /// - Parameters:
  ///   - duration: in seconds, more than 0.
  ///   - timing: the pace; nil for the same throughout.
  ///   - delay: in seconds; the old look stands until then.
  ///   - part: the part of the way from old to new that is shown, 0 to 1.
  ///   - whole: what keeps the time, whatever the effect moves, and has the delegate that is told.
  ///   - whenStopped: called at the end; whether it was the natural one.
  /// - Returns: whether it begins: a layer that has left its parent meanwhile has nothing to turn into.
  @discardableResult
  package func begin(
    _ effect: TransitionEffect, duration: Double, timing: CAMediaTimingFunction?, delay: Double = 0,
    part: ClosedRange<Double> = 0...1, by whole: CAAnimation = CAAnimation(), group: CompletionGroup? = nil,
    whenStopped: ((Bool) -> Void)? = nil
  ) -> Bool {
    guard let parent = layer.parent, let tree = layer.tree else { return false }
    layer.removeAnimations(because: "another transition takes its place") { $0.key == CALayer.transitionKey }
    let beginTime = layer.time(at: tree.context.clock.now) + max(delay, 0)
    var plan = TransitionSteps(duration: duration, timing: timing, beginTime: beginTime, part: part)
    plan.plan(effect, for: shown)
    parent.addGhost(old, isAbove: !plan.isNewAbove, sibling: layer)
    if plan.hidesBacks { old.isDoubleSided = false }
    for animation in plan.old { old.begin(animation, forKey: nil) }
    let steps = plan.new.map { layer.begin($0, forKey: nil) }
    plan.setTiming(of: whole)
    layer.begin(whole, forKey: CALayer.transitionKey, group: group) { [weak layer, old] finished in
      old.removeFromGhosts()
      layer?.removeAnimations(because: "its transition is over") { running in steps.contains { $0 === running } }
      whenStopped?(finished)
    }
    return true
  }
}
