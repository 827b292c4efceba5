import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TextEngine
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

  // X1, X3
  @Test func `a program that begins and ends editing whenever it is asked about that is asked once`() {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    final class Asked: NSObject, UITextViewDelegate, UITextFieldDelegate {
      var lines: [String] = []
      private func ask(_ responder: UIResponder, _ line: String) -> Bool {
        lines.append(line)
        guard lines.count < 100 else { return true }
        responder.becomeFirstResponder()
        responder.resignFirstResponder()
        return true
      }
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(textField, "field begins") }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField, "field ends") }
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask(textView, "view begins") }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask(textView, "view ends") }
    }
    let asked = Asked()
    field.superview?.addSubview(view)
    field.delegate = asked
    view.delegate = asked
    #expect(field.becomeFirstResponder())
    screen.runFrame()
    screen.type("a")
    #expect(view.becomeFirstResponder())
    screen.runFrame()
    screen.type("b")
    #expect(view.resignFirstResponder())
    #expect(asked.lines == ["field begins", "view begins", "field ends", "view ends"])
    #expect(field.text == "a")
    #expect(view.text == "b")
  }

  // X3
  @Test func `a field that is taken away while it is asked whether it may end has ended`() {
    final class Remover: NSObject, UITextFieldDelegate {
      var asked = 0
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        asked += 1
        textField.removeFromSuperview()
        return false
      }
    }
    stage.begin()
    let remover = Remover()
    field.delegate = remover
    field.resignFirstResponder()
    #expect(!field.isEditing)
    #expect(!field.isFirstResponder)
    #expect(remover.asked == 1)
    #expect(screen.advanceUntilRest())
  }

  // X26
  @Test func `a program that makes the keyboard higher whenever it is told of it is told so, and goes on`() {
    let screen = VirtualScreen(width: 320, height: 480)
    screen.keyboard = .onScreen(height: 200)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    screen.show(field)
    var height: CGFloat = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: screen.scene.screen, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        guard height < 200 else { return }
        height += 1
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height))
        field.reloadInputViews()
      }
    }
    let errors = screen.errors { field.becomeFirstResponder() }
    NotificationCenter.default.removeObserver(observer)
    #expect(errors.count == 1)
    #expect(errors.first?.contains("40 times in one another") == true)
    screen.type("a")
    #expect(field.text == "a")
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

  @Test func `a program that takes the field away when it is asked loses nothing and stays on its feet`() {
    stage.begin()
    stage.log.change = { field, _, _ in
      field.removeFromSuperview()
      return true
    }
    screen.type("a")
    #expect(!field.isEditing)
    #expect(field.text == "a")
    #expect(field.window == nil)
    #expect(screen.advanceUntilRest())
    screen.window.addSubview(field)
    stage.log.change = nil
    stage.begin()
    screen.type("b")
    #expect(field.text == "ab")
  }

  @Test func `a program that edits another field when it is asked has the letter in the first one`() {
    stage.begin()
    let other = stage.other
    stage.log.change = { [unowned field] asked, _, _ in
      if asked === field { other.becomeFirstResponder() }
      return true
    }
    screen.type("a")
    #expect(field.text == "a")
    #expect(other.isEditing)
    screen.runFrame()
    screen.type("b")
    #expect(other.text == "b")
  }

  @Test func `a program that sets the text whenever the selection moves comes to rest`() {
    final class Setter: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldDidChangeSelection(_ textField: UITextField) {
        count += 1
        if count < 1000, textField.text != "same" { textField.text = "same" }
      }
    }
    let setter = Setter()
    field.delegate = setter
    stage.begin()
    screen.type("ab")
    #expect(screen.advanceUntilRest())
    #expect(field.text == "same")
    #expect(screen.typedText == "same")
    #expect(setter.count < 20)
  }

  // X45, X50
  @Test func `whatever a page reports that cannot be is told, and leaves the text alone`() throws {
    stage.begin()
    screen.type("ab")
    let layer = try #require(screen.mirror.nodes.first { $0.value.properties.field?.isEdited == true })
    func exchange() -> Int { screen.mirror.nodes[layer.key]?.properties.field?.exchange ?? -1 }
    func send(
      _ number: Int, _ range: Range<Int>, _ text: String, selection: Range<Int> = 0..<0, marked: Range<Int>? = nil,
      correction: Int = 0, exchange number2: Int? = nil
    ) {
      screen.receive(
        .text(
          TextReport(
            time: 0, layer: layer.key.rawValue, exchange: number2 ?? exchange(),
            kind: .edit(
              TextEdit(
                number: number, correction: correction, range: range, replacement: text, selection: selection,
                markedRange: marked, kind: .insertText)))))
      screen.runFrame()
    }
    let long = String(repeating: "x", count: TextLimits.longestText + 1)
    let wrong: [(Int, Range<Int>, String, Range<Int>, Range<Int>?, Int)] = [
      (1, 5..<9, "a", 0..<0, nil, 0), (1, -1..<0, "a", 0..<0, nil, 0), (1, 0..<0, "a", 7..<9, nil, 0),
      (1, 0..<0, "a", 0..<0, 4..<50, 0), (1, 0..<0, "a", 0..<0, nil, 17), (1, 0..<0, long, 0..<0, nil, 0),
      (1, 0..<(.max), "a", 0..<0, nil, 0), (1, 0..<0, "a", (.min)..<(.max), nil, 0),
    ]
    for edit in wrong {
      // A wrong edit begins a new exchange: counts begin anew with it.
      let count = screen.mirror.nodes[layer.key]?.properties.field?.exchange
      send(edit.0, edit.1, edit.2, selection: edit.3, marked: edit.4, correction: edit.5)
      if count == screen.mirror.nodes[layer.key]?.properties.field?.exchange {
        // The exchange of typing had two edits already: the first number is an old one there.
        send(3, edit.1, edit.2, selection: edit.3, marked: edit.4, correction: edit.5)
      }
      #expect(screen.scene.takeTextExchangeError() != nil, "\(edit.1)")
      #expect(field.text == "ab")
      #expect(field.isEditing)
    }
    // Of an exchange that is over, or has not been, nothing is heard.
    send(1, 0..<0, "z", exchange: 999_999)
    #expect(screen.scene.takeTextExchangeError() == nil)
    #expect(field.text == "ab")
    // An edit of the future waits for those before it.
    send(50, 0..<0, "z")
    #expect(field.text == "ab")
    #expect(screen.advanceUntilRest())
  }

  // X17
  @Test func `half a pair of surrogates is a replacement character and no trap`() {
    stage.begin()
    screen.dictate("😀")
    screen.select(1..<1)
    screen.type("x")
    #expect(field.text?.contains("x") == true)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.position(from: field.beginningOfDocument, offset: 1)!)
    _ = field.text(in: field.selectedTextRange!)
    field.undoManager?.undo()
    field.undoManager?.undo()
    screen.runFrame()
    #expect(screen.typedText == field.text)
    #expect(screen.advanceUntilRest())
  }

  // X50
  @Test func `half a million letters that are pasted are there, and are taken back as one`() {
    stage.begin()
    let text = String(repeating: "0123456789", count: 50_000)
    screen.paste(text)
    #expect(field.text?.utf16.count == 500_000)
    #expect(field.text?.hasSuffix("789") == true)
    field.undoManager?.undo()
    #expect(field.text == "")
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
