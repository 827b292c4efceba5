import GestureEngine
import OpenCollectionView
import TestSupport
import TouchTesting

/// A row of items of 320 by 400 points on a screen of 320 by 480, whose layout flips: it scrolls to the left for people who read
/// from right to left.
@MainActor final class TurnedRow {
  final class Layout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  let screen: VirtualScreen
  let view: UICollectionView
  let source: NumberSource
  let journal = TurnedRowDelegate()
  let isFromRight: Bool

  init(
    _ count: Int = 5, width: CGFloat = 320, isFromRight: Bool = true, configure: (UICollectionView) -> Void = { _ in }
  ) {
    self.isFromRight = isFromRight
    screen = VirtualScreen(width: 320, height: 480)
    let layout = Layout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: width, height: 400)
    layout.minimumLineSpacing = 0
    source = NumberSource([count])
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.semanticContentAttribute = isFromRight ? .forceRightToLeft : .forceLeftToRight
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    view.delegate = journal
    configure(view)
    screen.show(view)
  }

  var x: CGFloat { view.contentOffset.x }

  /// A place on the screen, by how far it is from where reading begins.
  func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isFromRight ? 320 - x : x, y: y) }

  func drag(from start: CGFloat, to end: CGFloat, duration: Double = 0.3, holding: Double = 0.6) {
    screen.play(.drag(from: place(start, 200), to: place(end, 200), duration: duration, holding: holding))
  }

  func flick(from start: CGFloat, to end: CGFloat, duration: Double = 0.12) {
    screen.play(.flick(from: place(start, 200), to: place(end, 200), duration: duration))
  }

  func turnWheel(_ across: Double) {
    screen.receive(
      .scroll(
        ScrollSample(
          time: screen.now, location: CGPoint(x: 160, y: 200),
          distance: ScrollDistance(x: isFromRight ? -across : across, y: 0))))
    screen.runFrame()
  }

  /// Where the cells that are seen are on the screen, from the first item on.
  var seen: [CGFloat] {
    view.visibleCells.map { view.convert($0.frame, to: nil).minX }
  }
}

/// What a row has told, and the place where it is to come to rest.
@MainActor final class TurnedRowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var offsets: [CGFloat] = []
  var announced: [CGFloat] = []
  var velocities: [CGFloat] = []
  var target: CGFloat?
  var selected: [Int] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    announced.append(targetContentOffset.pointee.x)
    velocities.append(velocity.x)
    if let target { targetContentOffset.pointee.x = target }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}
