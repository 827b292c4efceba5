import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Search* and *Compose*.
  static let typing: [String: Play] = [
    "Tap the field and type: ten thousand places are fewer at each letter.": {
      let stage = try PromiseStage("Search")
      #expect(stage.status == "10,000 places")
      stage.tap(stage.middle(of: try search(stage)))
      var last = 10_000
      for letter in "rave" {
        stage.screen.type(String(letter))
        stage.rest()
        let count = try places(stage).found.count
        #expect(count <= last)
        last = count
      }
      #expect(last < 500)
      #expect(stage.status == "\(last) found")
    },
    "Tap a region to look in it alone; a backspace in the empty field takes it away again.": {
      let stage = try PromiseStage("Search")
      stage.tap(stage.middle(of: try search(stage)))
      stage.tap(try stage.middle(0))
      #expect(try search(stage).tokens.map(\.text) == ["Arden"])
      #expect(try places(stage).found.allSatisfy { $0.region.name == "Arden" })
      stage.screen.backspace()
      stage.rest()
      #expect(try places(stage).found.count == 10_000)
    },
    "Choose a kind of place. Scroll: the keyboard goes, and once the search is over the field goes, too.": {
      let stage = try PromiseStage("Search")
      let field = try search(stage)
      stage.screen.keyboard = .onScreen(height: 291)
      stage.tap(stage.middle(of: field))
      stage.choose(3, of: try #require(stage.view.all(UISegmentedControl.self).first))
      #expect(try places(stage).found.allSatisfy { $0.kind == .lake })
      stage.drag(CGPoint(x: 195, y: 450), 0, -200)
      stage.rest()
      #expect(!field.isFirstResponder)
      try stage.tapButton("Cancel")
      #expect(try places(stage).found.count == 10_000)
      stage.drag(CGPoint(x: 195, y: 650), 0, -300)
      stage.rest()
      #expect(try #require(field.superview?.superview).bounds.height == 0)
    },
    "Write several lines: the field grows, and the last message stays in sight.": {
      let stage = try PromiseStage("Compose")
      let bar = try compose(stage).bar
      let height = bar.bounds.height
      stage.tap(stage.middle(of: bar.textView))
      stage.screen.type("One\nTwo\nThree")
      stage.rest()
      #expect(bar.bounds.height > height + 30)
      let last = try stage.cell(try compose(stage).conversation.messages.count - 1)
      #expect(last.convert(last.bounds, to: nil).maxY <= bar.convert(bar.bounds, to: nil).minY)
    },
    "Drag the messages down over the keyboard: it goes, and what was written stays.": {
      let stage = try PromiseStage("Compose")
      stage.screen.keyboard = .onScreen(height: 291)
      let bar = try compose(stage).bar
      stage.tap(stage.middle(of: bar.textView))
      stage.screen.type("Half a sen")
      stage.drag(CGPoint(x: 195, y: 300), 0, 400, duration: 0.6)
      stage.rest()
      #expect(!bar.textView.isFirstResponder)
      #expect(bar.draft == "Half a sen")
    },
    "Tap a message of your own and edit it where it stands: its bubble grows with it.": {
      let stage = try PromiseStage("Compose")
      let item = try #require(try compose(stage).conversation.messages.lastIndex { $0.isOwn })
      let cell = try #require(try stage.cell(item) as? MessageCell)
      let height = cell.bounds.height
      stage.tap(stage.middle(of: cell.textView))
      stage.screen.type(", and bring the lantern that hangs in the hall")
      stage.rest()
      #expect(try compose(stage).conversation.messages[item].text.contains("lantern"))
      #expect(cell.bounds.height > height + 15)
    },
  ]

  private static func places(_ stage: PromiseStage) throws -> PlacesController {
    try #require(try stage.exhibit(SearchNavigation.self).topViewController as? PlacesController)
  }

  private static func search(_ stage: PromiseStage) throws -> UISearchTextField {
    try places(stage).search.searchBar.searchTextField
  }

  private static func compose(_ stage: PromiseStage) throws -> ComposeController {
    try stage.exhibit(ComposeController.self)
  }
}
