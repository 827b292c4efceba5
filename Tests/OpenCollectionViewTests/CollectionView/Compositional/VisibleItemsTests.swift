import OpenCollectionView
import Testing
import TouchTesting

/// Handlers that are told what is in sight of their sections.
@MainActor struct VisibleItemsTests {
  private func section(
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(0.5)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.visibleItemsInvalidationHandler = handler
    return section
  }

  @Test func `What a handler moves, scales, fades and turns is seen where it was measured`() throws {
    // P103, P104
    let layout = UICollectionViewCompositionalLayout(
      section: section { items, offset, _ in
        for item in items {
          let number = CGFloat(item.indexPath.item)
          let distance = abs(155 * number + 4 - offset.x) / 300
          item.alpha = max(0.2, 1 - distance)
          item.transform = CGAffineTransform(scaleX: 1 - distance / 2, y: 1 - distance / 2)
          item.zIndex = 10 - item.indexPath.item
          if item.indexPath.item == 1 { item.center = CGPoint(x: 150 + offset.x, y: 60) }
          if item.indexPath.item == 3 { item.transform = CGAffineTransform(rotationAngle: 0.3) }
        }
      })
    let screen = ComposedScreen([6], layout)
    func frame(_ item: Int) throws -> CGRect {
      let cell = try #require(screen.view.cellForItem(at: IndexPath(item: item, section: 0)))
      return cell.convert(cell.bounds, to: screen.view)
    }
    func expect(_ item: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, alpha: CGFloat) throws {
      let seen = try frame(item)
      #expect(
        abs(seen.minX - x) < 0.01 && abs(seen.minY - y) < 0.01 && abs(seen.width - width) < 0.01
          && abs(seen.height - height) < 0.01, "item \(item) at \(seen)")
      let cell = try #require(screen.view.cellForItem(at: IndexPath(item: item, section: 0)))
      #expect(abs(cell.alpha - alpha) < 0.0001)
    }
    try expect(0, 4.53333, 3.78667, 158.933, 234.427, alpha: 0.986_667)
    try expect(1, 91.2, -26.73, 117.6, 173.46, alpha: 0.47)
    screen.view.setOrthogonalContentOffset(250, forSection: 0)
    screen.screen.runFrame()
    try expect(1, 82.1333, -40.1033, 135.733, 200.207, alpha: 0.696_667)
    try expect(2, 82.5333, 15.5867, 142.933, 210.827, alpha: 0.786_667)
    try expect(3, 202.702, -15.3713, 222.597, 272.743, alpha: 0.27)
  }

  @Test func `Handlers are told at each solve, the last section first, and with each scrolling of their row`() {
    // P101
    var told: [Int] = []
    let layout = UICollectionViewCompositionalLayout { number, _ in section { _, _, _ in told.append(number) } }
    let screen = ComposedScreen([6, 6], layout)
    #expect(told == [1, 0])
    told = []
    screen.view.setOrthogonalContentOffset(40, forSection: 1)
    screen.screen.runFrame()
    #expect(told == [1])
    told = []
    layout.invalidateLayout()
    screen.screen.runFrame()
    #expect(told == [1, 0])
  }

  @Test func `A handler is given what is in sight, and the row's offset`() {
    // P102, P106
    var items: [IndexPath] = []
    var offset = CGPoint.zero
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout(
      section: section { visible, point, environment in
        items = visible.map(\.indexPath)
        offset = point
        widths.append(environment.container.contentSize.width)
        #expect(visible.allSatisfy { $0.representedElementCategory == .cell && $0.representedElementKind == nil })
      })
    let screen = ComposedScreen([6], layout)
    #expect(items == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(offset.x == 0)
    screen.view.setOrthogonalContentOffset(200, forSection: 0)
    screen.screen.runFrame()
    #expect(items.map(\.item) == [1, 2, 3])
    #expect(offset.x == 200 && widths.last == 310)
  }

  @Test func `What a handler has set stays until it sets something else, and is gone with the cell`() {
    // P104
    var isOn = true
    let layout = UICollectionViewCompositionalLayout(
      section: section { items, _, _ in
        for item in items where isOn && item.indexPath.item == 0 { item.alpha = 0.25 }
      })
    let screen = ComposedScreen([20], layout)
    let path = IndexPath(item: 0, section: 0)
    #expect(screen.view.cellForItem(at: path)?.alpha == 0.25)
    isOn = false
    screen.view.setOrthogonalContentOffset(20, forSection: 0)
    screen.screen.runFrame()
    #expect(screen.view.cellForItem(at: path)?.alpha == 0.25)
    #expect(layout.layoutAttributesForItem(at: path)?.alpha == 1)
    screen.view.setOrthogonalContentOffset(1_000, forSection: 0)
    screen.screen.runFrame()
    #expect(screen.view.visibleCells.allSatisfy { $0.alpha == 1 })
    screen.view.setOrthogonalContentOffset(0, forSection: 0)
    screen.screen.runFrame()
    #expect(screen.view.cellForItem(at: path)?.alpha == 1)
  }
}
