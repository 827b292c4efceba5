import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import LayerEngine

@Suite struct AnimationFuzzTests {
  private let keys = [
    "position", "position.x", "bounds", "bounds.size", "opacity", "transform", "transform.rotation.z",
    "transform.scale", "sublayerTransform.translation.x", "cornerRadius", "backgroundColor", "borderColor", "hidden",
    "shadowOffset", "shadowRadius", "zPosition", "strokeEnd", "colors", "contentsRect",
  ]

  private func object(_ path: String, _ random: inout SeededGenerator) -> Any? {
    guard let key = AnimationKey(path: path), Int.random(in: 0..<5, using: &random) > 0 else { return nil }
    let number = Double.random(in: -2...60, using: &random)
    func color() -> CGColor { CGColor(srgbRed: .random(in: 0...1, using: &random), green: 0, blue: 1, alpha: 1) }
    switch key.valueKind {
    case .number: return number
    case .point: return CGPoint(x: number, y: 1)
    case .size: return CGSize(width: number, height: 1)
    case .rect: return CGRect(x: 0, y: 0, width: abs(number), height: 3)
    case .color: return color()
    case .transform: return CATransform3DMakeRotation(number, 0, Bool.random(using: &random) ? 1 : 0, 1)
    case .flag: return number > 20
    case .colors: return [color(), color()]
    default: return nil
    }
  }

  private func animation(_ random: inout SeededGenerator, depth: Int = 0) -> CAAnimation {
    let path = keys.randomElement(using: &random) ?? "opacity"
    let animation: CAAnimation
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where depth < 2:
      let group = CAAnimationGroup()
      group.animations = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        self.animation(&random, depth: depth + 1)
      }
      animation = group
    case 1:
      let frames = CAKeyframeAnimation(keyPath: path)
      frames.values = (0..<4).compactMap { _ in object(path, &random) }
      frames.calculationMode =
        [.linear, .discrete, .paced, .cubic, .cubicPaced].randomElement(using: &random) ?? .linear
      animation = frames
    case 2:
      let spring = CASpringAnimation(keyPath: path)
      spring.damping = .random(in: 0...30, using: &random)
      spring.toValue = object(path, &random)
      animation = spring
    default:
      let basic = CABasicAnimation(keyPath: path)
      basic.fromValue = object(path, &random)
      basic.toValue = object(path, &random)
      basic.byValue = object(path, &random)
      basic.isAdditive = .random(using: &random)
      basic.isCumulative = .random(using: &random)
      animation = basic
    }
    animation.duration = [0, 0.05, 0.2, 0.5, 1, -1].randomElement(using: &random) ?? 0
    animation.speed = [1, 1, 1, 2, 0.5, -1].randomElement(using: &random) ?? 1
    animation.timeOffset = [0, 0, 0.1, -0.1].randomElement(using: &random) ?? 0
    animation.repeatCount = [0, 0, 2, 1.5].randomElement(using: &random) ?? 0
    animation.autoreverses = .random(using: &random)
    animation.fillMode = [.removed, .both, .forwards, .backwards].randomElement(using: &random) ?? .removed
    animation.timingFunction = Bool.random(using: &random) ? CAMediaTimingFunction(name: .default) : nil
    return animation
  }

  private final class Count: CAAnimationDelegate {
    var (begun, ended) = (0, 0)
    func animationDidStart(_ anim: CAAnimation) { begun += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended += 1 }
  }

  @Test(arguments: 0..<25)
  func `commits show each moment, nothing moves without a frame, and all come to an end`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.black, CGColor.clear]
    let layers = [stage.root, stage.layer, shape, gradient]
    stage.layer.addSublayer(shape)
    shape.addSublayer(gradient)
    let count = Count()
    var added = 0
    var time = 0.0
    for _ in 0..<150 {
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        let layer = layers.randomElement(using: &random) ?? stage.layer
        switch Int.random(in: 0..<8, using: &random) {
        case 0: layer.removeAnimation(forKey: "a")
        case 1: layer.removeAllAnimations()
        case 2: layer.position = CGPoint(x: .random(in: 0...9, using: &random), y: 1)
        case 3: layer.opacity = .random(in: 0...1, using: &random)
        case 4:
          shape.removeFromSuperlayer()
          stage.layer.addSublayer(shape)
        default:
          let animation = animation(&random)
          animation.delegate = count
          if Bool.random(using: &random) { animation.beginTime = time + .random(in: -0.2...0.4, using: &random) }
          layer.add(animation, forKey: Bool.random(using: &random) ? "a" : nil)
          added += 1
        }
      }
      time += [0, 1.0 / 60, 0.1, 0.3].randomElement(using: &random) ?? 0
      let quiet = !stage.tree.needsCommit && stage.tree.nextAnimationTime.map { $0 > time } ?? true
      stage.frame(at: time)
      if quiet { #expect(stage.lastCommit.isEmpty, "seed \(seed) at \(time)") }
      for layer in layers {
        #expect(stage.shown(layer) == layer.presentedProperties(at: time), "seed \(seed) at \(time)")
      }
    }
    for step in 1...10 { stage.frame(at: time + Double(step)) }
    for layer in layers {
      #expect(stage.shown(layer) == layer.properties, "seed \(seed)")
      #expect(layer.animationKeys() == nil)
    }
    #expect(stage.tree.animatedLayers.isEmpty && stage.tree.nextAnimationTime == nil)
    #expect(count.ended == added && count.begun <= added)
    stage.frame(at: time + 11)
    #expect(stage.lastCommit.isEmpty)
  }
}
