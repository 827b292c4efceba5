import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a drag does to typing, and what typing does with keys.
@MainActor struct KeyboardDismissTests {
  private final class TextInput: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  private final class Plain: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  let stage = ScrollStage()
  private let input = TextInput()

  init() {
    stage.content.addSubview(input)
    input.becomeFirstResponder()
  }

  // S87
  @Test func `a drag leaves typing alone unless the mode says otherwise`() {
    #expect(stage.scrollView.keyboardDismissMode == .none)
    stage.drag(by: -50)
    #expect(input.isFirstResponder)
  }

  // S87
  @Test(arguments: [
    UIScrollView.KeyboardDismissMode.onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
  ])
  func `the beginning of a drag ends typing`(mode: UIScrollView.KeyboardDismissMode) {
    stage.scrollView.keyboardDismissMode = mode
    stage.send(.began, 200, 400)
    #expect(input.isFirstResponder)
    stage.send(.moved, 200, 380)
    #expect(!input.isFirstResponder)
  }

  // S87
  @Test func `a wheel ends it too`() {
    stage.scrollView.keyboardDismissMode = .onDrag
    stage.turnWheel(10)
    #expect(!input.isFirstResponder)
  }

  // S87
  @Test func `a scroll of the program does not`() {
    stage.scrollView.keyboardDismissMode = .onDrag
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.screen.advanceUntilRest()
    #expect(input.isFirstResponder)
  }

  // S87
  @Test func `a first responder that takes no text stays`() {
    let plain = Plain()
    stage.content.addSubview(plain)
    plain.becomeFirstResponder()
    stage.scrollView.keyboardDismissMode = .onDrag
    stage.drag(by: -50)
    #expect(plain.isFirstResponder)
  }

  // S88
  @Test func `keys type into the first responder and do not scroll`() {
    for key in ["H", "i", " ", "x", "Backspace", "!", "Enter"] { stage.screen.press(key) }
    stage.screen.keyDown("o")
    stage.screen.keyDown("o", isRepeat: true)
    stage.screen.keyUp("o")
    #expect(input.text == "Hi !\noo")
    stage.screen.press("ArrowDown")
    stage.screen.press("c", .command)
    stage.screen.advanceUntilRest()
    #expect(input.text == "Hi !\noo")
    #expect(stage.y == 0)
    stage.screen.press("PageDown")
    stage.screen.advanceUntilRest()
    #expect(stage.y == 760)
  }

  /// A controller that takes text has no caret: its field is wherever it shows what was typed.
  private final class TypedController: UIViewController, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  // S92
  @Test func `a controller that takes text leaves arrows, Home and End to what is scrolled`() {
    let controller = TypedController()
    controller.view = stage.content
    stage.screen.window.rootViewController = UIViewController()
    stage.screen.window.rootViewController?.addChild(controller)
    #expect(controller.becomeFirstResponder())
    stage.screen.press("7")
    stage.screen.press("ArrowDown")
    stage.screen.advanceUntilRest()
    #expect(controller.text == "7")
    #expect(stage.y == 40)
    stage.screen.press("End")
    stage.screen.advanceUntilRest()
    #expect(stage.y > 760)
    stage.screen.press("Home")
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
    #expect(controller.text == "7")
  }
}
