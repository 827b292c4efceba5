import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct UpdateRuleTests {
  /// A list whose answers about beginnings and ends are replaced.
  private final class Answering: UICollectionViewFlowLayout {
    var told: [String] = []
    var initial: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
    var final: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
    var insertedHeaders: [IndexPath] = []
    var deletedHeaders: [IndexPath] = []
    var target: CGPoint?

    override init() {
      super.init()
      itemSize = CGSize(width: 200, height: 40)
      minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      func text(_ path: IndexPath?) -> String {
        path.map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.section)-\($0.item)" } ?? "nil"
      }
      told = updateItems.map {
        "\($0.updateAction) \(text($0.indexPathBeforeUpdate)) to \(text($0.indexPathAfterUpdate))"
      }
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      return initial.map { $0(itemIndexPath, usual) } ?? usual
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      return final.map { $0(itemIndexPath, usual) } ?? usual
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { insertedHeaders }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { deletedHeaders }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      target ?? proposedContentOffset
    }
  }

  @Test func `A layout is told of deletes, inserts, reloads and moves, of sections without an item`() {
    // C27
    let layout = Answering()
    let list = WordScreen([["a", "b", "c", "d"], ["e"], ["f"]], layout: layout)
    list.view.performBatchUpdates {
      list.sections = [["x"], ["d", "B", "y"], ["f"]]
      list.view.deleteItems(at: [path(0), path(2)])
      list.view.insertItems(at: [path(2, 1)])
      list.view.reloadItems(at: [path(1)])
      list.view.moveItem(at: path(3), to: path(0, 1))
      list.view.moveSection(0, toSection: 1)
      list.view.deleteSections([1])
      list.view.insertSections([0])
    }
    #expect(
      layout.told == [
        "delete section 1 to nil", "delete 0-2 to nil", "delete 0-0 to nil", "insert nil to section 0",
        "insert nil to 1-2", "reload 0-1 to 1-1", "move section 0 to section 1", "move 0-3 to 1-0",
      ])
    #expect(list.words == "x 0, d 40, B 80, y 120, f 160")
  }

  @Test func `A layout is told of inserts and deletes in a section that is reloaded in the same batch`() {
    // C27
    let layout = Answering()
    let list = WordScreen([["a"], ["b", "c", "d"]], layout: layout)
    list.view.performBatchUpdates {
      list.sections = [["a"], ["x", "C", "y", "z"]]
      list.view.reloadSections([1])
      list.view.deleteItems(at: [path(0, 1), path(2, 1)])
      list.view.insertItems(at: [path(0, 1), path(2, 1), path(3, 1)])
    }
    #expect(
      layout.told == [
        "delete 1-2 to nil", "delete 1-0 to nil", "insert nil to 1-0", "insert nil to 1-2", "insert nil to 1-3",
        "reload section 1 to section 1",
      ])
    #expect(list.words == "a 0, x 40, C 80, y 120, z 160")
  }

  @Test func `What is new begins as the layout says, and super answers with what fades in`() {
    // C28
    let layout = Answering()
    layout.initial = { _, usual in
      usual?.center.x = 300
      return usual
    }
    let list = WordScreen("a b c", layout: layout)
    list.insert("x", at: 1)
    let cell = list.view.visibleCells[1]
    #expect(cell.layer.presentation()?.position == CGPoint(x: 300, y: 60))
    list.screen.advance(by: 0.15)
    #expect(cell.layer.presentation()?.position == CGPoint(x: 200, y: 60))
    #expect(cell.layer.presentation()?.opacity == 0.5)
    #expect(list.seen == "a 0, x 40 at 0.5, b 60, c 100")
  }

  @Test func `What is gone ends as the layout says`() {
    // C28
    let layout = Answering()
    layout.final = { path, usual in
      guard let usual else { return nil }
      usual.center.y += 100
      return usual
    }
    let list = WordScreen("a b", layout: layout)
    list.delete(at: 0)
    list.screen.advance(by: 0.15)
    #expect(list.seen == "b 20, a 50 at 0.5")
  }

  @Test func `Regular attributes, or none, let what is new fade in`() {
    // C28
    let layout = Answering()
    layout.initial = { [unowned layout] path, _ in layout.layoutAttributesForItem(at: path) }
    layout.final = { _, _ in nil }
    let list = WordScreen("a", layout: layout)
    list.view.performBatchUpdates {
      list.delete(at: 0)
      list.insert("x", at: 0)
    }
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0 at 0.5, x 0 at 0.5")
  }

  @Test func `Views that the layout adds and takes away fade though their sections stay`() {
    // C30
    let layout = Answering()
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    let list = WordScreen("a", layout: layout)
    let header = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)[0]
    layout.deletedHeaders = [path(0)]
    layout.insertedHeaders = [path(0)]
    list.insert("b", at: 1)
    list.screen.advance(by: 0.15)
    let new = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)[0]
    #expect(new !== header)
    #expect(header.layer.presentation()?.opacity == 0.5)
    #expect(new.layer.presentation()?.opacity == 0.5)
  }

  @Test func `Headers stay with their sections, and go with them`() {
    let layout = WordScreen.list()
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    let list = WordScreen([["a"], ["b"]], layout: layout)
    let headers = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    list.sections = [["x"], ["b"]]
    list.view.performBatchUpdates {
      list.view.deleteSections([0])
      list.view.insertSections([0])
    }
    let now = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(now[0] !== headers[0])
    #expect(now[1] === headers[1])
    #expect(now[1].frame.minY == 60)
  }

  @Test func `The layout may put the content elsewhere, and the delegate has the last word`() {
    // C32
    final class Delegate: NSObject, UICollectionViewDelegate {
      var proposed: [CGFloat] = []
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposed.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: proposedContentOffset.y + 5)
      }
    }
    let layout = Answering()
    let list = WordScreen("a b c d e f g h i j", layout: layout)
    let delegate = Delegate()
    list.view.delegate = delegate
    list.view.contentOffset.y = 160
    list.screen.runFrame()
    layout.target = CGPoint(x: 0, y: 60)
    list.delete(at: 9)
    #expect(delegate.proposed == [60])
    #expect(list.view.contentOffset.y == 65)
    #expect(list.words.hasPrefix("b -25, c 15"))
    #expect(list.seen == "b -120, c -80, d -40, e 0, f 40, g 80, h 120, i 160, j 200")
  }

  @Test func `What becomes shorter below the view brings the content back, and nobody sees it jump`() {
    // C32
    let list = WordScreen("a b c d e f g h i j")
    list.view.contentOffset.y = 160
    list.screen.runFrame()
    #expect(list.seen == "e 0, f 40, g 80, h 120, i 160, j 200")
    list.delete(at: 9)
    #expect(list.view.contentOffset.y == 120)
    #expect(list.words == "d 0, e 40, f 80, g 120, h 160, i 200")
    #expect(list.seen == "d -40, e 0, f 40, g 80, h 120, i 160, j 200")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "d -20, e 20, f 60, g 100, h 140, i 180, j 200 at 0.5")
  }

  @Test func `A deceleration goes on through an update`() {
    let list = WordScreen((0..<200).map { "\($0)" }.joined(separator: " "))
    list.screen.play(.flick(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 60)))
    list.screen.advance(by: 0.05)
    #expect(list.view.isDecelerating)
    let before = list.view.contentOffset.y
    list.delete(at: 0)
    #expect(list.view.isDecelerating)
    list.screen.advance(by: 0.1)
    #expect(list.view.contentOffset.y > before)
    #expect(list.screen.advanceUntilRest())
  }

  @Test func `A finger on a cell that moves keeps its highlight; one on a cell that goes loses it`() {
    let list = WordScreen("a b c")
    list.screen.press(at: CGPoint(x: 100, y: 60))
    list.screen.advance(by: 0.2)
    #expect(list.view.cellForItem(at: path(1))?.isHighlighted == true)
    list.insert("x", at: 0)
    #expect(list.view.cellForItem(at: path(2))?.isHighlighted == true)
    #expect(list.view.cellForItem(at: path(1))?.isHighlighted == false)
    list.delete(at: 2)
    #expect(list.view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `A context's offset adjustment is honoured in an update`() {
    // C63
    final class Adjusting: UICollectionViewFlowLayout {
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts, !context.invalidateEverything { context.contentOffsetAdjustment.y = 40 }
        super.invalidateLayout(with: context)
      }
    }
    let layout = Adjusting()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    let list = WordScreen("a b c d e f g h i j", layout: layout)
    list.view.contentOffset.y = 40
    list.screen.runFrame()
    list.insert("x", at: 0)
    #expect(list.view.contentOffset.y == 80)
    #expect(list.seen == "b 0, c 40, d 80, e 120, f 160, g 200")
  }

  @Test func `A cell of another identifier while it is configured anew stops the program`() async {
    // C33
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let grid = GridScreen([3])
        grid.view.register(NumberCell.self, forCellWithReuseIdentifier: "other")
        grid.source.identifier = "other"
        grid.view.reconfigureItems(at: [path(0)])
      }
    }
  }

  @Test func `An update costs what is seen of it, not what there is`() {
    let list = WordScreen((0..<100_000).map { "\($0)" }.joined(separator: " "))
    list.view.contentOffset.y = 2_000_000
    list.screen.runFrame()
    list.forgetCalls()
    list.insert("x", at: 10)
    #expect(list.asked == ["49999"])
    list.delete(at: 99_999)
    #expect(list.asked == ["49999"])
  }
}
