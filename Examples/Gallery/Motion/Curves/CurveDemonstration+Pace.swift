import OpenCollectionView

extension CurveDemonstration {
  /// A way from 0 to 1.
  struct Pace {
    /// How long a run takes, in seconds.
    static let duration = 1.5

    private enum Law {
      case bezier(CAMediaTimingFunction)
      case spring(damping: CGFloat)
      case jumps(Int)
    }

    var title: String
    var detail: String
    var color: UIColor
    /// The part of the room that the way from 0 to 1 has; the rest is for what overshoots.
    var share: CGFloat
    private let law: Law

    static let all = [
      Pace(title: "Linear", detail: "The same throughout", color: .systemBlue, law: .bezier(.init(name: .linear))),
      Pace(title: "Ease in", detail: "Slow at the beginning", color: .systemIndigo, law: .bezier(.init(name: .easeIn))),
      Pace(title: "Ease out", detail: "Slow at the end", color: .systemPurple, law: .bezier(.init(name: .easeOut))),
      Pace(
        title: "Ease in and out", detail: "Slow at both ends", color: .systemPink,
        law: .bezier(.init(name: .easeInEaseOut))),
      Pace(
        title: "Default", detail: "What layers do by themselves", color: .systemRed,
        law: .bezier(.init(name: .default))),
      Pace(
        title: "Control points", detail: "Back a little first, then beyond", color: .systemOrange, share: 0.88,
        law: .bezier(.init(controlPoints: 0.68, -0.35, 0.27, 1.35))),
      Pace(
        title: "Spring, loose", detail: "Stiffness 120, damping 4", color: .systemTeal, share: 0.66,
        law: .spring(damping: 4)),
      Pace(
        title: "Spring, firm", detail: "Stiffness 120, damping 12", color: .systemGreen, share: 0.88,
        law: .spring(damping: 12)),
      Pace(title: "Discrete", detail: "Keyframes without a way between", color: .systemBrown, law: .jumps(5)),
    ]

    private init(title: String, detail: String, color: UIColor, share: CGFloat = 1, law: Law) {
      self.title = title
      self.detail = detail
      self.color = color
      self.share = share
      self.law = law
    }

    private static let stiffness: CGFloat = 120

    /// An animation at this pace from one number to another.
    func makeAnimation(_ keyPath: String, from: CGFloat, to: CGFloat) -> CAPropertyAnimation {
      switch law {
      case .bezier(let function):
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.timingFunction = function
        animation.fromValue = from
        animation.toValue = to
        return animation
      case .spring(let damping):
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.stiffness = Self.stiffness
        animation.damping = damping
        animation.fromValue = from
        animation.toValue = to
        return animation
      case .jumps(let count):
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.calculationMode = .discrete
        animation.values = (0..<count).map { from + (to - from) * CGFloat($0) / CGFloat(count - 1) }
        return animation
      }
    }

    /// The graph, from the lower left corner of a rectangle to the upper right one.
    func path(in rect: CGRect) -> CGPath {
      let path = CGMutablePath()
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.maxY - y * rect.height)
      }
      path.move(to: point(0, 0))
      switch law {
      case .bezier(let function):
        let (first, second) = (function.controlPoint(1), function.controlPoint(2))
        path.addCurve(to: point(1, 1), control1: point(first.x, first.y), control2: point(second.x, second.y))
      case .spring(let damping):
        for step in 1...240 {
          let part = CGFloat(step) / 240
          path.addLine(to: point(part, Self.springValue(damping, at: part * Self.duration)))
        }
      case .jumps(let count):
        for step in 0..<count {
          let value = CGFloat(step) / CGFloat(count - 1)
          path.addLine(to: point(CGFloat(step) / CGFloat(count), value))
          path.addLine(to: point(CGFloat(step + 1) / CGFloat(count), value))
        }
      }
      return path
    }

    private static func springValue(_ damping: CGFloat, at time: CGFloat) -> CGFloat {
      let decay = damping / 2
      let frequency = (stiffness - decay * decay).squareRoot()
      return 1 - exp(-decay * time) * (cos(frequency * time) + decay / frequency * sin(frequency * time))
    }
  }
}

extension CAMediaTimingFunction {
  fileprivate func controlPoint(_ index: Int) -> CGPoint {
    var values: [Float] = [0, 0]
    values.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { getControlPoint(at: index, values: base) }
    }
    return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
  }
}
