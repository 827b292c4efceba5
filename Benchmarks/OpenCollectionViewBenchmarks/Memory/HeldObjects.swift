import AllocationCounter
import Benchmark
import OpenCollectionView
import TouchTesting

/// What one more object holds once it is shown and nothing moves any longer.
final class HeldObjects: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.bytesEach, .allocations]

  /// What there is one more of.
  enum Kind: String, CaseIterable {
    case layer
    case view
    case label
    case tapRecognizer = "tap recognizer"
    case panRecognizer = "pan recognizer"
    case pressRecognizer = "long press recognizer"
  }

  private static let count = 1_000
  private let kind: Kind
  private let screen = VirtualScreen(width: 1_000, height: 2_000, scale: 1)
  private var time = 0.0

  init(_ kind: Kind) {
    self.kind = kind
    time = screen.now
  }

  func round() -> [Reading] {
    let board = UIView(frame: screen.window.bounds)
    screen.window.addSubview(board)
    rest()
    let (bytes, calls) = (allocated_bytes(), allocation_count())
    for index in 0..<Self.count { add(index, to: board) }
    let made = allocation_count() - calls
    rest()
    let held = allocated_bytes() - bytes
    board.removeFromSuperview()
    rest()
    return [
      Reading(.bytesEach, Int(held) / Self.count),
      Reading(.allocations, made * (1_000 / Self.count)),
    ]
  }

  private func add(_ index: Int, to board: UIView) {
    let frame = CGRect(x: index % 10 * 100, y: index / 10 * 20, width: 100, height: 20)
    switch kind {
    case .layer:
      let layer = CALayer()
      layer.frame = frame
      board.layer.addSublayer(layer)
    case .view: board.addSubview(UIView(frame: frame))
    case .label:
      let label = UILabel(frame: frame)
      label.text = "Item \(index)"
      board.addSubview(label)
    case .tapRecognizer: board.addGestureRecognizer(UITapGestureRecognizer())
    case .panRecognizer: board.addGestureRecognizer(UIPanGestureRecognizer())
    case .pressRecognizer: board.addGestureRecognizer(UILongPressGestureRecognizer())
    }
  }

  /// Runs frames until what was put off is done.
  private func rest() {
    for _ in 0..<40 {
      time += 1.0 / 60
      _ = screen.scene.runFrame(at: time)
    }
  }
}
