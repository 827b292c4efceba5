import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

/// A flow layout on springs.
@MainActor @Suite("Springy flow layout") struct SpringyFlowLayoutTests {
  @MainActor private final class Stage: NSObject, UICollectionViewDataSource {
    let screen = VirtualScreen(width: 320, height: 480)
    let layout = SpringyFlowLayout()
    let view: UICollectionView
    var count: Int

    init(_ count: Int) {
      self.count = count
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      super.init()
      view.dataSource = self
      screen.show(view)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    /// How far each cell in sight is from where a flow layout has it, by its item.
    var stretch: [Int: CGFloat] {
      var result: [Int: CGFloat] = [:]
      for cell in view.visibleCells {
        guard let item = view.indexPath(for: cell)?.item else { continue }
        result[item] = cell.frame.minY - CGFloat(30 + item * 60)
      }
      return result
    }

    func drag(by way: CGFloat) {
      screen.play(
        .drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 300 - way), duration: 0.25))
    }
  }

  @Test("At rest every element stands where a flow layout has it") func rest() {
    // D31
    let stage = Stage(100)
    stage.screen.advance(by: 1)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
    #expect(stage.stretch.count == 8)
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test("Scrolled elements stay behind, the more the farther they are from the finger, and swing back")
  func stretching() {
    // D31
    let stage = Stage(100)
    stage.drag(by: 150)
    let stretch = stage.stretch
    let top = stage.view.contentOffset.y
    #expect(top > 100)
    let fingerItem = Int((top + 150) / 60)
    #expect(stretch[fingerItem + 4]! > stretch[fingerItem]! + 2)
    #expect(stretch.values.allSatisfy { $0 > -1 })
    stage.screen.advance(by: 8)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test("Only what is in sight hangs on springs, however long the list is") func tiling() {
    // D32
    let stage = Stage(1_000_000)
    stage.drag(by: 150)
    var most = 0
    for _ in 0..<30 {
      stage.screen.advance(by: 1.0 / 60)
      let visible = stage.view.bounds.insetBy(dx: -10_000, dy: -100_000)
      most = max(most, stage.layout.swingingElements(in: visible).count)
    }
    #expect(most > 8)
    #expect(most <= 14)
  }

  @Test("A flick over many screens shows all cells all the way") func flick() {
    // D32
    let stage = Stage(500)
    stage.screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), duration: 0.08))
    for _ in 0..<200 {
      stage.screen.advance(by: 1.0 / 60)
      #expect(stage.view.visibleCells.count >= 6)
    }
    stage.screen.advance(by: 8)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
  }

  @Test("Items come and go while the list swings") func updates() {
    // D33
    let stage = Stage(100)
    stage.drag(by: 100)
    stage.view.performBatchUpdates {
      stage.count = 99
      stage.view.deleteItems(at: [3, 4, 5].map { IndexPath(item: $0, section: 0) })
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 4, section: 0)])
    }
    stage.screen.advance(by: 0.1)
    stage.count = 20
    stage.view.reloadData()
    stage.screen.advance(by: 8)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
    #expect(stage.stretch.count >= 7)
    stage.count = 0
    stage.drag(by: 50)
    stage.view.reloadData()
    stage.screen.advance(by: 8)
    #expect(stage.stretch.isEmpty)
  }

  @Test("Headers hang on springs of their own") func headers() {
    // D30
    let stage = Stage(100)
    stage.drag(by: 15)
    let header = stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
    #expect(header != nil)
    stage.screen.advance(by: 6)
    #expect(header?.frame.minY == 0)
  }

  @Test("A view that gets its size later has springs from then on") func laterSize() {
    // D34
    let stage = Stage(50)
    stage.view.frame = .zero
    stage.screen.advance(by: 0.1)
    stage.view.contentOffset.y = 10
    stage.screen.advance(by: 0.1)
    stage.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.screen.advance(by: 0.1)
    stage.drag(by: 100)
    #expect(stage.stretch.count >= 7)
    stage.screen.advance(by: 8)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
  }

  @Test("Cells find their sizes while the list swings") func selfSizing() {
    // D31
    final class Cell: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 80) }
    }
    let stage = Stage(60)
    stage.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 50)
    stage.screen.advance(by: 0.1)
    stage.drag(by: 200)
    stage.screen.advance(by: 8)
    let frames = stage.view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(frames.count >= 5)
    #expect(frames.allSatisfy { $0.height == 80 })
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(below.minY == above.maxY + 10) }
  }

  @Test("Items are carried to other places while the list swings") func reordering() {
    // D33
    let stage = Stage(30)
    stage.drag(by: 60)
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 400))
    stage.screen.advance(by: 0.2)
    stage.view.endInteractiveMovement()
    stage.screen.advance(by: 8)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
    #expect(stage.stretch.count >= 8)
  }

  @Test("Another layout takes over from one that swings, and gives back") func otherLayout() {
    // D25
    let stage = Stage(30)
    stage.drag(by: 100)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    stage.view.setCollectionViewLayout(flow, animated: true)
    stage.screen.advance(by: 1)
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 100, height: 100) })
    stage.view.setCollectionViewLayout(stage.layout, animated: true)
    stage.screen.advance(by: 8)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
  }

  @Test("Springs do not outlive that their layout is shown") func shownAgain() {
    // C4, D25, D33
    let stage = Stage(30)
    stage.drag(by: 100)
    #expect(stage.stretch.values.contains { $0 != 0 })
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.view.collectionViewLayout = stage.layout
    stage.view.layoutIfNeeded()
    #expect(stage.layout.swingingElements(in: stage.view.bounds).isEmpty)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
  }

  @Test("What an animated scroll will come to has nothing stay behind yet") func announcedBounds() {
    // D31
    let stage = Stage(300)
    stage.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    stage.screen.advance(by: 1.0 / 60)
    let first = stage.stretch.values.map { abs($0) }.max() ?? 0
    #expect(first < 10)
    stage.screen.advance(by: 10)
    #expect(stage.view.contentOffset.y == 3000)
    #expect(stage.stretch.values.allSatisfy { $0 == 0 })
  }
}
