import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// What accessories do, and what assistive tools find of them.
@MainActor struct AccessoryTests {
  private func stage(_ accessories: [UICellAccessory], count: Int = 3) -> CellStage {
    CellStage.list(count) { cell, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.item)"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
  }

  private func accessory(_ stage: CellStage, _ item: Int = 0) -> CellAccessoryView? {
    stage.listCell(item).flatMap { $0.list.leading.first ?? $0.list.trailing.first }
  }

  /// The middle of an accessory of a row, on the screen.
  private func place(_ stage: CellStage, _ item: Int = 0) throws -> CGPoint {
    let view = try #require(accessory(stage, item))
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func tap(_ stage: CellStage, _ point: CGPoint) {
    stage.screen.play(.tap(at: point).then(.rest(0.4)))
    stage.screen.runFrame()
  }

  /// Rows of a list with an action at the side where lines end.
  private final class Rows {
    var asked: [IndexPath] = []

    @MainActor func stage(_ accessories: [UICellAccessory]) -> CellStage {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        self?.asked.append(path)
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
      let stage = CellStage.list(3) { cell, _ in cell.accessories = accessories }
      stage.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      stage.screen.runFrame()
      // What rows can be swiped for is asked for when they are described to assistive tools, too.
      asked = []
      return stage
    }
  }

  // MARK: What they do

  @Test func `A delete accessory without an action reveals the row's actions, and selects nothing`() throws {
    // I56
    let rows = Rows()
    let stage = rows.stage([.delete(displayed: .always)])
    tap(stage, try place(stage, 1))
    #expect(rows.asked == [IndexPath(item: 1, section: 0)])
    #expect(stage.listCell(1)?.configurationState.isSwiped == true)
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test func `A delete accessory with an action does that alone`() throws {
    // I56
    let rows = Rows()
    var taps = 0
    let stage = rows.stage([.delete(displayed: .always) { taps += 1 }])
    tap(stage, try place(stage))
    #expect(taps == 1)
    #expect(rows.asked == [])
  }

  @Test func `A delete accessory of a row without actions does nothing`() throws {
    // I56
    let stage = stage([.delete(displayed: .always)])
    tap(stage, try place(stage))
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test func `Taps on an insert or a detail accessory without an action are taps on the cell`() throws {
    // I56
    for accessory in [UICellAccessory.insert(displayed: .always), .detail()] {
      let stage = stage([accessory])
      tap(stage, try place(stage))
      #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }
  }

  @Test func `A hidden accessory does nothing`() throws {
    // I49
    var taps = 0
    let stage = stage([.detail(options: .init(isHidden: true)) { taps += 1 }])
    tap(stage, try place(stage))
    #expect(taps == 0)
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `A finger hits an accessory within 44 points`() throws {
    // I55
    var taps = 0
    let stage = stage([.detail { taps += 1 }])
    let middle = try place(stage)
    tap(stage, CGPoint(x: middle.x - 21, y: middle.y))
    #expect(taps == 1)
    tap(stage, CGPoint(x: middle.x - 24, y: middle.y))
    #expect(taps == 1)
  }

  @Test func `A mark of several selects by a tap on it, and shows what is selected`() throws {
    // I57
    let stage = stage([.multiselect()])
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.isEditing = true
    stage.screen.runFrame()
    let image = try #require(accessory(stage, 1)?.content as? UIImageView)
    let empty = image.image
    tap(stage, try place(stage, 1))
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(image.image !== empty)
    tap(stage, try place(stage, 2))
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
    tap(stage, try place(stage, 1))
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [2])
  }

  @Test func `A menu opens by a tap, and tells what was chosen`() throws {
    var chosen: [String] = []
    let menu = UIMenu(
      options: .singleSelection,
      children: [
        UIAction(title: "Small", state: .on) { _ in chosen.append("Small") },
        UIAction(title: "Large") { _ in chosen.append("Large") },
      ])
    var changes = 0
    let stage = stage([.popUpMenu(menu, selectedElementDidChangeHandler: { _ in changes += 1 })])
    let button = try #require(accessory(stage)?.content as? UIButton)
    #expect(button.menu === menu)
    stage.screen.press(at: try place(stage))
    stage.screen.advance(by: 0.2)
    stage.screen.lift(at: try place(stage))
    stage.screen.advance(by: 0.5)
    #expect(stage.view.indexPathsForSelectedItems == [])
    let large = try #require(stage.screen.scene.windows.lazy.compactMap { words("Large", in: $0) }.first)
    #expect(changes == 0)
    stage.screen.play(.tap(at: large.convert(CGPoint(x: large.bounds.midX, y: large.bounds.midY), to: nil)))
    stage.screen.advanceUntilRest()
    #expect(changes == 1)
    #expect(menu.selectedElements.map(\.title) == ["Large"])
  }

  private func words(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { words(text, in: $0) }.first
  }

  // MARK: Errors

  @Test func `Of two accessories of one kind the first is shown, and it is told`() {
    // I46
    let stage = stage([])
    let cell = stage.listCell(0)
    let errors = stage.screen.errors {
      cell?.accessories = [.checkmark(), .disclosureIndicator(), .checkmark(options: .init(tintColor: .red))]
    }
    stage.screen.runFrame()
    #expect(
      errors == [
        "A list cell was given several accessories of the type checkmark: give one of each type, and "
          + ".customView(configuration:) for more. Instead: the first one is shown."
      ])
    #expect(cell?.list.trailing.count == 2)
  }

  @Test func `A label without a text is left out, and it is told`() {
    // I46
    let stage = stage([])
    let cell = stage.listCell(0)
    let errors = stage.screen.errors { cell?.accessories = [.label(text: ""), .checkmark()] }
    stage.screen.runFrame()
    #expect(
      errors == [
        "A list cell was given a label accessory without a text: give .label(text:) one letter at least, or leave it "
          + "out. Instead: it is left out."
      ])
    #expect(cell?.list.trailing.count == 1)
  }

  // MARK: Coming and going

  @Test func `Accessories slide in with the animation around, and content makes room`() throws {
    // I58
    let stage = stage([])
    let cell = try #require(stage.listCell(0))
    UIView.animate(withDuration: 0.4) {
      cell.accessories = [.delete(displayed: .always), .disclosureIndicator()]
      cell.layoutIfNeeded()
    }
    let (minus, arrow) = try (#require(cell.list.leading.first), #require(cell.list.trailing.first))
    #expect(minus.frame.minX == 8)
    stage.screen.advance(by: 0.2)
    let seen = try #require(minus.layer.presentation()?.frame.minX)
    #expect(seen > -24 && seen < 8)
    #expect(try #require(arrow.layer.presentation()?.frame.minX) > 298)
    let content = try #require(cell.contentView.layer.presentation()?.frame)
    #expect(content.minX > 0 && content.minX < 32)
    stage.screen.advanceUntilRest()
    #expect(minus.layer.presentation().map(\.frame.minX) ?? minus.frame.minX == 8)
    UIView.animate(withDuration: 0.4) {
      cell.accessories = []
      cell.layoutIfNeeded()
    }
    #expect(minus.superview === cell)
    stage.screen.advance(by: 0.2)
    #expect(try #require(minus.layer.presentation()?.opacity) < 1)
    stage.screen.advanceUntilRest()
    #expect(minus.superview == nil && arrow.superview == nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  @Test func `Accessories that come back on their way out stay`() throws {
    // I58
    let stage = stage([.delete(displayed: .always)])
    let cell = try #require(stage.listCell(0))
    let minus = try #require(cell.list.leading.first)
    func change(_ accessories: [UICellAccessory]) {
      UIView.animate(withDuration: 0.4) {
        cell.accessories = accessories
        cell.layoutIfNeeded()
      }
    }
    change([])
    stage.screen.advance(by: 0.1)
    change([.delete(displayed: .always)])
    stage.screen.advanceUntilRest()
    #expect(cell.list.leading.first === minus)
    #expect(minus.superview === cell && minus.alpha == 1)
    #expect(minus.frame.minX == 8)
    #expect(cell.list.leaving.isEmpty)
  }

  @Test func `Without an animation accessories are there and gone at once`() throws {
    // I58
    let stage = stage([])
    let cell = try #require(stage.listCell(0))
    cell.accessories = [.delete(displayed: .always)]
    stage.screen.runFrame()
    let minus = try #require(cell.list.leading.first)
    #expect(minus.layer.animationKeys() == nil)
    #expect(minus.frame.minX == 8)
    cell.accessories = []
    stage.screen.runFrame()
    #expect(minus.superview == nil)
    #expect(stage.screen.isAtRest)
  }

  @Test func `An arrow turns before one's eyes, and stands turned in a cell that comes into sight`() throws {
    // I123
    let stage = stage([.outlineDisclosure {}])
    let cell = try #require(stage.listCell(0))
    let arrow = try #require(cell.list.trailing.first?.content)
    cell.changeConditions { $0.isExpanded = true }
    stage.screen.runFrame()
    #expect(arrow.transform.b == 1)
    stage.screen.advance(by: 0.15)
    let seen = try #require(arrow.layer.presentation()).affineTransform()
    #expect(seen.b > 0.1 && seen.b < 0.99)
    stage.screen.advanceUntilRest()
    cell.forgetConditions()
    cell.changeConditions { $0.isExpanded = false }
    stage.screen.runFrame()
    #expect(stage.screen.isAtRest)
    #expect(arrow.transform.b == 0)
  }

  // MARK: Assistive tools

  @Test func `Labels beside the content belong to the cell's name`() throws {
    let stage = stage([.label(text: "12"), .disclosureIndicator()])
    let cell = try #require(stage.listCell(0))
    #expect(cell.accessibilityLabel == "Row 0, 12")
    cell.accessories = [.label(text: "13")]
    stage.screen.runFrame()
    #expect(cell.accessibilityLabel == "Row 0, 13")
    cell.accessories = []
    stage.screen.runFrame()
    #expect(cell.accessibilityLabel == "Row 0")
  }

  @Test func `A checkmark says that the item is chosen`() throws {
    let stage = stage([.checkmark()])
    let cell = try #require(stage.listCell(0))
    #expect(cell.accessibilityTraits.contains(.selected))
    cell.accessories = [.checkmark(options: .init(isHidden: true))]
    stage.screen.runFrame()
    #expect(!cell.accessibilityTraits.contains(.selected))
    cell.isSelected = true
    #expect(cell.accessibilityTraits.contains(.selected))
  }

  @Test func `Accessories that do something are buttons with names`() throws {
    let wanted: [(UICellAccessory, String?)] = [
      (.delete(displayed: .always), "Delete"), (.insert(displayed: .always) {}, "Insert"), (.detail {}, "More Info"),
      (.outlineDisclosure {}, "Expand"), (.insert(displayed: .always), nil), (.disclosureIndicator(), nil),
      (.reorder(displayed: .always), nil),
    ]
    for (accessory, name) in wanted {
      let stage = stage([accessory])
      let view = try #require(self.accessory(stage))
      #expect(view.isAccessibilityElement == (name != nil))
      if let name {
        #expect(view.accessibilityLabel == name)
        #expect(view.accessibilityTraits == .button)
      }
    }
  }
}
