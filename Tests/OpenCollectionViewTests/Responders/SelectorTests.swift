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
