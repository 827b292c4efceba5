import Benchmark
import OpenCollectionView
import TouchTesting

/// Frames of a scene in which two hundred layers are animated and nothing else happens.
final class AnimatedLayers: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let frames = 1_000
  private let screen = VirtualScreen(width: 400, height: 400)
  private let views = (0..<200).map { UIView(frame: CGRect(x: Double($0), y: 0, width: 20, height: 20)) }
  private let propertyCount: Int
  private var time = 1.0

  /// - Parameters:
  ///   - properties: key paths, with the values from which and to which they go.
  ///   - isSpring: whether springs say how far they are, in place of a curve.
  init(properties: [(keyPath: String, from: Any, to: Any)], isSpring: Bool = false) {
    propertyCount = properties.count
    for view in views { screen.window.addSubview(view) }
    screen.runFrame()
    for view in views {
      for property in properties {
        let animation = isSpring ? CASpringAnimation() : CABasicAnimation()
        animation.keyPath = property.keyPath
        animation.fromValue = property.from
        animation.toValue = property.to
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.autoreverses = true
        if !isSpring { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        view.layer.add(animation, forKey: property.keyPath)
      }
    }
    screen.runFrame()
  }

  func round() -> [Reading] {
    var changes = 0
    let cost = Cost {
      for _ in 0..<Self.frames {
        time += 1 / 61.0
        changes += screen.scene.runFrame(at: time).changed.count
      }
    }
    precondition(
      changes == Self.frames * views.count * propertyCount, "The commits told of \(changes) changes.")
    return [Reading(.time, cost.nanoseconds / Self.frames), Reading(.allocations, cost.allocations)]
  }
}

extension AnimatedLayers {
  static let position: (keyPath: String, from: Any, to: Any) = (
    "position", CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 300)
  )
  static let four: [(keyPath: String, from: Any, to: Any)] = [
    position, ("opacity", 0.2, 1.0),
    ("transform", CATransform3DMakeRotation(0.1, 0, 0, 1), CATransform3DMakeRotation(1, 0, 0, 1)),
    ("cornerRadius", 0.0, 10.0),
  ]
}
