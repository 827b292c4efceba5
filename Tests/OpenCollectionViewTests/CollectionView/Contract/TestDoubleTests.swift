import OpenCollectionView
import Testing
import TouchTesting

/// What tests of layouts and views make themselves.
@MainActor struct TestDoubleTests {
  private final class Told: UICollectionViewUpdateItem {
    private let paths: (before: IndexPath?, after: IndexPath?)
    private let what: Action

    init(_ what: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
      self.what = what
      paths = (before, after)
      super.init()
    }

    override var indexPathBeforeUpdate: IndexPath? { paths.before }
    override var indexPathAfterUpdate: IndexPath? { paths.after }
    override var updateAction: Action { what }
  }

  private final class Counting: UICollectionViewLayout {
    private(set) var inserted: [IndexPath] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
    }
  }

  private final class SmallScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 200) }
    override var scale: CGFloat { 3 }
  }

  private final class PlacedTouch: UITouch {
    let place: CGPoint

    init(at place: CGPoint) {
      self.place = place
      super.init()
    }

    override func location(in view: UIView?) -> CGPoint { place }
    override var phase: Phase { .moved }
  }

  @Test func `A layout can be told update items of a test's own`() {
    let layout = Counting()
    let path = IndexPath(item: 2, section: 1)
    layout.prepare(forCollectionViewUpdates: [Told(.insert, after: path), Told(.delete, before: path)])
    #expect(layout.inserted == [path])
    let plain = UICollectionViewUpdateItem()
    #expect(plain.updateAction == .none)
    #expect(plain.indexPathBeforeUpdate == nil)
    #expect(plain.indexPathAfterUpdate == nil)
  }

  @Test func `A screen says what a test's subclass says`() {
    let screen = SmallScreen()
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(screen.nativeScale == 3)
    #expect(screen.traitCollection.displayScale == 3)
    #expect(screen.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(UIScreen().bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `A touch and an event of a test's own can be handed to views`() {
    final class Touched: UIView {
      private(set) var places: [CGPoint] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
        super.touchesMoved(touches, with: event)
      }
    }
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.touchesMoved([PlacedTouch(at: CGPoint(x: 5, y: 6))], with: UIEvent())
    #expect(view.places == [CGPoint(x: 5, y: 6)])
    #expect(UITouch().phase == .began)
    #expect(UIEvent().allTouches == nil)
  }

  @Test func `A collection view's description names its layout, its data source and where its content stands`() {
    let grid = GridScreen([1000])
    grid.view.contentOffset.y = 110
    let text = grid.view.description
    #expect(text.hasPrefix("<UICollectionView: 0x"))
    #expect(text.contains("; frame = (0 0; 320 480); "))
    #expect(text.contains("; contentOffset: {0, 110}; contentSize: {320, 36730}; adjustedContentInset: {0, 0, 0, 0}; "))
    #expect(text.contains("; layout: <UICollectionViewFlowLayout: 0x"))
    #expect(text.contains("; dataSource: <NumberSource: 0x"))
  }

  @Test func `A layout's own words about itself stand in its collection view's description`() {
    // C102
    final class Talking: UICollectionViewFlowLayout {
      override var description: String { "a layout with \(itemSize.width) points to an item" }
    }
    let layout = Talking()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    #expect(view.description.hasSuffix("; layout: a layout with 50.0 points to an item>"))
    #expect(UICollectionViewFlowLayout().description.hasPrefix("<UICollectionViewFlowLayout: 0x"))
  }

  @Test func `Attributes say of which element they are, where it stands and what is not as usual`() {
    // C102
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    cell.frame = CGRect(x: 10, y: 0.5, width: 300, height: 40)
    #expect(cell.description.hasPrefix("<UICollectionViewLayoutAttributes: 0x"))
    #expect(cell.description.hasSuffix("> index path: ({length = 2, path = 1 - 3}); frame = (10 0.5; 300 40);"))
    let badge = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: IndexPath(index: 7))
    badge.alpha = 0.5
    badge.isHidden = true
    badge.zIndex = 2
    let text = badge.description
    #expect(
      text.contains("({length = 1, path = 7}); element kind: (badge); frame = (0 0; 0 0); alpha = 0.5; hidden = YES;"))
    #expect(text.hasSuffix(" zIndex = 2;"))
  }

  @Test func `A view's description names its class, its frame and what is not as usual`() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.description.hasPrefix("<UIView: 0x"))
    #expect(view.description.contains("; frame = (1 2.5; 30 40); layer = <CALayer: 0x"))
    view.alpha = 0.5
    view.isHidden = true
    view.tag = 4
    view.clipsToBounds = true
    #expect(
      view.description.contains(
        "; frame = (1 2.5; 30 40); clipsToBounds = YES; alpha = 0.5; hidden = YES; tag = 4; layer = <CALayer: 0x"))
  }
}
