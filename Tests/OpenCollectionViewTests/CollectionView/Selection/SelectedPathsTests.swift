import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct SelectedPathsTests {
  @Test func `The order is the same whether it was asked for before or not`() {
    var generator = SeededGenerator(seed: 16)
    let stage = SelectionStage([100, 100, 100, 100])
    stage.view.allowsMultipleSelection = true
    var selected: Set<IndexPath> = []
    for step in 0..<4_000 {
      let path = IndexPath(
        item: Int.random(in: 0..<100, using: &generator), section: Int.random(in: 0..<4, using: &generator))
      if selected.insert(path).inserted {
        stage.view.selectItem(at: path, animated: false, scrollPosition: [])
      } else {
        selected.remove(path)
        stage.view.deselectItem(at: path, animated: false)
      }
      if step % 500 == 499 {
        selected = []
        stage.view.reloadData()
      }
      // Now after each change, now after several.
      guard Bool.random(using: &generator) else { continue }
      #expect(stage.view.indexPathsForSelectedItems ?? [] == selected.sorted())
    }
  }

  @Test func `A delegate may ask for all that is selected after each of twenty thousand items`() {
    let stage = SelectionStage([20_000])
    stage.view.allowsMultipleSelection = true
    var counts: [Int] = []
    for item in 0..<20_000 {
      stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      counts.append(stage.view.indexPathsForSelectedItems?.count ?? 0)
    }
    #expect(counts == Array(1...20_000))
    for item in (0..<20_000).reversed() {
      stage.view.deselectItem(at: IndexPath(item: item, section: 0), animated: false)
      counts[item] = stage.view.indexPathsForSelectedItems?.count ?? 0
    }
    #expect(counts == Array(0..<20_000))
  }

  @Test func `Asked again it answers the array that it has answered before, and makes none`() throws {
    let stage = SelectionStage([1_000])
    stage.view.allowsMultipleSelection = true
    for item in 0..<1_000 {
      stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    func place() throws -> UnsafePointer<IndexPath> {
      let paths = try #require(stage.view.indexPathsForSelectedItems)
      return try paths.withUnsafeBufferPointer { try #require($0.baseAddress) }
    }
    let first = try place()
    #expect(try place() == first)
  }

  @Test func `Deselecting what is no item does nothing`() {
    let stage = SelectionStage([10])
    stage.view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    for indices in [[0], [0, 3, 0], [0, -1], [-1, 3], [0, 1 << 40], [1 << 30, 0], []] {
      stage.view.deselectItem(at: IndexPath(indexes: indices), animated: false)
    }
    #expect(stage.selected == [3])
  }
}
