import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CellStateTests {
  private func stage(_ count: Int = 3) -> CellStage {
    let stage = CellStage(0)
    stage.view.register(StateCell.self, forCellWithReuseIdentifier: "cell")
    stage.count = count
    stage.view.reloadData()
    stage.screen.runFrame()
    return stage
  }

  @Test func `A new cell is updated once before its first layout`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0) as? StateCell)
    #expect(cell.states.count == 1)
    #expect(cell.states.first?.isSelected == false)
    #expect(cell.states.first?.traitCollection.displayScale == stage.screen.window.traitCollection.displayScale)
  }

  @Test func `Several requests lead to one update, with the next layout`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0) as? StateCell)
    cell.forget()
    cell.setNeedsUpdateConfiguration()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.states.isEmpty)
    stage.screen.runFrame()
    #expect(cell.states.count == 1)
    #expect(cell.states.first?.isSelected == true)
    #expect(cell.states.first?.isHighlighted == true)
    stage.screen.runFrame()
    #expect(cell.states.count == 1)
  }

  @Test func `A state that does not change asks for nothing`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0) as? StateCell)
    cell.forget()
    cell.isSelected = false
    cell.isHighlighted = false
    stage.screen.runFrame()
    #expect(cell.states.isEmpty)
  }

  @Test func `A tap is told as highlighted, then as selected`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(1) as? StateCell)
    cell.forget()
    stage.screen.play(.press(at: CGPoint(x: 160, y: 90), duration: 0.4))
    stage.screen.runFrame()
    #expect(cell.states.map(\.isHighlighted) == [true, false])
    #expect(cell.states.map(\.isSelected) == [false, true])
  }

  @Test func `What a program keeps with the state comes with it`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0) as? StateCell)
    cell.forget()
    cell.topic = "boats"
    stage.screen.runFrame()
    #expect(cell.states.map { $0[.topic] } == ["boats"])
    cell.topic = nil
    stage.screen.runFrame()
    #expect(cell.states.count == 2)
    #expect(cell.states.last?[.topic] == nil)
  }

  @Test func `States are equal where all of their values are`() {
    var one = UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 2))
    var other = UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 2))
    #expect(one == other)
    one[.topic] = 3
    #expect(one != other)
    other[.topic] = 3
    #expect(one == other)
    other.cellDropState = .targeted
    #expect(one != other)
  }

  @Test func `Editing is told to the cells of a collection view that is edited`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0) as? StateCell)
    stage.view.isEditing = true
    cell.setNeedsUpdateConfiguration()
    stage.screen.runFrame()
    #expect(cell.states.last?.isEditing == true)
    #expect(cell.configurationState.isEditing)
  }

  @Test func `A cell that comes into sight while the collection view is edited is told so`() throws {
    let stage = CellStage(40)
    stage.view.register(StateCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.reloadData()
    stage.screen.runFrame()
    stage.view.isEditing = true
    stage.screen.runFrame()
    stage.view.contentOffset.y = 1200
    stage.screen.runFrame()
    for cell in stage.view.visibleCells { #expect((cell as? StateCell)?.states.last?.isEditing == true) }
  }

  @Test func `A cell that takes no touches is disabled`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0) as? StateCell)
    cell.isUserInteractionEnabled = false
    #expect(cell.configurationState.isDisabled)
  }

  @Test func `Other surroundings are another state`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0) as? StateCell)
    cell.forget()
    stage.view.overrideUserInterfaceStyle = .dark
    stage.screen.runFrame()
    #expect(cell.states.map(\.traitCollection.userInterfaceStyle) == [.dark])
  }

  @Test func `A handler is called after the cell's own update, and once when it is set`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0) as? StateCell)
    cell.forget()
    var seen: [(states: Int, isSelected: Bool)] = []
    cell.configurationUpdateHandler = { cell, state in
      seen.append(((cell as? StateCell)?.states.count ?? 0, state.isSelected))
    }
    stage.screen.runFrame()
    cell.isSelected = true
    stage.screen.runFrame()
    #expect(seen.map(\.states) == [1, 2])
    #expect(seen.map(\.isSelected) == [false, true])
  }

  @Test func `A handler that sets configurations does not call itself again`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0))
    var calls = 0
    cell.configurationUpdateHandler = { cell, state in
      calls += 1
      cell.contentConfiguration = WordContent(word: state.isSelected ? "on" : "off").updated(for: state)
      cell.backgroundConfiguration = .listCell().updated(for: state)
    }
    for _ in 0..<3 { stage.screen.runFrame() }
    #expect(calls == 1)
    cell.isSelected = true
    for _ in 0..<3 { stage.screen.runFrame() }
    #expect(calls == 2)
    #expect((cell.contentConfiguration as? WordContent)?.word == "on!")
  }

  @Test func `An update that always asks for another ends`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0))
    var calls = 0
    cell.configurationUpdateHandler = { cell, _ in
      calls += 1
      cell.setNeedsUpdateConfiguration()
    }
    stage.screen.runFrame()
    #expect(calls == 3)
  }

  @Test func `Nothing is being dragged`() throws {
    let cell = try #require(stage().cell(0) as? StateCell)
    #expect(cell.configurationState.cellDragState == .none)
    #expect(cell.dragStates.isEmpty)
    #expect(UICollectionViewCell.DragState.dragging.rawValue == 2)
  }
}
