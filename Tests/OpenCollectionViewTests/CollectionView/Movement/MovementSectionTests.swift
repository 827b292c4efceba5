import OpenCollectionView
import Testing

/// Movements from section to section, and what is known of both.
@MainActor struct MovementSectionTests {
  private func headers() -> UICollectionViewFlowLayout {
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    return layout
  }

  @Test func `an item goes into an empty section under its header`() {
    // M16
    let screen = MovementScreen([3, 0, 3], layout: headers())
    #expect(screen.begin(0))
    // Headers at 0 and 140 and 180, items at 40 to 140 and 220 to 320.
    screen.update(100, 160)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 0, section: 1))
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections == [["a1", "a2"], ["a0"], ["c0", "c1", "c2"]])
    screen.rest()
    #expect(screen.cell("a0")?.center == CGPoint(x: 50, y: 230))
  }

  @Test func `an item goes into an empty section that has nothing but insets`() {
    // M16
    let layout = GridScreen.grid()
    layout.sectionInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    let screen = MovementScreen([3, 0, 3], layout: layout)
    #expect(screen.begin(0))
    // Sections end at 140, 180 and 320.
    screen.update(100, 160)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 0, section: 1))
  }

  @Test func `an item goes behind the last one of another section, beside it and at its end`() {
    // M16
    let screen = MovementScreen([3, 2], layout: headers())
    #expect(screen.begin(0))
    // b1 at 110 to 210 and 180 to 280; nothing behind it.
    screen.update(270, 230)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 2, section: 1))
    screen.update(160, 230)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 1, section: 1))
    screen.update(200, 230)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 2, section: 1))
    screen.update(100, 450)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 2, section: 1))
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections == [["a1", "a2"], ["b0", "b1", "a0"]])
    #expect(screen.source.moves == ["0-0 to 1-2"])
  }

  @Test func `a section shows one fewer to the layout while its item is elsewhere`() {
    // M9
    let screen = MovementScreen([3, 2])
    #expect(screen.begin(0))
    screen.update(270, 160)
    #expect(screen.view.numberOfItems(inSection: 0) == 2)
    #expect(screen.view.numberOfItems(inSection: 1) == 3)
    screen.view.cancelInteractiveMovement()
    #expect(screen.view.numberOfItems(inSection: 0) == 3)
  }

  @Test func `places of the data and of what is presented are told apart, both ways`() {
    // M9
    let screen = MovementScreen([4, 1])
    let view = screen.view
    #expect(screen.begin(0))
    screen.update(270, 50)
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(0)) == path(2))
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(0))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(0)) == path(1))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(2)) == path(0))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(4)) == nil)
    #expect(view.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
    #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 1) == 1)
    #expect(view.dataSourceSectionIndex(forPresentationSectionIndex: 2) == NSNotFound)
    // Public methods speak of the data, also of the carried item.
    #expect((view.cellForItem(at: path(0)) as? NumberCell)?.label.text == "a0")
    #expect((view.cellForItem(at: path(1)) as? NumberCell)?.label.text == "a1")
    #expect(screen.cell("a0").flatMap(view.indexPath(for:)) == path(0))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(1))
    view.performUsingPresentationValues {
      #expect((view.cellForItem(at: path(2)) as? NumberCell)?.label.text == "a0")
      #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(0))
    }
  }

  @Test func `a selected item stays selected wherever it is presented`() {
    let screen = MovementScreen([4])
    screen.view.allowsMultipleSelection = true
    screen.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(screen.begin(0))
    screen.update(270, 50)
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(screen.cell("a1")?.isSelected == true)
    screen.view.endInteractiveMovement()
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    screen.rest()
    #expect(screen.cell("a1")?.isSelected == true)
  }

  @Test func `headers of both sections are made anew where the program wants it, else they stay`() {
    // M20
    for renews in [false, true] {
      let screen = MovementScreen([3, 2], layout: headers())
      screen.view.renewsSupplementaryViewsAfterInteractiveMovement = renews
      #expect(screen.begin(0))
      screen.update(270, 230)
      screen.view.endInteractiveMovement()
      screen.rest()
      let counts = screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag)
      #expect(counts == (renews ? [2, 3] : [3, 2]))
    }
  }

  @Test func `target places over a fixed flow layout, point by point`() {
    // M5, M16: read off the drawing: a0 a1 a2 / a3 at y 40 and 150, then header at 250, b0 b1 at 290.
    let table: [(x: CGFloat, y: CGFloat, section: Int, item: Int)] = [
      (50, 90, 0, 0), (99.5, 40, 0, 0), (100, 90, 0, 0), (106, 90, 0, 1), (110, 90, 0, 1), (209, 139, 0, 1),
      (214, 90, 0, 1), (216, 90, 0, 2), (319, 90, 0, 2), (50, 20, 0, 0), (300, 20, 0, 2), (50, 144, 0, 0),
      (50, 146, 0, 3), (50, 200, 0, 3), (160, 200, 0, 3), (300, 200, 0, 3), (50, 260, 1, 0), (200, 260, 1, 2),
      (50, 340, 1, 0), (160, 340, 1, 1), (184, 340, 1, 1), (186, 340, 1, 2), (270, 340, 1, 2), (50, 470, 1, 2),
      (160, 470, 1, 2),
    ]
    for (x, y, section, item) in table {
      let screen = MovementScreen([4, 2], layout: headers())
      #expect(screen.begin(1))
      screen.update(x, y)
      let target = screen.view.interactiveMovements[0].targetIndexPath
      #expect(target == IndexPath(item: item, section: section), "(\(x), \(y))")
      screen.view.cancelInteractiveMovement()
    }
  }
}
