import OpenCollectionView
import Testing
import TouchTesting

/// What is shown in place of content that is not there.
@MainActor struct ContentUnavailableTests {
  private final class Notes: UIViewController {
    var notes: [String] = []
    var asked = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked += 1
      guard notes.isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No Notes"
      empty.secondaryText = "What you write is kept here."
      empty.image = UIImage(systemName: "note.text")
      contentUnavailableConfiguration = empty
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }.filter { !$0.isHidden }
  }

  // V163
  @Test func `a program is asked before the first layout, and again when it says so`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let notes = Notes()
    screen.show(notes)
    screen.advance(by: 0.1)
    #expect(notes.asked == 1)
    #expect(labels(in: notes.view).map(\.text) == ["No Notes", "What you write is kept here."])
    notes.notes = ["milk"]
    notes.setNeedsUpdateContentUnavailableConfiguration()
    #expect(notes.asked == 1)
    screen.advance(by: 0.1)
    #expect(notes.asked == 2)
    #expect(labels(in: notes.view) == [])
    screen.advance(by: 1)
    #expect(notes.asked == 2)
  }

  // V163
  @Test func `its parts stand in the middle, below each other`() throws {
    let screen = VirtualScreen(width: 390, height: 844)
    let controller = UIViewController()
    screen.show(controller)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Empty"
    empty.secondaryText = "There is nothing."
    empty.button.title = "Add"
    controller.contentUnavailableConfiguration = empty
    screen.advance(by: 0.1)
    let view = try #require(controller.view.subviews.first as? UIContentUnavailableView)
    #expect(view.frame == controller.view.bounds)
    let shown = labels(in: view).filter { !($0.superview is UIButton) }
    let frames = shown.map { $0.convert($0.bounds, to: view) }
    // On whole points of a scale of 2.
    #expect(frames.allSatisfy { abs($0.midX - 195) <= 0.5 })
    #expect(frames[1].minY - frames[0].maxY == 8)
    let parts = try #require(shown[0].superview)
    #expect(abs(parts.frame.midY - 422) <= 0.5)
  }

  // V163
  @Test func `a button does what its action says, once for each tap`() throws {
    let screen = VirtualScreen(width: 390, height: 844)
    let controller = UIViewController()
    screen.show(controller)
    var taps = ""
    var empty = UIContentUnavailableConfiguration.empty()
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = UIAction { _ in taps += "a" }
    controller.contentUnavailableConfiguration = empty
    empty.buttonProperties.primaryAction = UIAction { _ in taps += "b" }
    controller.contentUnavailableConfiguration = empty
    screen.advance(by: 0.1)
    screen.play(.tap(at: CGPoint(x: 195, y: 422)))
    screen.advance(by: 0.5)
    #expect(taps == "b")
  }

  // V163
  @Test func `a search says what was not found, and one under way turns a wheel`() throws {
    let screen = VirtualScreen(width: 390, height: 844)
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    screen.show(UINavigationController(rootViewController: controller))
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(labels(in: controller.view).first?.text == "No Results")
    search.searchBar.text = "oak"
    #expect(controller.contentUnavailableConfigurationState.searchText == "oak")
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(labels(in: controller.view).first?.text == "No Results for “oak”")
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(labels(in: controller.view).map(\.text) == ["Loading…"])
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.allSatisfy { !($0 is UIContentUnavailableView) })
    #expect(screen.advanceUntilRest())
  }
}
