import OpenCollectionView
import TouchTesting

/// A list of rows whose heights a delegate tells.
@MainActor struct DelegatedScreen {
  let grid: GridScreen
  let delegate: FlowDelegate
  let layout: UICollectionViewFlowLayout

  init(_ heights: [[CGFloat]], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    self.layout = layout
    delegate = FlowDelegate(heights)
    grid = GridScreen(heights.map(\.count), layout: layout)
    grid.view.delegate = delegate
    grid.screen.runFrame()
    delegate.forgetQuestions()
  }

  var tops: [CGFloat] { grid.frames.map(\.minY) }

  func update(_ changes: @escaping () -> Void) {
    UIView.performWithoutAnimation { grid.view.performBatchUpdates(changes) }
    grid.screen.runFrame()
  }
}
