import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Outlines for those who do not see them.
@MainActor struct OutlineAccessibilityTests {
  private struct Told: Equatable, CustomStringConvertible {
    var name: String
    var level: Int
    var isExpanded: Bool?
    var place: String
    var actions: [String]

    var description: String {
      let state = isExpanded.map { $0 ? "open" : "closed" } ?? "-"
      return "\(name), level \(level), \(state), \(place), \(actions)"
    }
  }

  private func told(_ shown: OutlineScreen) -> [String] {
    shown.screen.runFrame()
    return shown.items.compactMap { item in
      guard let cell = shown.cell(item), let layer = shown.screen.scene.tree.identifier(of: cell.layer),
        let accessibility = shown.screen.mirror.nodes[layer]?.properties.accessibility
      else { return nil }
      let details = accessibility.details
      return Told(
        name: "\(item)", level: details.level, isExpanded: details.isExpanded,
        place: details.place.map { "\($0.number) of \($0.count)" } ?? "-", actions: details.actions
      ).description
    }
  }

  // I114
  @Test func `A row tells its level, whether it is open, and its place among its siblings`() {
    let shown = OutlineScreen(leaves: [2])
    #expect(told(shown) == ["1, level 1, closed, 1 of 2, [\"Expand\"]", "2, level 1, -, 2 of 2, []"])
    shown.tapSign(of: 1)
    shown.settle()
    #expect(
      told(shown) == [
        "1, level 1, open, 1 of 2, [\"Collapse\"]", "10, level 2, closed, 1 of 2, [\"Expand\"]",
        "11, level 2, closed, 2 of 2, [\"Expand\"]", "2, level 1, -, 2 of 2, []",
      ])
    #expect(shown.cell(1)?.accessibilityExpandedStatus == .expanded)
    #expect(shown.cell(10)?.accessibilityExpandedStatus == .collapsed)
    #expect(shown.cell(2)?.accessibilityExpandedStatus == .unsupported)
  }

  // I114
  @Test func `The row stands for its sign, which is no thing of its own`() {
    let shown = OutlineScreen()
    let cell = shown.cell(1)
    #expect(cell?.subviews.contains { $0 is UIControl && $0.isAccessibilityElement } == false)
  }

  // I114
  @Test func `A tool opens and closes a row by an action of it`() throws {
    let shown = OutlineScreen()
    shown.noteHandlers()
    func act() throws {
      shown.screen.runFrame()
      let cell = try #require(shown.cell(1))
      let layer = try #require(shown.screen.scene.tree.identifier(of: cell.layer))
      shown.screen.receive(
        .accessibility(AccessibilityAction(time: shown.screen.now, layer: layer.rawValue, kind: .custom(0))))
      shown.settle()
    }
    try act()
    #expect(shown.items == [1, 10, 11, 2])
    #expect(shown.takeLines().count == 3)
    try act()
    #expect(shown.items == [1, 2])
  }

  // I112, I114
  @Test func `Arrows open and close the row that a tool is at, where items cannot be focused, too`() throws {
    let shown = OutlineScreen()
    shown.view.allowsFocus = false
    let cell = try #require(shown.cell(1))
    let layer = try #require(shown.screen.scene.tree.identifier(of: cell.layer))
    shown.screen.receive(
      .accessibility(AccessibilityAction(time: shown.screen.now, layer: layer.rawValue, kind: .focus)))
    shown.screen.press("ArrowRight", [])
    shown.settle()
    #expect(shown.items == [1, 10, 11, 2])
    shown.screen.press("ArrowLeft", [])
    shown.settle()
    #expect(shown.items == [1, 2])
  }

  @Test func `What a program says of a view that opens something is told`() {
    let view = UIView()
    #expect(view.accessibilityExpandedStatus == .unsupported)
    view.accessibilityExpandedStatus = .collapsed
    #expect(view.accessibilityExpandedStatus == .collapsed)
    #expect(
      [0, 1, 2, 3].map { UIAccessibility.ExpandedStatus(rawValue: $0) } == [.unsupported, .expanded, .collapsed, nil])
  }
}
