import OpenCollectionView
import Testing
import TouchTesting

/// Programs that answer typing by ending it, by typing themselves, or by correcting each correction; and what ends with its owner.
@MainActor struct UnrulyProgramTests {
  let stage = FieldStage()
  var field: LoggedField { stage.field }
  var screen: VirtualScreen { stage.screen }

  @Test func `a program that ends editing when it is asked about a letter has the letter`() {
    stage.begin()
    stage.log.change = { field, _, _ in
      field.resignFirstResponder()
      return true
    }
    screen.type("a")
    #expect(field.text == "a")
    #expect(!field.isEditing)
    #expect(screen.advanceUntilRest())
  }

  @Test func `a program that ends editing in every callback is asked and told once`() {
    for event: UIControl.Event in [.editingDidBegin, .editingChanged, .editingDidEnd] {
      field.addAction(UIAction { [unowned field] _ in field.resignFirstResponder() }, for: event)
    }
    field.becomeFirstResponder()
    #expect(!field.isEditing)
    #expect(
      stage.log.lines == [
        "field shouldBegin", "field didBegin", "field posts textDidBegin", "field sends editingDidBegin",
        "field shouldEnd", "field didEnd", "field posts textDidEnd", "field sends editingDidEnd",
      ])
    #expect(screen.advanceUntilRest())
  }

  @Test func `a program that begins editing again whenever it ends is the first responder at the end`() {
    stage.begin()
    var count = 0
    field.addAction(
      UIAction { [unowned field] _ in
        count += 1
        if count < 10 { field.becomeFirstResponder() }
      }, for: .editingDidEnd)
    field.resignFirstResponder()
    #expect(field.isEditing)
    #expect(count == 1)
  }

  @Test func `a program that inserts text for each change is told so, and goes on`() {
    stage.begin()
    field.addAction(UIAction { [unowned field] _ in field.insertText("x") }, for: .editingChanged)
    let errors = screen.errors { screen.type("a") }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("40 times in one another") == true)
    #expect(field.text?.hasPrefix("ax") == true)
    #expect(screen.advanceUntilRest())
  }

  @Test func `a program that sets another text at each change never has the page and itself disagree at rest`() {
    stage.begin()
    screen.lineDelay = 0.1
    var count = 0
    field.addAction(
      UIAction { [unowned field] _ in
        count += 1
        field.text = "\(count)" + (field.text ?? "")
      }, for: .editingChanged)
    for letter in "hello" {
      screen.type(String(letter))
      screen.advance(by: 0.03)
    }
    #expect(screen.advanceUntilRest())
    #expect(screen.typedText == field.text)
    #expect(field.text?.filter(\.isLetter) == "hello")
  }

  @Test func `a field that is edited ends with its screen`() {
    weak var field: UITextField?
    weak var bar: UISearchBar?
    weak var search: UISearchController?
    do {
      let screen = VirtualScreen(width: 320, height: 480)
      screen.keyboard = .onScreen(height: 200)
      let edited = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      edited.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let controller = UISearchController(searchResultsController: UIViewController())
      let root = UIViewController()
      root.navigationItem.searchController = controller
      screen.show(UINavigationController(rootViewController: root))
      screen.window.addSubview(edited)
      controller.isActive = true
      screen.advanceUntilRest()
      screen.type("a")
      edited.becomeFirstResponder()
      screen.runFrame()
      screen.type("b")
      field = edited
      bar = controller.searchBar
      search = controller
    }
    #expect(field == nil)
    #expect(bar == nil)
    #expect(search == nil)
  }
}
