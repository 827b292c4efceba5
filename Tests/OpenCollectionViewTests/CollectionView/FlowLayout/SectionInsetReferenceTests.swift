import OpenCollectionView
import Testing
import TouchTesting

/// A controller whose view is a collection view.
private final class ListController: UIViewController {
  let collectionView: UICollectionView

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collectionView }
}

@MainActor struct SectionInsetReferenceTests {
  /// A list beside a notch of 44 points on either side, whose content's inset leaves that alone.
  private func makeController(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference
  ) -> (
    ListController, NumberSource, UICollectionViewFlowLayout
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInsetReference = reference
    let controller = ListController(UICollectionView(frame: .zero, collectionViewLayout: layout))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    let source = NumberSource([100])
    controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    controller.collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    controller.collectionView.dataSource = source
    return (controller, source, layout)
  }

  private func edges(_ view: UICollectionView) -> (CGFloat?, CGFloat?) {
    (view.visibleCells.map(\.frame.minX).min(), view.visibleCells.map(\.frame.maxX).max())
  }

  @Test func `The content's inset is the reference unless another is set`() {
    let screen = VirtualScreen(width: 400, height: 300)
    let (controller, source, layout) = makeController(.fromContentInset)
    #expect(UICollectionViewFlowLayout().sectionInsetReference == .fromContentInset)
    screen.show(controller)
    #expect(edges(controller.collectionView) == (6, 394))
    _ = (source, layout)
  }

  @Test func `Items keep out of the safe area, headers span it`() {
    let screen = VirtualScreen(width: 400, height: 300)
    let (controller, source, _) = makeController(.fromSafeArea)
    screen.show(controller)
    let view: UICollectionView = controller.collectionView
    #expect(edges(view) == (50, 350))
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame.width) == [400])
    _ = source
  }

  @Test func `What the content's inset keeps free already is not kept free twice`() {
    let screen = VirtualScreen(width: 400, height: 300)
    let (controller, source, _) = makeController(.fromSafeArea)
    controller.collectionView.contentInsetAdjustmentBehavior = .always
    screen.show(controller)
    // The content is 312 points wide now, and begins beside the notch.
    #expect(edges(controller.collectionView) == (6, 306))
    _ = source
  }

  @Test func `Items keep to the margins`() {
    let screen = VirtualScreen(width: 400, height: 300)
    let (controller, source, _) = makeController(.fromLayoutMargins)
    controller.collectionView.insetsLayoutMarginsFromSafeArea = false
    controller.collectionView.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    screen.show(controller)
    #expect(edges(controller.collectionView) == (36, 374))
    _ = source
  }

  @Test func `The safe area of another shape of the window is taken over`() {
    let screen = VirtualScreen(width: 400, height: 300)
    let (controller, source, _) = makeController(.fromSafeArea)
    screen.show(controller)
    controller.additionalSafeAreaInsets = .zero
    screen.runFrame()
    #expect(edges(controller.collectionView) == (6, 394))
    _ = source
  }
}
