import GestureEngine
import OpenCollectionView
import TouchTesting

/// Four columns of cells, 100 × 100 points each, on a screen that shows 25 rows of them.
@MainActor final class Grid {
  /// Points of the screen: 25 rows of four cells.
  static let screenSize = CGSize(width: 400, height: 2_500)
  /// The sides of a cell, in points.
  static let side: CGFloat = 100
  /// How far a frame scrolls, in points: what the peers were measured with.
  static let step: CGFloat = 37

  let view: UICollectionView
  private let screen = VirtualScreen(width: screenSize.width, height: screenSize.height, scale: 1)
  private let source: GridSource
  private var time = 0.0
  private var direction: CGFloat = 1
  private var random: UInt64 = 1

  convenience init(
    itemCount: Int, content: GridContent, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) {
    self.init(itemCount: itemCount, content: content, anyLayout: Self.configured(layout))
  }

  /// A grid whose layout places its cells by itself.
  init(itemCount: Int, content: GridContent, anyLayout layout: UICollectionViewLayout) {
    source = GridSource(itemCount: itemCount, content: content)
    view = UICollectionView(frame: CGRect(origin: .zero, size: Self.screenSize), collectionViewLayout: layout)
    let cellClass: AnyClass = content == .empty ? EmptyCell.self : LabelCell.self
    view.register(cellClass, forCellWithReuseIdentifier: GridSource.identifier)
    view.dataSource = source
    screen.show(view)
    time = screen.now
  }

  /// How many cells the data source has been asked for.
  var askedCount: Int { source.askedCount }

  /// How many cells have been made.
  var madeCount: Int { source.madeCount }

  /// A layout of four columns without any space between them.
  static func configured(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// One frame; what a host makes of the commit is not part of it.
  @discardableResult
  func runFrame() -> LayerCommit {
    time += 1.0 / 60
    return screen.scene.runFrame(at: time)
  }

  /// The host reports a finger, which is heard with the next frame.
  func touch(_ phase: TouchSample.Phase, at point: CGPoint) {
    screen.receive(.touches([TouchSample(time: time, identifier: 1, phase: phase, location: point)]))
  }

  /// Scrolls by 37 points a frame, and back when the end is reached.
  func scroll(frames: Int) {
    let end = view.contentSize.height - Self.screenSize.height
    for _ in 0..<frames {
      var offset = view.contentOffset
      if offset.y + direction * Self.step > end || offset.y + direction * Self.step < 0 { direction = -direction }
      offset.y += direction * Self.step
      view.contentOffset = offset
      runFrame()
    }
  }

  /// Jumps to a place anywhere in the content, the same places in every run, and runs a frame.
  func jump(times: Int) {
    let end = UInt64(view.contentSize.height - Self.screenSize.height)
    for _ in 0..<times {
      // Knuth's constants (The Art of Computer Programming, volume 2, 3.3.4).
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      view.contentOffset = CGPoint(x: 0, y: CGFloat((random >> 20) % end))
      runFrame()
    }
  }
}
