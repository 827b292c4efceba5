import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

/// A layer tree whose frames a test runs, and what a host would show of it.
final class Stage {
  let clock = FrameClock()
  let context: AnimationContext
  let tree: LayerTree
  let root = CALayer()
  let layer = CALayer()
  private(set) var mirror = LayerMirror()
  private(set) var lastCommit = LayerCommit()

  init() {
    context = AnimationContext(clock: clock)
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.position = CGPoint(x: 50, y: 50)
    root.addSublayer(layer)
    tree = LayerTree(root: root, context: context)
    frame(at: 0)
  }

  /// Runs a frame at a time.
  func frame(at time: Double) {
    clock.advance(to: time)
    tree.advanceAnimations()
    tree.layoutAndDisplay()
    context.endFrame()
    lastCommit = tree.commit()
    do { try mirror.apply(lastCommit) } catch { Issue.record("The commit does not fit: \(error)") }
  }

  /// What a host shows of a layer.
  func shown(_ layer: CALayer) -> LayerProperties { mirror.nodes[layer.identifier]?.properties ?? LayerProperties() }

  /// What a host shows of the layer at some times.
  func shown<Value>(_ path: KeyPath<LayerProperties, Value>, at times: [Double]) -> [Value] {
    times.map { time in
      frame(at: time)
      return shown(layer)[keyPath: path]
    }
  }
}

/// Writes down what it hears of animations.
final class AnimationLog: CAAnimationDelegate {
  private(set) var lines: [String] = []
  private let clock: FrameClock

  init(_ clock: FrameClock) { self.clock = clock }

  func animationDidStart(_ anim: CAAnimation) { note("\(name(anim)) starts") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note("\(name(anim)) \(flag ? "ends" : "is cut off")")
  }

  func note(_ line: String) { lines.append("\(Int((clock.now * 1000).rounded())): \(line)") }

  private func name(_ animation: CAAnimation) -> String { animation.value(forKey: "name") as? String ?? "?" }
}

func basic(_ key: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: key)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = duration
  return animation
}
