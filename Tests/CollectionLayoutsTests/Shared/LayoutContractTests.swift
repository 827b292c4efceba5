import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

/// The layouts of the package keep the contract that anybody's should.
@MainActor struct LayoutContractTests {
  private func flow<Layout: UICollectionViewFlowLayout>(
    _ layout: Layout, _ change: (Layout) -> Void = { _ in }
  ) -> Layout {
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 3, right: 2)
    change(layout)
    return layout
  }

  private func expectNone(_ breaches: [LayoutBreach]) {
    #expect(breaches.map(\.description) == [])
  }

  @Test func `the flow layout, plain`() { expectNone(LayoutContract.check(UICollectionViewFlowLayout())) }

  @Test func `the flow layout with headers, footers and insets`() {
    expectNone(LayoutContract.check(flow(UICollectionViewFlowLayout())))
  }

  @Test func `the flow layout with pinned headers and footers`() {
    expectNone(
      LayoutContract.check(
        flow(UICollectionViewFlowLayout()) {
          $0.sectionHeadersPinToVisibleBounds = true
          $0.sectionFootersPinToVisibleBounds = true
        }))
  }

  @Test func `the flow layout to the side`() {
    expectNone(LayoutContract.check(flow(UICollectionViewFlowLayout()) { $0.scrollDirection = .horizontal }))
  }

  @Test func `the flow layout with sizes that cells find`() {
    expectNone(
      LayoutContract.check(
        flow(UICollectionViewFlowLayout()) { $0.estimatedItemSize = CGSize(width: 60, height: 60) }))
  }

  @Test func `the springy flow layout`() { expectNone(LayoutContract.check(flow(SpringyFlowLayout()))) }

  @Test func `the tethered flow layout`() { expectNone(LayoutContract.check(flow(TetheredFlowLayout()))) }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `the waterfall`(direction: UICollectionView.ScrollDirection) {
    func waterfall() -> WaterfallLayout {
      let layout = WaterfallLayout()
      layout.scrollDirection = direction
      layout.headerLength = 20
      layout.footerLength = 10
      return layout
    }
    expectNone(LayoutContract.check(waterfall()))
  }

  @Test func `the waterfall with lengths that cells find`() {
    func waterfall() -> WaterfallLayout {
      let layout = WaterfallLayout()
      layout.estimatedItemLength = 60
      return layout
    }
    expectNone(LayoutContract.check(waterfall()))
  }

  @Test func `the circle`() {
    func circle() -> CircleLayout {
      let layout = CircleLayout()
      layout.showsHub = true
      // It is as large as it is told to be, whether there is room or not.
      layout.radius = 60
      return layout
    }
    expectNone(LayoutContract.check(circle()))
  }

  @Test func `the spread`() {
    func spread() -> SpreadLayout {
      let layout = SpreadLayout()
      layout.itemSize = CGSize(width: 80, height: 110)
      return layout
    }
    expectNone(LayoutContract.check(spread()))
  }

  @Test func `stacks`() {
    func stacks() -> StackLayout {
      let layout = StackLayout()
      layout.headerLength = 20
      layout.footerLength = 10
      return layout
    }
    expectNone(LayoutContract.check(stacks()))
  }

  @Test func `cover flow`() { expectNone(LayoutContract.check(CoverFlowLayout())) }
}
