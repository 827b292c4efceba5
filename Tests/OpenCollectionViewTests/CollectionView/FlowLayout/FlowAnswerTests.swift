import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Answers of a flow layout about rectangles, against its answers about single items.
@MainActor struct FlowAnswerTests {
  private func frame(_ item: Int) -> CGRect {
    CGRect(x: CGFloat(item % 3) * 100, y: CGFloat(item / 3) * 50, width: 100, height: 50)
  }

  @Test(arguments: RandomLives.seeds(4))
  func `Whatever is asked for, each item has one object of attributes, in its own place`(seed: Int) {
    // C1: also where animators have taken some over, whose places are another thing.
    var random = SeededGenerator(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let grid = GridScreen([3_000], layout: layout)
    grid.view.frame.size.width = 300
    grid.screen.runFrame()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    var taken: [UICollectionViewLayoutAttributes] = []
    var top = CGFloat(0)
    for _ in 0..<200 {
      if Int.random(in: 0..<10, using: &random) == 0 { top = CGFloat(Int.random(in: 0..<900, using: &random)) * 50 }
      top = max(top + CGFloat(Int.random(in: -3...3, using: &random)) * 25, 0)
      let rect = CGRect(x: 0, y: top, width: 300, height: CGFloat(Int.random(in: 1...500, using: &random)))
      let answer = layout.layoutAttributesForElements(in: rect) ?? []
      let first = Int(top / 50) * 3
      #expect(answer.map(\.indexPath.item) == Array(first..<first + answer.count))
      for attributes in answer {
        #expect(attributes.frame == frame(attributes.indexPath.item))
        #expect(!taken.contains { $0 === attributes })
        #expect(layout.layoutAttributesForItem(at: attributes.indexPath) === attributes)
      }
      guard let one = answer.randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        taken.append(one)
        animator.addBehavior(UISnapBehavior(item: one, snapTo: .zero))
        one.center = CGPoint(x: -500, y: -500)
      case 1:
        // Made anew outside of an answer.
        #expect(layout.layoutAttributesForItem(at: one.indexPath) === one)
      default: break
      }
      if let given = taken.last { #expect(given.center == CGPoint(x: -500, y: -500)) }
    }
    #expect(taken.count > 10)
  }

  @Test func `Attributes have the path of their element, whatever that becomes`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    #expect(attributes.indexPath == IndexPath(item: 3, section: 1))
    attributes.indexPath = IndexPath(item: 4, section: 1)
    #expect(attributes.indexPath == IndexPath(item: 4, section: 1))
    attributes.indexPath = IndexPath(item: 4, section: 2)
    #expect(attributes.indexPath == IndexPath(item: 4, section: 2))
    attributes.indexPath = [1, 2, 3]
    #expect(attributes.indexPath == [1, 2, 3])
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.indexPath == [1, 2, 3])
    attributes.indexPath = IndexPath(item: 7, section: 0)
    #expect(attributes.indexPath == IndexPath(item: 7, section: 0))
    #expect((attributes.copy() as? UICollectionViewLayoutAttributes)?.indexPath == IndexPath(item: 7, section: 0))
  }
}
