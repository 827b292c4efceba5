import Benchmark
import GestureEngine
import OpenCollectionView
import TouchTesting

/// A finger that drags a row of a front page to and fro, in turn with one that drags something else with as many views in sight.
final class RowDragRatio: Scenario {
  /// What it is compared with: a scroll view with thirty views, or a collection view of as many cells, alone on its screen.
  enum Other {
    case scrollView, flowLayout
  }

  nonisolated static let metrics: [BenchmarkMetric] = [.ratio, .time, .allocations]

  /// An odd number of ways from one end to the other: after each round the row stands at the other end.
  private static let frames = 570
  private let page = FrontPage()
  private let source = GridSource(itemCount: 30, content: .empty)
  private let plain = VirtualScreen(width: 400, height: 800, scale: 3)
  private var plainTime = 0.0
  private var frame = 0

  init(against other: Other) {
    _ = page.open()
    let frame = CGRect(x: 0, y: 180, width: 400, height: 100)
    switch other {
    case .scrollView:
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentSize = CGSize(width: 3_000, height: 100)
      for number in 0..<30 {
        scrollView.addSubview(UIView(frame: CGRect(x: CGFloat(number) * 100, y: 0, width: 100, height: 100)))
      }
      plain.show(scrollView)
    case .flowLayout:
      let layout = Grid.configured(UICollectionViewFlowLayout())
      layout.scrollDirection = .horizontal
      let list = UICollectionView(frame: frame, collectionViewLayout: layout)
      list.register(EmptyCell.self, forCellWithReuseIdentifier: GridSource.identifier)
      list.dataSource = source
      plain.show(list)
    }
    plain.advance(by: 1)
    plainTime = plain.now
    // Three lines of 60 points stand above the first row.
    let finger = CGPoint(x: 390, y: 230)
    page.screen.receive(.touches([Self.sample(.began, finger, at: page.time)]))
    page.runFrame()
    plain.receive(.touches([Self.sample(.began, finger, at: plainTime)]))
    runPlainFrame()
  }

  private static func sample(_ phase: TouchSample.Phase, _ place: CGPoint, at time: Double) -> TouchSample {
    TouchSample(time: time, identifier: 1, phase: phase, location: place)
  }

  private func runPlainFrame() {
    plainTime += 1.0 / 120
    _ = plain.scene.runFrame(at: plainTime)
  }

  /// Where the finger is in a frame: 380 points to the left in 38 frames, and back.
  private static func place(inFrame frame: Int) -> CGPoint {
    let step = frame % 76
    return CGPoint(x: 390 - CGFloat(step < 38 ? step : 76 - step) * 10, y: 230)
  }

  func round() -> [Reading] {
    let other = Cost {
      for frame in frame..<frame + Self.frames {
        plain.receive(.touches([Self.sample(.moved, Self.place(inFrame: frame), at: plainTime + 1.0 / 240)]))
        runPlainFrame()
      }
    }
    let before = page.view?.orthogonalContentOffset(forSection: 1) ?? 0
    let cost = Cost {
      for frame in frame..<frame + Self.frames {
        page.screen.receive(.touches([Self.sample(.moved, Self.place(inFrame: frame), at: page.time + 1.0 / 240)]))
        page.runFrame()
      }
    }
    frame += Self.frames
    let distance = abs((page.view?.orthogonalContentOffset(forSection: 1) ?? 0) - before)
    precondition(distance > 300, "The row went \(distance) points.")
    return [
      Reading(.ratio, cost.percent(of: other)), Reading(.time, cost.nanoseconds / Self.frames),
      Reading(.allocations, cost.allocations * 1_000 / Self.frames),
    ]
  }
}
