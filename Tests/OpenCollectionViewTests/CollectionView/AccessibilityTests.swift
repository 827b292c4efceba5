import OpenCollectionView
import Testing
import TouchTesting

/// What assistive tools are told, as a host hears of it.
@MainActor struct CollectionAccessibilityTests {
  private func roles(_ grid: GridScreen) -> [LayerAccessibility] {
    var found: [LayerAccessibility] = []
    func visit(_ layer: LayerID) {
      guard let node = grid.screen.mirror.nodes[layer], !node.properties.isHidden else { return }
      if let accessibility = node.properties.accessibility, accessibility.role != .text { found.append(accessibility) }
      for child in node.children { visit(child) }
    }
    if let root = grid.screen.mirror.root { visit(root) }
    return found
  }

  @Test func `A collection view is a list, and its cells are the list's items`() {
    let grid = GridScreen([3])
    #expect(roles(grid).map(\.role) == [.list, .listItem, .listItem, .listItem])
    #expect(roles(grid).map(\.isSelected) == [nil, false, false, false])
  }

  @Test func `Selected items are told, and deselected ones again`() {
    let grid = GridScreen([3])
    grid.screen.play(.tap(at: CGPoint(x: 160, y: 50)))
    #expect(roles(grid).map(\.isSelected) == [nil, false, true, false])
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    #expect(roles(grid).map(\.isSelected) == [nil, true, false, false])
    grid.view.selectItem(at: nil, animated: false, scrollPosition: [])
    grid.screen.runFrame()
    #expect(roles(grid).map(\.isSelected) == [nil, false, false, false])
  }

  @Test func `Cells that wait are not told of`() {
    let grid = GridScreen([15])
    grid.source.counts = [2]
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(roles(grid).map(\.role) == [.list, .listItem, .listItem])
  }

  @Test func `A label of a cell is read`() {
    let grid = GridScreen([1])
    grid.view.visibleCells[0].accessibilityLabel = "First"
    grid.screen.runFrame()
    #expect(roles(grid).last?.label == "First")
    #expect(roles(grid).last?.role == .listItem)
  }
}
