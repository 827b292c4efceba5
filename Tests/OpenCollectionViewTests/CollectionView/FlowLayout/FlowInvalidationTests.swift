import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct FlowInvalidationTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `A context of a program's own names nothing, one of the layout's names everything`() {
    let own = UICollectionViewFlowLayoutInvalidationContext()
    #expect(!own.invalidateFlowLayoutDelegateMetrics && !own.invalidateFlowLayoutAttributes)
    final class Listening: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext { contexts.append(context) }
        super.invalidateLayout(with: context)
      }
    }
    let layout = Listening()
    layout.invalidateLayout()
    #expect(layout.contexts.last?.invalidateFlowLayoutDelegateMetrics == true)
    #expect(layout.contexts.last?.invalidateFlowLayoutAttributes == true)
  }

  @Test func `An invalidated layout asks for all sizes again`() {
    let list = DelegatedScreen([[10, 20, 30]])
    list.delegate.heights[0][1] = 50
    list.layout.invalidateLayout()
    list.grid.screen.runFrame()
    #expect(list.delegate.askedItems.count == 3)
    #expect(list.tops == [0, 10, 60])
  }

  @Test func `Invalidated places ask for no size`() {
    let list = DelegatedScreen([[10, 20, 30]])
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = true
    list.layout.invalidateLayout(with: context)
    list.grid.screen.runFrame()
    #expect(list.delegate.askedItems.isEmpty)
  }

  @Test func `Of invalidated items only their sizes are asked, and what follows moves`() {
    // C5
    let list = DelegatedScreen([[10, 20, 30, 40]])
    list.delegate.heights[0] = [11, 25, 31, 41]
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path(1)])
    list.layout.invalidateLayout(with: context)
    list.grid.screen.runFrame()
    #expect(list.delegate.askedItems == [path(1)])
    #expect(list.tops == [0, 10, 35, 65])
  }

  @Test func `Of an invalidated header only its section's metrics are asked`() {
    // C5
    let list = DelegatedScreen([[10], [20]])
    list.delegate.headers = [7, 9]
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [path(0, 1)])
    list.layout.invalidateLayout(with: context)
    list.grid.screen.runFrame()
    #expect(list.delegate.askedMetrics == 1)
    #expect(list.tops == [0, 19])
  }

  @Test func `A new width asks for no size`() {
    // C6
    let list = DelegatedScreen([[10, 20, 30]])
    list.grid.screen.resize(width: 480, height: 320)
    #expect(list.delegate.askedItems.isEmpty)
    #expect(list.grid.frames.map(\.minX) == [80, 80, 80])
  }

  @Test func `An item larger than its line is noted`() {
    // C72
    let layout = GridScreen.grid()
    let grid = GridScreen([2], layout: layout)
    let trace = grid.screen.recordTrace()
    layout.itemSize = CGSize(width: 321, height: 40)
    grid.screen.runFrame()
    #expect(
      trace.events.contains { event in
        guard case .layoutInvalidated(_, "nothing", let reason) = event.decision else { return false }
        return reason == "item 0 of section 0 is longer than the lines: it is centred and sticks out"
      })
    #expect(grid.frames.first?.minX == -0.5)
  }
}
