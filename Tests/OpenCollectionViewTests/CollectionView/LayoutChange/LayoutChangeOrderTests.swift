import OpenCollectionView
import Testing
import TouchTesting

/// The order of the calls of an update, of a change of layout, and of an animated change of the bounds.
@MainActor struct LayoutChangeOrderTests {
  private func screen(_ counts: Int) -> (RecordedScreen, ChangeLayout) {
    var layout: ChangeLayout?
    let screen = RecordedScreen { log in
      let made = ChangeLayout("old", log: log)
      layout = made
      return made
    }
    screen.source.counts = [counts]
    screen.delegate.notesDisplay = true
    screen.show()
    return (screen, layout!)
  }

  @Test func `An update`() {
    // C21, C22, C27, C28, C29, C30, C32
    let (screen, _) = screen(3)
    screen.view.performBatchUpdates {
      screen.log.note("updates")
      screen.source.counts = [3]
      screen.view.deleteItems(at: [path(0)])
      screen.view.insertItems(at: [path(2)])
    } completion: { _ in
      screen.log.note("completion")
    }
    screen.screen.advance(by: 0.4)
    #expect(
      screen.log.takeText() == """
        updates
        0 numberOfSections
        0 numberOfItemsInSection 0
        old invalidateLayout(with: counts)
        old prepare
        old contentSize
        old prepare(for: delete 0, insert 2)
        old targetContentOffset 0
        old final 0
        old final 1
        old final 2
        old elements
        old contentSize
        0 cellForItemAt 0-2
        willDisplay 0-2
        old initial 2
        old initial 0
        old initial 1
        old finalizeUpdates, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        didEndDisplaying 0-0
        completion
        """)
  }

  @Test func `A change of layout`() {
    let (screen, _) = screen(2)
    let new = ChangeLayout("new", log: screen.log, height: 60)
    screen.view.setCollectionViewLayout(new, animated: true) { _ in screen.log.note("completion") }
    screen.screen.advance(by: 0.4)
    #expect(
      screen.log.takeText() == """
        old prepareForTransition to new
        new prepareForTransition from old
        new invalidateLayout(with: everything)
        new prepare
        new contentSize
        new targetContentOffset 0
        old final 0
        old final 1
        new elements
        new contentSize
        new initial 0
        new initial 1
        old finalizeTransition, animated
        new finalizeTransition, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        completion
        """)
  }

  @Test func `An animated change of the bounds`() {
    // C29
    let (screen, _) = screen(2)
    UIView.animate(withDuration: 0.2) { screen.view.bounds.size.width = 300 }
    screen.screen.advance(by: 0.4)
    #expect(
      screen.log.takeText() == """
        old invalidateLayout(with: layout)
        old prepare
        old contentSize
        old prepare(forAnimatedBoundsChange: 200)
        old targetContentOffset 0
        old final 0
        old final 1
        old elements
        old contentSize
        old initial 0
        old initial 1
        old finalizeBoundsChange, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        """)
  }
}

/// A list that notes what it is told of changes.
private final class ChangeLayout: UICollectionViewLayout {
  let name: String
  let log: CallLog
  let height: Int

  init(_ name: String, log: CallLog, height: Int = 40) {
    self.name = name
    self.height = height
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var count = 0

  private func note(_ line: String) { log.note("\(name) \(line)") }

  override func prepare() {
    note("prepare")
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    note("contentSize")
    return CGSize(width: 200, height: height * count)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    return (0..<count).compactMap { layoutAttributesForItem(at: path($0)) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: height * indexPath.item, width: 200, height: height)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let scope =
      context.invalidateEverything ? "everything" : context.invalidateDataSourceCounts ? "counts" : "layout"
    note("invalidateLayout(with: \(scope))")
    super.invalidateLayout(with: context)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    note("targetContentOffset \(number(proposedContentOffset.y))")
    return proposedContentOffset
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    let items = updateItems.map { item in
      "\(item.updateAction) \([item.indexPathBeforeUpdate, item.indexPathAfterUpdate].compactMap { $0?.item }[0])"
    }
    note("prepare(for: \(items.joined(separator: ", ")))")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  private var isAnimated: String { UIView.inheritedAnimationDuration > 0 ? "animated" : "at once" }

  override func finalizeCollectionViewUpdates() { note("finalizeUpdates, \(isAnimated)") }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note("prepareForTransition to \((newLayout as? ChangeLayout)?.name ?? "")")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("prepareForTransition from \((oldLayout as? ChangeLayout)?.name ?? "")")
  }

  override func finalizeLayoutTransition() { note("finalizeTransition, \(isAnimated)") }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note("prepare(forAnimatedBoundsChange: \(number(oldBounds.width)))")
  }

  override func finalizeAnimatedBoundsChange() { note("finalizeBoundsChange, \(isAnimated)") }
}
