import OpenCollectionView
import Testing

/// Selectors have the names that they have on Apple's systems.
@MainActor struct SelectorNameTests {
  @Test(arguments: [
    ("copy(_:)", "copy:"), ("press()", "press"), ("tap(_:event:)", "tap:event:"), ("move(_:_:)", "move::"),
    ("fade(for:)", "fadeFor:"), ("set(value:)", "setWithValue:"),
    ("animate(withDuration:delay:)", "animateWithDuration:delay:"),
    ("copy:", "copy:"), ("press", "press"), ("forward(format:)", "forwardWithFormat:"),
  ])
  func `a selector says its name as Objective-C spells it`(name: String, objectiveC: String) {
    #expect(Selector(name).description == objectiveC)
    #expect(NSStringFromSelector(Selector(name)) == objectiveC)
    #expect("\(Selector(name))" == objectiveC)
  }

  @Test func `selectors are equal by that name`() {
    #expect(Selector("fade(for:)") == Selector("fadeFor:"))
    #expect(NSSelectorFromString("copy:") == .copy)
    #expect(Set([Selector("set(value:)"), NSSelectorFromString("setWithValue:")]).count == 1)
    #expect(NSSelectorFromString("tap:") != NSSelectorFromString("tap"))
  }

  @Test func `a selector without a name says whose method it is`() {
    #expect(Selector(UIView.setNeedsLayout).description == "a method of UIView")
    #expect(NSStringFromSelector(Selector(UIView.setNeedsLayout)) == "")
  }
}

/// What a selector is made of.
@MainActor struct SelectorMethodTests {
  private class Model: NSObject {
    var calls: [String] = []
    @MainActor func tapped(_ sender: Any?) { calls.append("tapped") }
    @MainActor func pressed() { calls.append("pressed") }
    func save() { calls.append("save") }
    func changed(_ word: String) -> Int {
      calls.append(word)
      return calls.count
    }
  }

  private final class Editor: UIResponder {
    var calls: [String] = []
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy(_:)", (any UIResponderStandardEditActions).copy(_:))
        || super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func `methods of a class that is bound to no actor are called`() {
    let model = Model()
    #expect(
      Selector("tapped(_:)") { (model: Model, sender: Any?) in model.tapped(sender) }.perform(on: model, with: nil))
    #expect(Selector("pressed()") { (model: Model) in model.pressed() }.perform(on: model, with: nil))
    #expect(Selector(Model.save).perform(on: model, with: nil))
    #expect(Selector("changed(_:)", Model.changed(_:)).perform(on: model, with: "word"))
    #expect(!Selector("changed(_:)", Model.changed(_:)).perform(on: model, with: 1))
    #expect(model.calls == ["tapped", "pressed", "save", "word"])
  }

  @Test func `the method of a protocol is called on who conforms`() {
    let editor = Editor()
    let action = Selector("copy(_:)", (any UIResponderStandardEditActions).copy(_:))
    #expect(action == .copy)
    #expect(action.perform(on: editor, with: nil))
    #expect(editor.calls == ["copy"])
    #expect(editor.canPerformAction(action, withSender: nil))
    // Every responder has the method, and it does nothing.
    #expect(!UIView().canPerformAction(action, withSender: nil))
  }

  @Test func `a standard edit action is called by its name alone`() {
    let editor = Editor()
    #expect(NSSelectorFromString("copy:").perform(on: editor, with: nil))
    #expect(editor.calls == ["copy"])
    #expect(!NSSelectorFromString("shuffle:").perform(on: editor, with: nil))
  }
}
