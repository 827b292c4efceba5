import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// A program that makes one error after another, in any order, among things that are right.
@MainActor @Suite struct ErrorStormTests {
  @Test(arguments: 0..<24) func `A collection view goes on after any errors in any order`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let grid = GridScreen([30])
    let delegate = StormDelegate()
    grid.view.delegate = delegate
    grid.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    let lines = ErrorLines()
    lines.keep {
      for _ in 0..<120 {
        Self.step(grid, delegate, &random)
        if Bool.random(using: &random) { grid.screen.advance(by: Double.random(in: 0...0.3, using: &random)) }
      }
    }
    #expect(!lines.lines.isEmpty)
    grid.checkThatItGoesOn()
  }

  private static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .greatestFiniteMagnitude, 7.3,
  ]

  private static func step(_ grid: GridScreen, _ delegate: StormDelegate, _ random: inout SeededGenerator) {
    let odd = oddNumbers.randomElement(using: &random) ?? 0
    let item = IndexPath(item: Int.random(in: -2...40, using: &random), section: Int.random(in: -1...2, using: &random))
    let view = grid.view
    switch Int.random(in: 0..<19, using: &random) {
    case 0: view.frame.size.height = odd
    case 1: view.contentOffset.y = odd
    case 2: view.contentInset.top = odd
    case 3: view.setContentOffset(CGPoint(x: 0, y: odd), animated: true)
    case 4: grid.source.identifier = ["number", "nowhere", "other"].randomElement(using: &random) ?? ""
    case 5:
      grid.source.counts = [Int.random(in: -1...40, using: &random), Int.random(in: -1...3, using: &random)]
      view.reloadData()
    case 6:
      grid.source.counts = [Int.random(in: 0...40, using: &random)]
      view.performBatchUpdates { view.insertItems(at: [item]) }
    case 7: view.deleteItems(at: [item])
    case 8: view.reconfigureItems(at: [item])
    case 9: view.scrollToItem(at: item, at: .top, animated: Bool.random(using: &random))
    case 10: view.selectItem(at: item, animated: false, scrollPosition: .top)
    case 11:
      let layout = PlacedLayout([
        .cell(item.item, CGRect(x: odd, y: 0, width: 50, height: 50)),
        .cell(0, CGRect(x: 0, y: 0, width: 50, height: abs(odd))),
      ])
      layout.contentSize.height = odd
      view.setCollectionViewLayout(layout, animated: Bool.random(using: &random))
    case 12:
      let layout = GridScreen.grid()
      layout.itemSize.height = odd
      layout.sectionInset.left = oddNumbers.randomElement(using: &random) ?? 0
      view.setCollectionViewLayout(layout, animated: Bool.random(using: &random))
    case 13:
      delegate.size = odd
      view.collectionViewLayout.invalidateLayout()
    case 14: delegate.target = odd
    case 15: grid.screen.play(.drag(from: CGPoint(x: 9, y: 300), to: CGPoint(x: 9, y: 100), duration: 0.05))
    case 16:
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [item])
      context.contentOffsetAdjustment.y = odd
      view.collectionViewLayout.invalidateLayout(with: context)
    case 17: grid.screen.play(.tap(at: CGPoint(x: 40, y: 40)))
    default: view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    }
  }
}

@MainActor private final class StormDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: CGFloat = 100
  var target: CGFloat?

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: indexPath.item % 5 == 0 ? size : 60) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target { targetContentOffset.pointee.y = target }
  }
}
