import OpenCollectionView
import Testing
import TouchTesting

/// Views have the place and the look of their elements before the program fills them.
@MainActor struct DequeuedFrameTests {
  /// Three items of 100 points in a line, under a header of 30 points.
  private func grid() -> UICollectionViewFlowLayout {
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    return layout
  }

  /// The same by a subclass, which is asked for attributes.
  private final class AskedGrid: UICollectionViewFlowLayout {}

  private func askedGrid() -> UICollectionViewFlowLayout {
    let layout = AskedGrid()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    return layout
  }

  @Test(arguments: [true, false])
  func `Cells and headers are made with their frames`(isPlain: Bool) {
    // C41
    let filling = FillingScreen(4, layout: isPlain ? grid() : askedGrid())
    filling.show()
    #expect(filling.cell(0)?.madeFrame == CGRect(x: 0, y: 30, width: 100, height: 100))
    #expect(filling.cell(1)?.madeFrame == CGRect(x: 110, y: 30, width: 100, height: 100))
    #expect(filling.cell(3)?.madeFrame == CGRect(x: 0, y: 140, width: 100, height: 100))
    let header = filling.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
    #expect((header as? FilledView)?.madeFrame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test func `Decorations and badges are made with their frames`() {
    // C41, C45
    let layout = RowsLayout()
    layout.register(FilledView.self, forDecorationViewOfKind: "shade")
    let filling = FillingScreen(10, layout: layout)
    filling.show()
    let frames = filling.view.subviews.compactMap { ($0 as? FilledView)?.madeFrame }
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 200, width: 100, height: 40)])
  }

  @Test func `Of an element that is turned the view is made with the frame before the transform`() {
    // C41
    let attributes = UICollectionViewLayoutAttributes.cell(0, CGRect(x: 10, y: 20, width: 100, height: 60))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let filling = FillingScreen(1, layout: PlacedLayout([attributes]))
    filling.show()
    #expect(filling.cell(0)?.madeFrame == CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(filling.cell(0)?.frame == CGRect(x: 35, y: 35, width: 50, height: 30))
  }

  @Test(arguments: [true, false])
  func `A cell is prepared, given its attributes and then filled, and nothing is applied twice`(isPlain: Bool) {
    // C41, C12
    let filling = FillingScreen(60, layout: isPlain ? grid() : askedGrid())
    filling.view.isPrefetchingEnabled = false
    filling.show()
    let first = filling.cell(0)
    #expect(first?.takeCalls() == ["apply 0-0", "filled in (0, 30, 100, 100)"])
    filling.scroll(to: 1000)
    let reused = filling.view.visibleCells.compactMap { $0 as? FilledCell }.first { $0 === first }
    #expect(reused?.takeCalls() == ["prepareForReuse", "apply 0-38", "filled in (220, 1350, 100, 100)"])
  }

  @Test func `What fills the content view when the cell is made keeps filling it, before any layout`() {
    // C41
    let layout = PlacedLayout([.cell(0, CGRect(x: 0, y: 0, width: 100, height: 60))])
    let filling = FillingScreen(1, layout: layout)
    var seen: [CGRect] = []
    filling.fill = { cell, _ in seen += [cell.contentView.bounds, cell.label.frame] }
    filling.show()
    layout.attributes = [.cell(0, CGRect(x: 0, y: 0, width: 50, height: 30))]
    filling.view.reloadData()
    filling.screen.runFrame()
    let (large, small) = (CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(seen == [large, large, small, small])
  }

  @Test(arguments: [true, false])
  func `Cells of an update have their new places when they are filled`(isInWindow: Bool) {
    // C41
    let filling = FillingScreen(2, layout: grid())
    if isInWindow { filling.show() } else { filling.view.layoutIfNeeded() }
    filling.count = 3
    filling.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    filling.screen.advance(by: 1)
    #expect(filling.cell(1)?.takeCalls().first { $0.hasPrefix("filled") } == "filled in (110, 30, 100, 100)")
    #expect(filling.cell(1)?.madeFrame == CGRect(x: 110, y: 30, width: 100, height: 100))
  }

  @Test func `A cell that is measured is filled in the size of the estimate, and then becomes as large as it likes`() {
    // C41, C60
    let sizing = SizingScreen(3, estimate: 50) { _ in 80 }
    #expect(sizing.frames.map(\.height) == [80, 80, 80])
  }

  // MARK: Other elements and other times

  @Test func `A cell that is dequeued for another item has its place at first, and then that of the item it is for`() {
    // C41
    let filling = FillingScreen(3, layout: grid())
    filling.dequeuedPath = { _ in IndexPath(item: 2, section: 0) }
    filling.show()
    #expect(filling.cell(0)?.takeCalls() == ["apply 0-2", "filled in (220, 30, 100, 100)", "apply 0-0"])
    #expect(filling.view.visibleCells.map(\.frame.minX) == [0, 110, 220])
  }

  @Test func `A cell for an item that does not exist has no frame, and is placed where it is shown`() {
    // C41
    let filling = FillingScreen(2, layout: grid())
    filling.dequeuedPath = { _ in IndexPath(item: 7, section: 3) }
    filling.show()
    #expect(filling.cell(1)?.takeCalls() == ["filled in (0, 0, 0, 0)", "apply 0-1"])
    #expect(filling.view.visibleCells.map(\.frame.minX) == [0, 110])
  }

  @Test func `A cell that is dequeued outside of the data source has its item's frame, before the first layout too`() {
    // C41
    let filling = FillingScreen(60, layout: grid())
    func frame(_ item: Int) -> CGRect {
      filling.view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: item, section: 0)).frame
    }
    #expect(frame(1) == CGRect(x: 110, y: 30, width: 100, height: 100))
    filling.show()
    #expect(frame(1) == CGRect(x: 110, y: 30, width: 100, height: 100))
    #expect(frame(59) == CGRect(x: 220, y: 30 + 19 * 110, width: 100, height: 100))
    let header = filling.view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view",
      for: IndexPath(item: 0, section: 0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test func `Cells that are dequeued and never shown are not seen`() {
    // C40
    let filling = FillingScreen(60, layout: grid())
    filling.view.isPrefetchingEnabled = false
    // What the program has hidden itself waits as well.
    filling.fill = { cell, path in cell.isHidden = path.item == 40 }
    filling.show()
    filling.scroll(to: 1000)
    filling.scroll(to: 0)
    #expect(filling.unhiddenCount == filling.view.visibleCells.count)
    // Of two that are dequeued for one item the data source answers with the second.
    filling.dequeuedPath = { path in
      _ = filling.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return path
    }
    filling.scroll(to: 55)
    #expect(filling.unhiddenCount == filling.view.visibleCells.count)
    filling.scroll(to: 0)
    filling.dequeuedPath = { $0 }
    _ = filling.view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    filling.screen.runFrame()
    #expect(filling.unhiddenCount == filling.view.visibleCells.count)
  }

  @Test func `A delegate that dequeues a cell to say its size does not ask the layout in a circle`() {
    // C41
    final class Sizing: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        return CGSize(width: 40, height: 40 + cell.frame.width)
      }
    }
    let sizing = Sizing()
    let filling = FillingScreen(2, layout: GridScreen.grid())
    filling.view.delegate = sizing
    filling.show()
    #expect(
      filling.view.visibleCells.map(\.frame.size) == [CGSize(width: 40, height: 40), CGSize(width: 40, height: 40)])
  }

  @Test func `A layout that dequeues cells while it answers is not asked in a circle`() {
    // C41
    final class Measuring: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let cell = collectionView?.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        return .cell(0, CGRect(x: 0, y: 0, width: 100 + (cell?.frame.width ?? 0), height: 50))
      }
    }
    let filling = FillingScreen(1, layout: Measuring())
    filling.show()
    #expect(filling.view.visibleCells.count == 1)
    #expect(filling.unhiddenCount == 1)
  }
}
