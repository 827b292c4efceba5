import OpenCollectionView

/// A timing curve as a graph, a dot that runs along it, and a bar that moves by it.
final class CurveDemonstration: Demonstration {
  private let pace: Pace
  private let frameLayer = CAShapeLayer()
  private let graph = CAShapeLayer()
  private let dot = CALayer()
  private let track = CALayer()
  private let runner = CALayer()
  private var plot = CGRect.zero

  init(pace: Pace) {
    self.pace = pace
    super.init(frame: .zero)
    paint()
  }

  required init?(coder: NSCoder) {
    pace = Pace.all[0]
    super.init(coder: coder)
    paint()
  }

  private func paint() {
    frameLayer.fillColor = nil
    frameLayer.lineWidth = 1
    graph.fillColor = nil
    graph.lineWidth = 2.5
    graph.lineCap = .round
    graph.lineJoin = .round
    dot.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    dot.cornerRadius = 6
    runner.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    runner.cornerRadius = 5
    track.cornerRadius = 1
    for sublayer in [frameLayer, graph, track, runner, dot] { layer.addSublayer(sublayer) }
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    traitCollection.performAsCurrent {
      frameLayer.strokeColor = UIColor.separator.cgColor
      track.backgroundColor = UIColor.separator.cgColor
      graph.strokeColor = pace.color.withAlphaComponent(0.45).cgColor
      dot.backgroundColor = pace.color.cgColor
      runner.backgroundColor = pace.color.cgColor
    }
  }

  override func arrange() {
    // What overshoots needs room above the graph.
    let height = (bounds.height - 68) * pace.share
    plot = CGRect(x: 24, y: bounds.height - 44 - height, width: bounds.width - 48, height: height)
    let lines = CGMutablePath()
    for y in [plot.minY, plot.maxY] {
      lines.move(to: CGPoint(x: plot.minX, y: y))
      lines.addLine(to: CGPoint(x: plot.maxX, y: y))
    }
    frameLayer.path = lines
    graph.path = pace.path(in: plot)
    dot.position = CGPoint(x: plot.minX, y: plot.maxY)
    track.frame = CGRect(x: plot.minX, y: bounds.height - 21, width: plot.width, height: 2)
    runner.position = CGPoint(x: plot.minX + 10, y: bounds.height - 20)
  }

  override func begin() {
    let along = CABasicAnimation(keyPath: "position.x")
    along.fromValue = plot.minX
    along.toValue = plot.maxX
    let up = pace.makeAnimation("position.y", from: plot.maxY, to: plot.minY)
    let run = pace.makeAnimation(
      "position.x", from: plot.minX + 10, to: plot.minX + 10 + (plot.width - 20) * pace.share)
    dot.add(endless([along, up]), forKey: "run")
    runner.add(endless([run]), forKey: "run")
  }

  /// Runs, waits, and begins anew.
  private func endless(_ animations: [CAPropertyAnimation]) -> CAAnimationGroup {
    for animation in animations {
      animation.duration = Pace.duration
      animation.beginTime = 0.3
      animation.fillMode = .both
    }
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = Pace.duration + 0.9
    group.repeatCount = .infinity
    return group
  }
}
