import OpenCollectionView
import Testing
import TouchTesting

/// What a search bar asks and tells, and what it shows.
@MainActor struct SearchBarTests {
  private final class Log: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      lines.append("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("changed \(searchText)") }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("shouldChange \(range.location),\(range.length) \(text)")
      return true
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      lines.append("scope \(selectedScope)")
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let log = Log()

  init() {
    bar.delegate = log
    screen.window.addSubview(bar)
    screen.runFrame()
  }

  // X32
  @Test func `a search is asked about and told in the order of a field`() {
    screen.play(.tap(at: CGPoint(x: 100, y: 28)))
    screen.type("a")
    bar.resignFirstResponder()
    #expect(log.lines == ["shouldBegin", "didBegin", "shouldChange 0,0 a", "changed a", "shouldEnd", "didEnd"])
  }

  // X33
  @Test func `the search key is told and ends nothing`() {
    bar.becomeFirstResponder()
    screen.runFrame()
    log.lines = []
    screen.type("\n")
    #expect(log.lines == ["search"])
    #expect(bar.isFirstResponder)
  }

  // X33
  @Test func `Cancel is told and clears nothing`() {
    bar.text = "abc"
    bar.showsCancelButton = true
    screen.runFrame()
    #expect(bar.searchTextField.frame.maxX < 260)
    screen.play(.tap(at: CGPoint(x: 290, y: 28)))
    #expect(log.lines == ["cancel"])
    #expect(bar.text == "abc")
  }

  // X32
  @Test func `clearing is told as a change`() {
    bar.text = "abc"
    bar.becomeFirstResponder()
    screen.runFrame()
    log.lines = []
    screen.play(.tap(at: CGPoint(x: 297, y: 28)))
    #expect(log.lines == ["changed "])
    #expect(bar.text == "")
  }

  // X32
  @Test func `a scope is told when a person chooses it, and not when the program does`() {
    bar.scopeButtonTitles = ["All", "Near", "Seen"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 96)
    bar.frame.size.height = 96
    screen.runFrame()
    screen.play(.tap(at: CGPoint(x: 160, y: 66)))
    #expect(log.lines == ["scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = 2
    #expect(log.lines == ["scope 1"])
  }

  // X32
  @Test func `tokens stand before the text, and the last one goes with a backspace there`() {
    let field = bar.searchTextField
    field.tokens = [UISearchToken(icon: nil, text: "Lakes"), UISearchToken(icon: nil, text: "North")]
    screen.runFrame()
    #expect(screen.picture().svg.contains("Lakes"))
    field.becomeFirstResponder()
    screen.runFrame()
    screen.type("a")
    screen.backspace(2)
    #expect(field.tokens.map(\.text) == ["Lakes"])
    #expect(field.text == "")
    screen.type("b")
    screen.select(0..<0)
    screen.backspace()
    #expect(field.tokens.isEmpty)
    #expect(field.text == "b")
  }
}
