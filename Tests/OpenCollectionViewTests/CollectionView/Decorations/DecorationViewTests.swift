import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct DecorationViewTests {
  private func shades(_ grid: GridScreen) -> [ShadeView] {
    grid.view.subviews.compactMap { $0 as? ShadeView }.filter { !$0.isHidden }
  }

  @Test func `A decoration's view is of the class that its layout registered, and the data source never hears of it`() {
    // C45
    let (grid, _) = rowsScreen(100)
    #expect(shades(grid).map(\.frame) == [CGRect(x: 0, y: 200, width: 100, height: 40)])
    #expect(shades(grid).first?.applied == [[0, 4]])
    #expect(grid.view.visibleSupplementaryViews(ofKind: "shade").isEmpty)
  }

  @Test func `Of equal depths a decoration lies behind the cells`() {
    // C14
    let (grid, _) = rowsScreen(100)
    let cell = grid.view.cellForItem(at: [0, 4])
    #expect(shades(grid).first?.layer.zPosition ?? 0 < cell?.layer.zPosition ?? 0)
  }

  @Test func `A decoration that comes back is the view that left, made ready for it`() {
    // C45
    let (grid, _) = rowsScreen(100)
    let first = shades(grid).first
    grid.view.contentOffset.y = 2000
    grid.screen.runFrame()
    #expect(shades(grid).isEmpty)
    grid.view.contentOffset.y = 0
    grid.screen.runFrame()
    #expect(shades(grid).first === first)
    #expect(first?.preparedCount == 1)
  }

  @Test func `A named decoration moves, and goes`() {
    // C5
    let (grid, layout) = rowsScreen(100)
    layout.decorationX = 25
    layout.invalidate(decorations: [4])
    grid.screen.runFrame()
    #expect(shades(grid).map(\.frame.minX) == [25])
    layout.decorationX = nil
    layout.invalidate(decorations: [4])
    grid.screen.runFrame()
    #expect(shades(grid).isEmpty)
  }

  @Test func `Another layout takes its own decorations along`() {
    // C45
    final class Stripe: UICollectionReusableView {}
    let (grid, _) = rowsScreen(100)
    let other = RowsLayout()
    other.register(Stripe.self, forDecorationViewOfKind: "shade")
    grid.view.collectionViewLayout = other
    grid.screen.advance(by: 1)
    #expect(shades(grid).isEmpty)
    #expect(grid.view.subviews.contains { $0 is Stripe })
  }

  @MainActor private final class Exchanger: NSObject, UICollectionViewDelegate {
    let next = UICollectionViewFlowLayout()
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      if collectionView.collectionViewLayout !== next { collectionView.collectionViewLayout = next }
    }
  }

  @Test func `A layout that is exchanged while its cells come into sight is asked for no decoration of the one before`()
  {
    // C45, C151
    let (grid, _) = rowsScreen(100)
    grid.view.contentOffset.y = 2000
    grid.screen.runFrame()
    let exchanger = Exchanger()
    grid.view.delegate = exchanger
    grid.view.contentOffset.y = 0
    grid.screen.advance(by: 1)
    #expect(shades(grid).isEmpty)
    #expect(grid.view.cellForItem(at: [0, 4])?.frame == exchanger.next.layoutAttributesForItem(at: [0, 4])?.frame)
  }

  @Test func `A kind without a class ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = GridScreen([10], layout: RowsLayout()) }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        RowsLayout answered a decoration view of kind "shade" at [0, 4], but has no class for it: call \
        register(_:forDecorationViewOfKind: "shade") on the layout first.
        """))
  }

  private final class Nibbed: UICollectionViewFlowLayout {
    var registered: [String] = []
    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
      registered.append(elementKind)
      super.register(nib, forDecorationViewOfKind: elementKind)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
      line.frame = CGRect(x: 0, y: 0, width: 320, height: 1)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [line]
    }
  }

  @Test func `A decoration's view may be made by a nib, and nil makes the kind unknown again`() {
    // C45
    let layout = Nibbed()
    layout.register(UINib { _ in [ShadeView(frame: .zero)] }, forDecorationViewOfKind: "line")
    let grid = GridScreen([2], layout: layout)
    #expect(shades(grid).map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 1)])
    #expect(layout.registered == ["line"])
    layout.register(nil as UINib?, forDecorationViewOfKind: "line")
    #expect(layout.registered == ["line", "line"])
  }
}
