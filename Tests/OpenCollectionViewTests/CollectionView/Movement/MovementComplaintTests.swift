import OpenCollectionView
import Testing
import TouchTesting

/// What people report of other collection views, by the numbers of our list: none of it holds here.
@MainActor struct MovementComplaintTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A flow of items 40 to 140 points wide, and what asks for their widths.
  private func mixed() -> (screen: MovementScreen, delegate: MixedWidths) {
    let screen = MovementScreen([8])
    let delegate = MixedWidths(screen.source)
    screen.view.delegate = delegate
    screen.view.collectionViewLayout.invalidateLayout()
    screen.rest()
    return (screen, delegate)
  }

  /// A list whose cells find their heights.
  private func tall(_ counts: [Int]) -> MovementScreen {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let screen = MovementScreen(MovingSource(counts: counts), layout: layout)
    screen.view.register(MeasuredCell.self, forCellWithReuseIdentifier: "number")
    screen.view.reloadData()
    screen.rest()
    return screen
  }

  @Test func `1: cells do not take their neighbours' sizes while one is carried`() {
    // M9, M10, M11
    let (screen, delegate) = mixed()
    #expect(screen.begin(1))
    for goal in [(20, 20), (250, 20), (60, 130), (300, 130), (20, 20)] as [(CGFloat, CGFloat)] {
      screen.update(goal.0, goal.1)
      screen.frames(7)
      for cell in screen.cells { #expect(cell.bounds.width == delegate.width(cell.label.text ?? "")) }
    }
    screen.view.collectionViewLayout.invalidateLayout()
    screen.frames(7)
    for cell in screen.cells { #expect(cell.bounds.width == delegate.width(cell.label.text ?? "")) }
    screen.view.endInteractiveMovement()
    screen.rest()
    for cell in screen.cells { #expect(cell.bounds.width == delegate.width(cell.label.text ?? "")) }
  }

  @Test func `2: cells that found their sizes do not shrink to the estimate`() {
    let screen = tall([7])
    #expect(screen.begin(6))
    screen.update(160, 20)
    for _ in 0..<30 {
      screen.frames(1)
      for cell in screen.cells { #expect(cell.bounds.height == MeasuredCell.height(cell.label.text ?? "")) }
    }
    #expect(screen.presented == ["a6", "a0", "a1", "a2", "a3", "a4", "a5"])
    screen.view.endInteractiveMovement()
    for _ in 0..<30 {
      screen.frames(1)
      for cell in screen.cells { #expect(cell.bounds.height == MeasuredCell.height(cell.label.text ?? "")) }
    }
  }

  @Test func `3: a finger that rests among cells of mixed sizes changes nothing any longer`() {
    let screen = tall([9])
    #expect(screen.begin(0))
    var changes = 0
    let delegate = ChangeCount { changes += 1 }
    screen.view.delegate = delegate
    for y in stride(from: CGFloat(60), through: 400, by: 17) {
      screen.update(160, y)
      let target = screen.view.interactiveMovements[0].targetIndexPath
      changes = 0
      for _ in 0..<20 {
        screen.frames(1)
        #expect(screen.view.interactiveMovements[0].targetIndexPath == target, "\(y)")
      }
      #expect(changes == 0, "\(y)")
    }
  }

  @Test func `4: the dropped cell is not made anew, and does not flash; deleting right after is safe`() throws {
    // M14
    let screen = MovementScreen([6])
    let cell = try #require(screen.cell("a0"))
    #expect(screen.begin(0))
    screen.update(160, 160)
    screen.frames(20)
    screen.source.forgetQuestions()
    screen.view.endInteractiveMovement()
    screen.view.performBatchUpdates {
      screen.source.sections[0].removeFirst(2)
      screen.view.deleteItems(at: [path(0), path(1)])
    }
    for _ in 0..<40 {
      screen.frames(1)
      #expect(screen.cell("a0") === cell)
      #expect(cell.alpha == 1 && !cell.isHidden && cell.superview === screen.view)
    }
    #expect(screen.source.askedCells == [])
    #expect(screen.shown == ["a3", "a4", "a0", "a5"])
  }

  @Test func `5: an item goes into an empty section, and behind the last one of another`() {
    // M16
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let screen = MovementScreen([3, 0, 2], layout: layout)
    // Headers at 0, 140 and 180.
    #expect(screen.begin(0))
    screen.update(100, 160)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.sections == [["a1", "a2"], ["a0"], ["c0", "c1"]])
    // Headers at 0, 140 and 280, the last line at 320.
    #expect(screen.begin(0))
    screen.update(300, 370)
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections == [["a2"], ["a0"], ["c0", "c1", "a1"]])
  }

  @Test func `6: items make room while content scrolls under a finger that rests`() {
    // M15
    let screen = MovementScreen([90])
    #expect(screen.begin(0))
    screen.update(160, 475)
    var targets: [Int] = []
    for _ in 0..<180 {
      screen.frames(1)
      let target = screen.view.interactiveMovements[0].targetIndexPath?.item ?? -1
      if targets.last != target { targets.append(target) }
    }
    // The middle column, line after line.
    #expect(targets == [13, 16, 19, 22, 25, 28, 31, 34])
  }

  @Test func `7: the carried look is there with the beginning, before any update`() {
    // M3, M4
    let screen = MovementScreen([6])
    #expect(screen.begin(0))
    let cell = screen.cell("a0")
    #expect(cell?.layer.zPosition == 1_000_000)
    #expect(cell?.configurationState.isReordering == true)
    screen.update(50, 50)
    screen.frames(1)
    #expect(cell?.layer.zPosition == 1_000_000)
    #expect(cell?.center == CGPoint(x: 50, y: 50))
  }

  @Test func `8: to the last place and back ends where it began`() {
    let screen = MovementScreen([7])
    #expect(screen.begin(2))
    screen.update(50, 270)
    screen.frames(3)
    screen.update(300, 270)
    screen.frames(3)
    screen.update(270, 50)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == [])
    #expect(screen.shown == ["a0", "a1", "a2", "a3", "a4", "a5", "a6"])
  }

  @Test func `9: who stands above a collection view can follow a movement`() throws {
    // M9
    let screen = MovementScreen([4, 2])
    var notes: [String] = []
    let delegate = ChangeCount {
      guard screen.view.movementPermutation != nil else { return notes.append("over") }
      notes.append(
        (0..<screen.view.numberOfSections).map { section in
          (0..<screen.view.numberOfItems(inSection: section)).compactMap { item in
            screen.view.dataSourceIndexPath(forPresentationIndexPath: path(item, section)).map {
              screen.source.sections[$0.section][$0.item]
            }
          }.joined(separator: " ")
        }.joined(separator: " | "))
    }
    screen.view.delegate = delegate
    #expect(screen.begin(0))
    screen.update(160, 50)
    // The second section begins at 210.
    screen.update(50, 260)
    #expect(notes == ["a1 a0 a2 a3 | b0 b1", "a1 a2 a3 | a0 b0 b1"])
    screen.view.endInteractiveMovement()
    #expect(notes.last == "over")
  }

  @Test func `10: both sections are told of, and their headers can be made anew`() {
    // M20
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let screen = MovementScreen([3, 2], layout: layout)
    screen.view.renewsSupplementaryViewsAfterInteractiveMovement = true
    var ends: [(IndexPath?, IndexPath?)] = []
    let delegate = ChangeCount {}
    delegate.whenEnded = { ends.append(($0.originalIndexPath, $0.finalIndexPath)) }
    screen.view.delegate = delegate
    #expect(screen.begin(0))
    screen.update(300, 230)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(ends.map(\.1) == [path(2, 1)])
    #expect(screen.source.moves == ["0-0 to 1-2"])
    #expect(
      screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag) == [2, 3])
  }
}

/// Hears of every change.
@MainActor private final class ChangeCount: NSObject, UICollectionViewDelegate {
  private let whenChanged: () -> Void
  var whenEnded: (UICollectionView.InteractiveMovement) -> Void = { _ in }

  init(_ whenChanged: @escaping () -> Void) { self.whenChanged = whenChanged }

  func collectionView(
    _ collectionView: UICollectionView, interactiveMovementDidChange movement: UICollectionView.InteractiveMovement
  ) {
    whenChanged()
    if !movement.isActive { whenEnded(movement) }
  }
}

/// Says how wide an item is, by its name, given its place in the data.
@MainActor private final class MixedWidths: NSObject, UICollectionViewDelegateFlowLayout {
  private let source: MovingSource

  init(_ source: MovingSource) { self.source = source }

  func width(_ name: String) -> CGFloat { 40 + CGFloat((Int(name.dropFirst()) ?? 0) * 37 % 101) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: width(source.sections[indexPath.section][indexPath.item]), height: 100) }
}

/// A cell that is 30 to 90 points high, by its name, where it is asked.
private final class MeasuredCell: NumberCell {
  static func height(_ name: String) -> CGFloat { 30 + CGFloat((Int(name.dropFirst()) ?? 0) * 23 % 61) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.height(label.text ?? "")
    return layoutAttributes
  }
}
