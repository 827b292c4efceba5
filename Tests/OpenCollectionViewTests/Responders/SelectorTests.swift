import OpenCollectionView
import Testing

@MainActor struct SelectorTests {
  @MainActor private final class Controller {
    var calls: [String] = []
    func tap(_ sender: UIGestureRecognizer) { calls.append("tap(\(type(of: sender)))") }
    func press() { calls.append("press") }
  }

  private final class Other {}

  @Test func `a selector calls a method with the sender`() {
    let controller = Controller()
    let sender = UITapGestureRecognizer()
    #expect(Selector(Controller.tap(_:)).perform(on: controller, with: sender))
    #expect(Selector("tap(_:)", Controller.tap(_:)).perform(on: controller, with: sender))
    #expect(controller.calls == ["tap(UITapGestureRecognizer)", "tap(UITapGestureRecognizer)"])
  }

  @Test func `a selector calls a method without arguments`() {
    let controller = Controller()
    #expect(Selector(Controller.press).perform(on: controller, with: nil))
    #expect(Selector("press()", Controller.press).perform(on: controller, with: 1))
    #expect(controller.calls == ["press", "press"])
  }

  @Test func `a target or a sender of another class is not called`() {
    let controller = Controller()
    #expect(!Selector(Controller.press).perform(on: Other(), with: nil))
    #expect(!Selector(Controller.tap(_:)).perform(on: controller, with: nil))
    #expect(!Selector(Controller.tap(_:)).perform(on: controller, with: "sender"))
    #expect(controller.calls == [])
  }

  @Test func `a name alone calls nothing`() {
    #expect(!Selector("press()").perform(on: Controller(), with: nil))
  }

  @Test func `selectors are equal by their names`() {
    #expect(Selector("press()", Controller.press) == Selector("press()"))
    #expect(Selector("press()") != Selector("tap(_:)"))
    #expect(Set([Selector("press()", Controller.press), Selector("press()")]).count == 1)
  }

  @Test func `without a name a selector equals its copies only`() {
    let selector = Selector(Controller.press)
    let copy = selector
    #expect(selector == copy)
    #expect(selector != Selector(Controller.press))
    #expect(selector != Selector("press()"))
    #expect(Set([selector, copy]).count == 1)
  }
}

@MainActor struct SelectorFormTests {
  @MainActor private final class Pad {
    var calls: [String] = []
    func press(_ sender: Any?, _ event: UIEvent) { calls.append("event") }
    func touch(_ sender: String, _ event: UIEvent?) {
      calls.append("\(sender), \(event == nil ? "no event" : "event")")
    }
    func any(_ sender: Any?) { calls.append(sender == nil ? "nil" : "\(type(of: sender!))") }
  }

  @Test func `a method can take the event besides the sender`() {
    let pad = Pad()
    #expect(Selector(Pad.touch(_:_:)).perform(on: pad, with: "a"))
    // A method that needs an event is not called without one.
    #expect(!Selector(Pad.press(_:_:)).perform(on: pad, with: "a"))
    #expect(pad.calls == ["a, no event"])
  }

  @Test func `a method that takes any sender is called with none as well`() {
    let pad = Pad()
    #expect(Selector(Pad.any(_:)).perform(on: pad, with: nil))
    #expect(Selector(Pad.any(_:)).perform(on: pad, with: 1))
    #expect(pad.calls == ["nil", "Int"])
  }

  @Test func `names in the spelling of Objective-C mean the same`() {
    #expect(Selector("copy:") == .copy)
    #expect(Selector("tap:event:") == Selector("tap(_:event:)"))
    #expect(Selector("press") == Selector("press()"))
    #expect(Selector("press").name == "press()")
  }
}
