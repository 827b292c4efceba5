import Foundation
import PlaneGeometry

/// The animations of which a transition is made.
struct TransitionSteps {
  /// The animations of the frozen copy of the old look.
  private(set) var old: [CAAnimation] = []
  /// The animations of the layer.
  private(set) var new: [CAAnimation] = []
  /// Tells whether the layer lies above the copy.
  private(set) var isNewAbove = false
  /// Tells whether either is to be seen from the front only.
  private(set) var hidesBacks = false

  private let duration: Double
  private let timing: CAMediaTimingFunction?
  private let beginTime: Double
  /// The part of the way from old to new that is shown.
  private let part: ClosedRange<Double>

  init(duration: Double, timing: CAMediaTimingFunction?, beginTime: Double, part: ClosedRange<Double> = 0...1) {
    self.duration = duration
    self.timing = timing
    self.beginTime = beginTime
    self.part = part
  }

  func setTiming(of animation: CAAnimation) {
    animation.duration = duration
    animation.timingFunction = timing
    animation.beginTime = beginTime
    animation.fillMode = .both
  }

  mutating func plan(_ effect: TransitionEffect, for layer: LayerProperties) {
    let size = layer.bounds.size
    switch effect {
    case .fade:
      old.append(fade(from: layer.opacity, to: 0))
      // What covers the old need not fade in, which would let through what lies behind both.
      let covers = layer.opacity >= 1 && (layer.backgroundColor?.alpha ?? 0) >= 1
      if !covers { new.append(fade(from: 0, to: layer.opacity)) }
    case .push(let side):
      new.append(move(from: side.offset(size), to: .zero))
      old.append(move(from: .zero, to: side.opposite(size)))
    case .moveIn(let side):
      isNewAbove = true
      new.append(move(from: side.offset(size), to: .zero))
    case .reveal(let side):
      old.append(move(from: .zero, to: side.opposite(size)))
    case .flip(let side):
      hidesBacks = true
      let sign: Double = side == .left || side == .top ? 1 : -1
      let axis = side == .left || side == .right ? CGVector(dx: 0, dy: 1) : CGVector(dx: -1, dy: 0)
      old.append(turn(axis, in: layer, from: 0, to: sign * .pi))
      new.append(turn(axis, in: layer, from: -sign * .pi, to: 0))
      let oneSided = CABasicAnimation(keyPath: "doubleSided")
      oneSided.fromValue = false
      oneSided.toValue = false
      new.append(oneSided)
    case .turnUp:
      old.append(turn(CGVector(dx: 1, dy: 0), in: layer, from: 0, to: .pi / 2, atTop: true))
    case .turnDown:
      isNewAbove = true
      new.append(turn(CGVector(dx: 1, dy: 0), in: layer, from: .pi / 2, to: 0, atTop: true))
    }
    for animation in old + new { setTiming(of: animation) }
    // The old look stays as it ends until it is taken away.
    for animation in old { animation.isRemovedOnCompletion = false }
  }

  private func fade(from: CGFloat, to: CGFloat) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from + (to - from) * part.lowerBound
    animation.toValue = from + (to - from) * part.upperBound
    return animation
  }

  private func move(from: CGPoint, to: CGPoint) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "position")
    animation.isAdditive = true
    let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
    animation.fromValue = CGPoint(x: from.x + way.x * part.lowerBound, y: from.y + way.y * part.lowerBound)
    animation.toValue = CGPoint(x: from.x + way.x * part.upperBound, y: from.y + way.y * part.upperBound)
    return animation
  }

  private func turn(
    _ axis: CGVector, in layer: LayerProperties, from: Double, to: Double, atTop: Bool = false
  ) -> CAAnimation {
    let animation = TurnAnimation()
    let size = layer.bounds.size
    animation.axis = axis
    animation.angles = (from + (to - from) * part.lowerBound, from + (to - from) * part.upperBound)
    animation.distance = CALayer.turnDistance * max(size.width, size.height, 1)
    if !atTop { animation.reach = (abs(axis.dy) * size.width + abs(axis.dx) * size.height) / 2 }
    animation.pivot = CGPoint(
      x: (0.5 - layer.anchorPoint.x) * size.width, y: ((atTop ? 0 : 0.5) - layer.anchorPoint.y) * size.height)
    return animation
  }
}

extension TransitionEffect.Side {
  /// The place of a layer of a size that is just out of sight on this side.
  fileprivate func offset(_ size: CGSize) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -size.width, y: 0)
    case .right: CGPoint(x: size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    }
  }

  fileprivate func opposite(_ size: CGSize) -> CGPoint {
    let offset = offset(size)
    return CGPoint(x: -offset.x, y: -offset.y)
  }
}
