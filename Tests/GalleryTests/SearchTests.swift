import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// Ten thousand places, and the search in them.
@MainActor struct SearchTests {
  private let screen = VirtualScreen(width: 390, height: 844)
  private let exhibit = SearchNavigation()
  private let places: PlacesController

  init() throws {
    screen.keyboard = .onScreen(height: 291)
    screen.show(exhibit)
    screen.advanceUntilRest()
    places = try #require(exhibit.topViewController as? PlacesController)
  }

  private var bar: UISearchBar { places.search.searchBar }

  private func begin() {
    screen.play(.tap(at: bar.searchTextField.convert(CGPoint(x: 120, y: 18), to: nil)))
    screen.advanceUntilRest()
  }

  private func cell(_ item: Int, in section: Int = 0) -> UICollectionViewListCell? {
    places.collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  private func title(_ item: Int, in section: Int = 0) -> String? {
    (cell(item, in: section)?.contentConfiguration as? UIListContentConfiguration)?.text
      ?? (cell(item, in: section)?.contentConfiguration as? UIListContentConfiguration)?.attributedText?.string
  }

  private func counts() -> [Int] {
    (0..<places.collectionView.numberOfSections).map { places.collectionView.numberOfItems(inSection: $0) }
  }

  @Test func `There are ten thousand places in the order of their names, the same ones each time`() {
    let all = Gazetteer.shared.places
    #expect(all.count == 10_000)
    #expect(all.map(\.name) == all.map(\.name).sorted())
    #expect(all.indices.allSatisfy { all[$0].number == $0 })
    #expect(Gazetteer(count: 10_000).places.map(\.name) == all.map(\.name))
    #expect(Set(all.map(\.kind)).count == 4)
    #expect(Set(all.map(\.region)).count == 8)
  }

  @Test func `Beginnings of words are looked for, whatever their capitals and accents`() {
    let found = Gazetteer.shared.places(matching: PlaceQuery(text: "hog lake"))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.name.contains("Hög") && $0.name.hasSuffix("Lake") })
    #expect(Gazetteer.shared.places(matching: PlaceQuery(text: "ög")).isEmpty)
  }

  @Test func `What is looked for is where it stands in the name`() {
    let matches = SoughtWords("hö la").ranges(in: "Great Högmere Lake")
    #expect(matches == [NSRange(location: 6, length: 2), NSRange(location: 14, length: 2)])
  }

  @Test func `Each letter leaves those whose names go on so, with those letters marked`() throws {
    begin()
    var last = 10_000
    for (letter, typed) in zip("rave", ["r", "ra", "rav", "rave"]) {
      screen.type(String(letter))
      screen.advanceUntilRest()
      let found = Gazetteer.shared.places(matching: PlaceQuery(text: typed)).count
      #expect(places.found.count == found)
      #expect(found <= last)
      last = found
    }
    #expect(counts() == [last])
    #expect(exhibit.status == ExhibitStatus(text: "\(last) found", isEmphasized: true))
    let name = try #require((cell(0)?.contentConfiguration as? UIListContentConfiguration)?.attributedText)
    let place = (name.string as NSString).range(of: "Rave")
    #expect(name.attribute(.foregroundColor, at: place.location, effectiveRange: nil) as? UIColor == .galleryTint)
    #expect(place.location != NSNotFound)
  }

  @Test func `A letter costs what is seen, however many places go`() {
    begin()
    let first = screen.work { screen.type("r") }
    screen.advanceUntilRest()
    let second = screen.work { screen.type("a") }
    screen.advanceUntilRest()
    // Of ten thousand and of a thousand as many cells as have room.
    for work in [first, second] {
      #expect(work.cellsConfigured + work.supplementaryViewsReused + work.supplementaryViewsMade <= 40)
      #expect(work.layersChanged <= 400)
    }
  }

  @Test func `A search shows regions above the places, and a tap looks in one of them alone`() throws {
    begin()
    #expect(counts() == [8, 10_000])
    #expect(title(2) == "Caldera")
    let row = try #require(cell(2))
    screen.play(.tap(at: row.convert(CGPoint(x: 100, y: 20), to: nil)))
    screen.advanceUntilRest()
    #expect(bar.searchTextField.tokens.map(\.text) == ["Caldera"])
    #expect(bar.isFirstResponder)
    #expect(places.found.allSatisfy { $0.region.name == "Caldera" })
    #expect(places.found.count > 1_000)
    screen.backspace()
    screen.advanceUntilRest()
    #expect(bar.searchTextField.tokens.isEmpty)
    #expect(places.found.count == 10_000)
    // The one that was used last stands first.
    #expect(counts() == [1, 7, 10_000])
    #expect(title(0) == "Caldera")
  }

  @Test func `A text that a region begins with offers it as well`() {
    begin()
    screen.type("fj")
    screen.advanceUntilRest()
    #expect(title(0) == "Fjellheim")
  }

  @Test func `A scope is a kind of place`() {
    begin()
    bar.selectedScopeButtonIndex = 2
    screen.advanceUntilRest()
    #expect(places.found.allSatisfy { $0.kind == .peak })
    #expect(places.found.count > 1_000)
  }

  @Test func `Where nothing is found the list says so`() {
    begin()
    screen.type("qqq")
    screen.advanceUntilRest()
    #expect(places.found.isEmpty)
    #expect(screen.window.says("No Places"))
    screen.backspace(3)
    screen.advanceUntilRest()
    #expect(!screen.window.says("No Places"))
  }

  @Test func `A drag puts the keyboard away, and Cancel shows everything again`() throws {
    begin()
    screen.type("no")
    screen.advanceUntilRest()
    screen.play(.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.3))
    screen.advanceUntilRest()
    #expect(!bar.isFirstResponder)
    #expect(places.search.isActive)
    places.search.isActive = false
    screen.advanceUntilRest()
    #expect(counts() == [10_000])
    #expect(exhibit.status == ExhibitStatus(text: "10,000 places"))
  }

  @Test func `The field goes away as the list is scrolled, and comes back at its beginning`() {
    let height = exhibit.navigationBar.frame.height
    places.collectionView.contentOffset.y += 1_000
    screen.advanceUntilRest()
    #expect(exhibit.navigationBar.frame.height <= height - 56)
    places.collectionView.contentOffset.y = -places.collectionView.adjustedContentInset.top
    screen.advanceUntilRest()
    #expect(exhibit.navigationBar.frame.height == height)
  }

  @Test func `The field stands on the line of the title`() {
    let field = bar.searchTextField
    #expect(field.convert(field.bounds, to: nil).minX == 16)
    #expect(field.convert(field.bounds, to: nil).maxX == 374)
  }

  @Test func `A place is shown with what is known of it`() throws {
    let row = try #require(cell(0))
    screen.play(.tap(at: row.convert(CGPoint(x: 100, y: 20), to: nil)))
    screen.advanceUntilRest()
    #expect(exhibit.topViewController?.title == Gazetteer.shared.places[0].name)
    #expect(screen.window.says(Gazetteer.shared.places[0].region.name))
  }

  @Test func `A search comes back as it was`() throws {
    begin()
    screen.type("ra")
    bar.selectedScopeButtonIndex = 1
    screen.advanceUntilRest()
    let state = exhibit.state
    #expect(state.choices == ["text": [114, 97], "kind": [0], "region": []])
    let other = SearchNavigation()
    other.restore(state)
    screen.show(other)
    screen.advanceUntilRest()
    let again = try #require(other.topViewController as? PlacesController)
    #expect(again.search.searchBar.text == "ra")
    #expect(again.found == places.found)
    // What a page brings may be anything.
    other.restore(ExhibitState(choices: ["text": [-1, 0xD800, 65], "kind": [99], "region": [-4]]))
    #expect(again.search.searchBar.text == "A")
  }
}
