import OpenCollectionView
import TouchTesting

/// The set-up of the recordings of UIKit: 40 items in a view of 200 × 300 points at 3 pixels a point, laid out.
@MainActor struct RecordedScreen {
  let log = CallLog()
  let screen = VirtualScreen(width: 200, height: 300, scale: 3)
  let view: RecordedCollectionView
  let source: RecordedSource
  let delegate: RecordedDelegate

  init(_ makeLayout: (CallLog) -> UICollectionViewLayout) {
    source = RecordedSource([40], log: log)
    delegate = RecordedDelegate(log: log)
    view = RecordedCollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: makeLayout(log))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = delegate
    log.watch(view)
    view.log = log
    log.clear()
  }

  /// Shows the view and forgets what happened until then.
  func show() {
    screen.show(view)
    log.clear()
  }

  /// What was called since the last time, all of it.
  func takeCalls() -> String { log.takeText() }
}
