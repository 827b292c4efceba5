import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Keys, menus, selections and questions that go through the offset of a row.
@MainActor struct RowReachTests {
  private func screen(_ counts: [Int] = [10, 10, 40], isMirrored: Bool = false) -> ComposedScreen {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section < 2 ? .row(.continuous) : .grid(0.5, height: 40)
    }
    let screen = ComposedScreen(counts, layout, isMirrored: isMirrored)
    screen.view.allowsFocus = true
    return screen
  }

  private func press(_ keys: String..., in screen: ComposedScreen) {
    for key in keys {
      screen.screen.press(key)
      _ = screen.screen.advanceUntilRest()
    }
  }

  private func focused(_ screen: ComposedScreen) -> String? {
    screen.view.visibleCells.first { $0.configurationState.isFocused }.flatMap { ($0 as? NumberCell)?.label.text }
  }

  /// What a menu has lifted off the screen.
  private func lifted(in view: UIView) -> UIView? {
    if view is LiftedPreviewView { return view }
    for child in view.subviews {
      if let found = lifted(in: child) { return found }
    }
    return nil
  }

  // MARK: Keys

  @Test func `Arrows go along a row and scroll it, as far as it goes`() {
    // P89
    let screen = screen()
    press("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", in: screen)
    #expect(focused(screen) == "0-3")
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 114)
    #expect(screen.seen["0-3"] == CGRect(x: 214, y: 3, width: 100, height: 50))
    for _ in 0..<9 { press("ArrowRight", in: screen) }
    #expect(focused(screen) == "0-9")
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 762)
    press("ArrowLeft", "ArrowLeft", "ArrowLeft", in: screen)
    #expect(focused(screen) == "0-6")
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 648)
    #expect(screen.view.contentOffset == .zero)
  }

  @Test func `Up and down lead from a row to what is seen above and below`() {
    // P89
    let screen = screen()
    screen.view.setOrthogonalContentOffset(324, forSection: 0)
    screen.view.setOrthogonalContentOffset(540, forSection: 1)
    screen.screen.runFrame()
    press("ArrowDown", in: screen)
    #expect(focused(screen) == "0-3")
    press("ArrowDown", in: screen)
    #expect(focused(screen) == "1-5")
    press("ArrowRight", "ArrowDown", in: screen)
    #expect(focused(screen) == "2-1")
    // What is seen in part comes into sight as a whole.
    press("ArrowUp", in: screen)
    #expect(focused(screen) == "1-7")
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 546)
    press("ArrowUp", in: screen)
    #expect(focused(screen) == "0-5")
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 330)
  }

  @Test func `From right to left the left arrow goes on along a row`() {
    // P77, P89
    let screen = screen(isMirrored: true)
    press("ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft", in: screen)
    #expect(focused(screen) == "0-3")
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 114)
    press("ArrowRight", in: screen)
    #expect(focused(screen) == "0-2")
  }

  @Test func `Arrows find the next item in groups of several`() {
    // P89
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: NSCollectionLayoutSize(.absolute(200), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let screen = ComposedScreen([9], UICollectionViewCompositionalLayout(section: section))
    screen.view.allowsFocus = true
    press("ArrowDown", "ArrowDown", in: screen)
    #expect(focused(screen) == "0-1")
    press("ArrowRight", "ArrowRight", in: screen)
    #expect(focused(screen) == "0-5")
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 280)
    press("ArrowUp", in: screen)
    #expect(focused(screen) == "0-4")
  }

  @Test func `An item is carried along a row with keys, and the row goes with it`() {
    // P119, M24
    let layout = UICollectionViewCompositionalLayout(section: .row(.continuous))
    let screen = MovementScreen([10, 10], layout: layout)
    screen.view.allowsFocus = true
    screen.view.allowsInteractiveMovementByKeys = true
    screen.screen.press("ArrowDown")
    screen.screen.press(" ", .shift)
    for _ in 0..<4 {
      screen.screen.press("ArrowRight")
      screen.rest()
    }
    #expect(screen.view.interactiveMovements.first?.targetIndexPath == IndexPath(item: 4, section: 0))
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 222)
    #expect(screen.cell("a0")?.center == CGPoint(x: 264, y: 28))
    screen.screen.press("Enter")
    screen.rest()
    #expect(screen.source.moves == ["0-0 to 0-4"])
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 222)
  }

  // MARK: Scrolling to items

  @Test func `Scrolling to an item moves the row and the view in one time`() {
    // P88
    let screen = screen([10, 10, 400])
    screen.view.contentOffset.y = 4_000
    screen.screen.runFrame()
    screen.view.scrollToItem(at: IndexPath(item: 8, section: 1), at: [.top, .right], animated: true)
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.contentOffset.y == 61)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 654)
    #expect(screen.seen["1-8"] == CGRect(x: 214, y: 0, width: 100, height: 50))
    screen.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .left], animated: true)
    screen.screen.pass(0.15)
    #expect((1..<61).contains(screen.view.contentOffset.y))
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.contentOffset.y == 3)
  }

  @Test func `Below items of sizes that are unknown the item of a row is reached, too`() {
    // P88, C63
    final class Tall: NumberCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 71
        return layoutAttributes
      }
    }
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 ? .row(.continuous, height: 71) : .list()
    }
    let screen = ComposedScreen([40, 20, 40], layout, cell: Tall.self)
    screen.view.scrollToItem(at: IndexPath(item: 12, section: 1), at: [.top, .left], animated: false)
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.seen["1-12"] == CGRect(x: 4, y: 0, width: 100, height: 71))
    screen.view.contentOffset = .zero
    screen.view.setOrthogonalContentOffset(0, forSection: 1)
    screen.screen.runFrame()
    screen.view.collectionViewLayout.invalidateLayout()
    screen.screen.runFrame()
    screen.view.scrollToItem(at: IndexPath(item: 12, section: 1), at: [.top, .left], animated: true)
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.seen["1-12"] == CGRect(x: 4, y: 0, width: 100, height: 71))
  }

  // MARK: Menus and questions

  @Test func `A menu lifts the cell of a row from where it is seen`() throws {
    // P89
    final class Menus: NSObject, UICollectionViewDelegate {
      var asked: [IndexPath] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPath)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "", children: [UIAction(title: "One") { _ in }])
        }
      }
    }
    let menus = Menus()
    let screen = screen()
    screen.view.delegate = menus
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.screen.runFrame()
    screen.screen.finger(1, .began, 60, 85)
    screen.screen.pass(0.52)
    #expect(menus.asked == [IndexPath(item: 3, section: 1)])
    let windows = screen.view.window?.windowScene?.windows ?? []
    let preview = try #require(windows.compactMap(lifted).first)
    // Where it begins to grow from, and not 300 points beside.
    let seen = preview.seenFrame(in: try #require(preview.window))
    #expect(abs(seen.midX - 78) < 6 && abs(seen.midY - 86) < 6, "\(seen)")
    screen.screen.finger(1, .ended, 60, 85)
    _ = screen.screen.advanceUntilRest()
  }

  @Test func `What is seen of a row that has scrolled is what is told`() {
    // P86
    let screen = screen()
    screen.view.setOrthogonalContentOffset(431, forSection: 1)
    screen.screen.runFrame()
    let row = screen.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item)
    #expect(row == [4, 5, 6])
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 6, y: 70)) == IndexPath(item: 4, section: 1))
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 318, y: 70)) == IndexPath(item: 6, section: 1))
    for cell in screen.view.visibleCells {
      #expect(screen.view.indexPath(for: cell) != nil)
    }
  }

  @Test func `Assistive tools hear the place of each cell of a row, and of none that waits`() {
    // P89
    let screen = screen()
    screen.view.setOrthogonalContentOffset(431, forSection: 1)
    screen.screen.pass(0.5)
    var places: [String] = []
    for (_, node) in screen.screen.mirror.nodes {
      guard let told = node.properties.accessibility, told.role == .listItem, let place = told.details.place else {
        continue
      }
      places.append("\(place.number) of \(place.count)")
    }
    #expect(
      places.filter { $0.hasSuffix("of 10") }.sorted() == [
        "1 of 10", "2 of 10", "3 of 10", "5 of 10", "6 of 10", "7 of 10",
      ])
  }
}
