import OpenCollectionView
import Testing
import TouchTesting

/// Supplementary and decoration views whose layout names those that come and go.
@MainActor struct NamedViewUpdateTests {
  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  // C104: the header has the layout name views that come at their new index paths and views that go at their old ones, which says
  // where the others are.
  @Test func `Badges stay with their items behind one that comes`() {
    let list = BadgeScreen([words("a b c d")])
    let kept = list.view.supplementaryView(forElementKind: "badge", at: path(1))
    list.update([words("a x b c d")]) { $0.insertItems(at: [path(1)]) }
    #expect(list.badges == words("a x b c d"))
    #expect(list.view.supplementaryView(forElementKind: "badge", at: path(2)) === kept)
  }

  // C104
  @Test func `Badges stay with their items behind one that goes`() {
    let list = BadgeScreen([words("a b c d")])
    list.update([words("a c d")]) { $0.deleteItems(at: [path(1)]) }
    #expect(list.badges == words("a c d"))
  }

  // C104
  @Test func `Badges stay with their items where some come, some go and one moves`() {
    let list = BadgeScreen([words("a b c d e")])
    list.update([words("y e a c x")]) { view in
      view.deleteItems(at: [path(1), path(3)])
      view.insertItems(at: [path(0), path(4)])
      view.moveItem(at: path(4), to: path(1))
    }
    #expect(list.badges == words("y e a c x"))
  }

  // C104
  @Test func `Decorations stay with their items, and what comes has a new one`() {
    let list = BadgeScreen([words("a b c d")])
    #expect(list.pinNames == words("a b c d"))
    list.update([words("a x b d")]) { view in
      view.deleteItems(at: [path(2)])
      view.insertItems(at: [path(1)])
    }
    // The view of the one that went may be that of the one that came.
    #expect([list.pinNames[0], list.pinNames[2], list.pinNames[3]] == ["a", "b", "d"])
    #expect(list.pinNames.count == 4)
  }

  // C104
  @Test func `Badges go with a section that moves, and are numbered within it`() {
    let list = BadgeScreen([["a"], words("b c")])
    list.layout.newPaths = [path(0, 0)]
    list.layout.gonePaths = []
    list.update([words("x b c"), ["a"]]) { view in
      view.moveSection(1, toSection: 0)
      view.insertItems(at: [path(0, 0)])
    }
    #expect(list.badges == words("x b c a"))
  }

  // C104
  @Test func `Where the layout names none, badges keep their numbers`() {
    let list = BadgeScreen([words("a b c")])
    (list.layout.newPaths, list.layout.gonePaths) = ([], [])
    list.update([words("x a b c")]) { $0.insertItems(at: [path(0)]) }
    #expect(list.badges == words("a b c c"))
  }

  // C104
  @Test func `A kind of which there was none before is asked about, and what comes fades in`() {
    let list = BadgeScreen([[]])
    #expect(list.layout.askedKinds == [])
    list.view.performBatchUpdates {
      list.sections = [["a"]]
      list.view.insertItems(at: [path(0)])
    }
    #expect(list.layout.askedKinds == ["badge"])
    list.screen.advance(by: 0.15)
    let badge = list.view.supplementaryView(forElementKind: "badge", at: path(0))
    #expect(badge?.layer.presentation()?.opacity == 0.5)
  }

  // C104
  @Test func `Places that no view has are passed over`() {
    let list = BadgeScreen([words("a b")])
    list.layout.newPaths = [path(NSNotFound), path(0, NSNotFound), IndexPath(index: 3), path(0)]
    list.layout.gonePaths = [path(NSNotFound)]
    list.update([words("x a b")]) { $0.insertItems(at: [path(0)]) }
    #expect(list.badges == words("x a b"))
  }

  // C104
  @Test func `Views that are numbered by more sections than there are do not meet those of sections that come`() {
    final class Far: UICollectionViewFlowLayout {
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: 40 * indexPath.section, width: 20, height: 20)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? [])
          + (0..<4).compactMap { layoutAttributesForSupplementaryView(ofKind: "badge", at: path(0, $0)) }
      }
    }
    let grid = GridScreen([2], layout: Far())
    grid.source.counts = [1, 2]
    grid.view.insertSections([0])
    grid.screen.advanceUntilRest()
    #expect(
      grid.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.section).sorted() == [0, 1, 2, 3])
  }
}
