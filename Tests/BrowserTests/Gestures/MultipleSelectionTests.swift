#if BrowserHost
import DevTools
import Foundation
import OpenCollectionView
import Testing
import TouchScripts

extension InBrowser {
  /// Selecting with real fingers, keys and clicks.
  @MainActor @Suite struct MultipleSelectionTests {
    private let cells = SelectableCells(count: 400)

    private func open(_ prepare: (UICollectionView) -> Void = { _ in }) async throws -> GesturePage {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      let view = cells.view(layout)
      prepare(view)
      return try await GesturePage.open { view }
    }

    private func middle(_ item: Int) -> CGPoint { CGPoint(x: 50 + 100 * (item % 4), y: 50 + 100 * (item / 4)) }

    /// Two fingers, beside each other, go from one item to another one and stay there.
    private func pan(_ gestures: GesturePage, from start: CGPoint, to end: CGPoint) async throws {
      func finger(_ side: Double, _ point: CGPoint) -> CGPoint { CGPoint(x: point.x + side * 20, y: point.y) }
      try await gestures.page.touch(
        .began, points: [TouchPoint(id: 0, finger(-1, start)), TouchPoint(id: 1, finger(1, start))])
      try await gestures.move([
        (finger(-1, start), finger(-1, end)), (finger(1, start), finger(1, end)),
      ])
    }

    // C56
    @Test func `two fingers select what they go over, and the content stays`() async throws {
      let gestures = try await open()
      let view = try #require(cells.view)
      try await pan(gestures, from: middle(0), to: middle(6))
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2, 3, 4, 5, 6])
      #expect(view.contentOffset == .zero)
      #expect(cells.log.first == "should begin 0")
      #expect(cells.log.last == "end")
      let chosen = try await gestures.page.evaluate("document.querySelectorAll('[aria-selected=true]').length")
      #expect(chosen.number == 7)
    }

    // C56
    @Test func `at the edge of the page two fingers scroll and select on`() async throws {
      let gestures = try await open()
      let view = try #require(cells.view)
      try await pan(gestures, from: middle(5), to: CGPoint(x: 350, y: 590))
      try await gestures.wait { view.contentOffset.y > 500 }
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      let selected = (view.indexPathsForSelectedItems ?? []).map(\.item)
      #expect(selected.first == 5)
      #expect(selected.count > 30)
      #expect(selected == Array(5..<5 + selected.count))
    }

    // C56
    @Test func `where the program wants no such selection two fingers scroll`() async throws {
      cells.selectsSeveral = false
      let gestures = try await open()
      let view = try #require(cells.view)
      try await pan(gestures, from: middle(17), to: middle(1))
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      #expect(view.indexPathsForSelectedItems == [])
      #expect(view.contentOffset.y > 200)
    }

    @Test func `a mouse with Shift and Control selects ranges and adds items`() async throws {
      let gestures = try await open { $0.allowsMultipleSelection = true }
      let view = try #require(cells.view)
      func click(_ item: Int, _ modifiers: KeyModifiers = []) async throws {
        try await gestures.page.click(x: middle(item).x, y: middle(item).y, modifiers: modifiers)
        try await gestures.rest()
      }
      try await click(1)
      try await click(5, .shift)
      #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3, 4, 5])
      try await click(3, .control)
      try await click(9, .control)
      #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 4, 5, 9])
    }

    @Test func `arrow keys bring a ring from cell to cell, Space selects, and the content follows`() async throws {
      let gestures = try await open { $0.allowsFocus = true }
      let view = try #require(cells.view)
      for key in [Key.arrowDown, .arrowRight, .arrowDown] { try await gestures.page.key(key) }
      try await gestures.rest()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
      #expect(cell.configurationState.isFocused)
      // The ring's side is in the tint colour, the cell's middle is not.
      let pixels = try await gestures.page.pixels(at: [(x: 101, y: 150), (x: 150, y: 110)])
      #expect(pixels[0] != pixels[1])
      try await gestures.page.key(.space)
      try await gestures.rest()
      #expect(view.indexPathsForSelectedItems?.map(\.item) == [5])
      for _ in 0..<6 { try await gestures.page.key(.arrowDown) }
      try await gestures.rest()
      #expect(view.contentOffset.y == 200)
      #expect(view.cellForItem(at: IndexPath(item: 29, section: 0))?.configurationState.isFocused == true)
    }

    @Test func `Tab brings the page's focus to a cell, and the application's with it`() async throws {
      let gestures = try await open { $0.allowsFocus = true }
      let view = try #require(cells.view)
      try await gestures.page.waitUntil("__ocv.isOrderSettled")
      try await gestures.page.key(.tab)
      try await gestures.page.key(.arrowRight)
      try await gestures.wait {
        view.cellForItem(at: IndexPath(item: 1, section: 0))?.configurationState.isFocused == true
      }
      try await gestures.page.key(.enter)
      try await gestures.wait { view.indexPathsForSelectedItems?.map(\.item) == [1] }
      #expect(cells.log == ["perform 1"])
      try await gestures.rest()
    }
  }

  /// Numbered cells of which several may be selected.
  private final class SelectableCells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let count: Int
    var selectsSeveral = true
    private(set) var log: [String] = []
    private(set) weak var view: UICollectionView?

    init(count: Int) { self.count = count }

    func view(_ layout: UICollectionViewLayout) -> UICollectionView {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
      view.backgroundColor = .white
      view.register(GridCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.delegate = self
      self.view = view
      return view
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? GridCell)?.show(indexPath.item)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should begin \(indexPath.item)")
      return selectsSeveral
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      log.append("perform \(indexPath.item)")
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }
  }
}
#endif
