import OpenCollectionView
import Testing
import TouchTesting

/// Outlines by the arrow keys.
@MainActor struct OutlineKeyTests {
  private func press(_ keys: [String], on shown: OutlineScreen) {
    for key in keys {
      shown.screen.press(key, [])
      shown.settle()
    }
  }

  private func focused(_ shown: OutlineScreen) -> [Int] {
    shown.items.filter { shown.cell($0)?.configurationState.isFocused ?? false }
  }

  private func screen(leaves: Set<Int> = []) -> OutlineScreen {
    let shown = OutlineScreen(leaves: leaves)
    shown.view.allowsFocus = true
    press(["ArrowDown"], on: shown)
    return shown
  }

  // I112
  @Test func `Right opens a row, and goes on to its first child`() {
    let shown = screen()
    #expect(focused(shown) == [1])
    press(["ArrowRight"], on: shown)
    #expect(shown.items == [1, 10, 11, 2])
    #expect(focused(shown) == [1])
    press(["ArrowRight"], on: shown)
    #expect(focused(shown) == [10])
    press(["ArrowRight"], on: shown)
    #expect(shown.items == [1, 10, 100, 11, 2])
  }

  // I112
  @Test func `Left closes a row and, where it is closed, goes to its parent`() {
    let shown = screen()
    press(["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"], on: shown)
    #expect(focused(shown) == [100])
    press(["ArrowLeft"], on: shown)
    #expect(focused(shown) == [10])
    #expect(shown.items == [1, 10, 100, 11, 2])
    press(["ArrowLeft"], on: shown)
    #expect(shown.items == [1, 10, 11, 2])
    #expect(focused(shown) == [10])
    press(["ArrowLeft", "ArrowLeft", "ArrowLeft"], on: shown)
    #expect(shown.items == [1, 2])
    #expect(focused(shown) == [1])
  }

  // I112
  @Test func `A row without a sign is opened by nobody`() {
    let shown = screen(leaves: [1])
    press(["ArrowRight"], on: shown)
    #expect(shown.items == [1, 2])
    #expect(focused(shown) == [1])
  }

  // I112
  @Test func `Handlers are asked as for a tap`() {
    let shown = screen()
    shown.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    press(["ArrowRight"], on: shown)
    #expect(shown.items == [1, 2])
  }

  // I112
  @Test func `Where lines begin at the right the arrows change their sides`() {
    let shown = screen()
    shown.view.semanticContentAttribute = .forceRightToLeft
    press(["ArrowLeft"], on: shown)
    #expect(shown.items == [1, 10, 11, 2])
    press(["ArrowRight"], on: shown)
    #expect(shown.items == [1, 2])
  }

  // I112
  @Test func `The parent comes into sight`() {
    var outline = OutlineScreen.Outline()
    outline.append([1])
    outline.append(Array(10..<60), to: 1)
    outline.expand([1])
    let shown = OutlineScreen(showing: outline)
    shown.view.allowsFocus = true
    press(Array(repeating: "ArrowDown", count: 31), on: shown)
    #expect(focused(shown) == [39])
    press(["ArrowLeft"], on: shown)
    #expect(focused(shown) == [1])
    #expect(shown.view.contentOffset.y == 0)
  }
}
