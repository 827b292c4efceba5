import OpenCollectionView
import Testing
import TouchTesting

/// What a program sets when it fills a cell stays until the layout says something else of it.
@MainActor struct ProgramValuesTests {
  enum Layout: CaseIterable {
    /// The layout that tells frames alone.
    case plain
    /// A subclass, which is asked for attributes.
    case asked

    private final class Asked: UICollectionViewFlowLayout {}

    @MainActor func make() -> UICollectionViewFlowLayout {
      let layout = self == .plain ? UICollectionViewFlowLayout() : Asked()
      layout.itemSize = CGSize(width: 100, height: 100)
      return layout
    }
  }

  private func screen(_ layout: UICollectionViewLayout, count: Int = 300) -> FillingScreen {
    let filling = FillingScreen(count, layout: layout)
    filling.fill = { cell, path in
      guard path.item < 6 else { return }
      switch path.item {
      case 0: cell.alpha = 0.5
      case 1: cell.isHidden = true
      case 2: cell.layer.zPosition = 9
      case 3: cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      case 4: cell.transform3D = CATransform3DMakeTranslation(0, 0, 5)
      default: cell.frame = CGRect(x: 230, y: 120, width: 80, height: 80)
      }
    }
    filling.show()
    return filling
  }

  private func expectValues(_ filling: FillingScreen, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(filling.cell(0)?.alpha == 0.5, sourceLocation: sourceLocation)
    #expect(filling.cell(1)?.isHidden == true, sourceLocation: sourceLocation)
    #expect(filling.cell(2)?.layer.zPosition == 9, sourceLocation: sourceLocation)
    #expect(filling.cell(3)?.frame == CGRect(x: 25, y: 135, width: 50, height: 50), sourceLocation: sourceLocation)
    #expect(filling.cell(4)?.transform3D.m43 == 5, sourceLocation: sourceLocation)
    #expect(filling.cell(5)?.frame == CGRect(x: 230, y: 120, width: 80, height: 80), sourceLocation: sourceLocation)
  }

  @Test(arguments: Layout.allCases)
  func `Equal attributes overwrite nothing`(layout: Layout) {
    // C12, C41
    let filling = screen(layout.make())
    expectValues(filling)
    filling.view.collectionViewLayout.invalidateLayout()
    filling.screen.runFrame()
    expectValues(filling)
    filling.scroll(to: 20)
    expectValues(filling)
  }

  @Test(arguments: Layout.allCases)
  func `Cells that left and come back as they were have it still`(layout: Layout) {
    // C12, C41
    let filling = screen(layout.make(), count: 15)
    _ = filling.takeAsked()
    // Beyond the end, where nothing comes that would use their cells.
    filling.scroll(to: 220)
    #expect(filling.cell(0) == nil)
    #expect(filling.unhiddenCount == 9)
    filling.scroll(to: 0)
    #expect(filling.takeAsked() == [])
    expectValues(filling)
    #expect(filling.unhiddenCount == 14)
  }

  @Test(arguments: Layout.allCases)
  func `Cells that are made ahead have it when they come into sight`(layout: Layout) {
    // C12, C42
    let filling = FillingScreen(300, layout: layout.make())
    filling.fill = { cell, path in
      if path.item == 15 { cell.isHidden = true }
      if path.item == 16 { cell.alpha = 0.25 }
    }
    filling.show()
    filling.view.setContentOffset(CGPoint(x: 0, y: 220), animated: true)
    filling.screen.advance(by: 1)
    #expect(filling.cell(15)?.isHidden == true)
    #expect(filling.cell(16)?.alpha == 0.25)
    #expect(filling.cell(17)?.isHidden == false)
    #expect(filling.unhiddenCount == filling.view.visibleCells.count - 1)
  }

  @Test(arguments: Layout.allCases)
  func `A cell that is used again begins with nothing of it`(layout: Layout) {
    // C41
    let filling = screen(layout.make())
    filling.view.isPrefetchingEnabled = false
    var begun: [String] = []
    filling.fill = { cell, path in
      if cell.alpha != 1 || cell.isHidden || cell.layer.zPosition != 0 || cell.transform != .identity
        || cell.transform3D.m43 != 0 || cell.frame.size != CGSize(width: 100, height: 100)
      {
        begun.append("\(path.item): \(cell)")
      }
    }
    filling.scroll(to: 2200)
    #expect(begun == [])
    filling.view.reloadData()
    filling.screen.runFrame()
    #expect(begun == [])
  }

  @Test func `Of attributes that have changed only what differs is set`() {
    // C12
    let layout = PlacedLayout([.cell(0, CGRect(x: 0, y: 0, width: 100, height: 100))])
    let filling = FillingScreen(1, layout: layout)
    filling.fill = { cell, _ in
      cell.isHidden = true
      cell.transform = CGAffineTransform(scaleX: 2, y: 2)
      cell.layer.zPosition = 3
    }
    filling.show()
    layout.attributes[0].alpha = 0.5
    layout.attributes[0].frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    layout.invalidateLayout()
    filling.screen.runFrame()
    let cell = filling.cell(0)
    #expect(cell?.alpha == 0.5)
    #expect(cell?.center == CGPoint(x: 150, y: 50))
    #expect(cell?.isHidden == true)
    #expect(cell?.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(cell?.layer.zPosition == 3)
    // What the layout says anew counts.
    layout.attributes[0].transform = CGAffineTransform(rotationAngle: .pi)
    layout.attributes[0].zIndex = 4
    layout.invalidateLayout()
    filling.screen.runFrame()
    #expect(cell?.layer.zPosition == 4)
    #expect(cell?.transform.a ?? 0 < -0.99)
  }

  @Test func `An animation that the program begins while it fills a cell runs on`() {
    // C41
    let filling = FillingScreen(60, layout: GridScreen.grid())
    filling.view.isPrefetchingEnabled = false
    filling.show()
    filling.fill = { cell, _ in
      cell.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { cell.alpha = 1 }
    }
    filling.scroll(to: 1100)
    filling.screen.advance(by: 0.5)
    #expect(filling.cell(30)?.layer.presentation()?.opacity == 0.5)
  }

  @Test func `A cell that is configured anew keeps what it has`() {
    // C33
    let filling = FillingScreen(1, layout: GridScreen.grid())
    filling.fill = { cell, _ in if cell.alpha == 1 { cell.alpha = 0.5 } }
    filling.show()
    _ = filling.cell(0)?.takeCalls()
    filling.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    filling.screen.advance(by: 1)
    #expect(filling.cell(0)?.alpha == 0.5)
    #expect(filling.cell(0)?.takeCalls() == ["filled in (0, 0, 100, 100)"])
  }
}
