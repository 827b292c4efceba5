import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct FirstResponderTests {
  final class Field: UIView {
    var mayBegin = true
    var mayEnd = true
    override var canBecomeFirstResponder: Bool { mayBegin }
    override var canResignFirstResponder: Bool { mayEnd }
  }

  // R2
  @Test func `a view becomes the first responder when it may and is in a window`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (field, plain) = (Field(), UIView())
    #expect(!field.becomeFirstResponder())
    screen.show(field)
    screen.show(plain)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(!plain.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }

  // R2
  @Test func `the former first responder resigns first, and one that refuses stays`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (first, second) = (Field(), Field())
    screen.show(first)
    screen.show(second)
    first.becomeFirstResponder()
    first.mayEnd = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder && !second.isFirstResponder)
    #expect(!first.resignFirstResponder())
    first.mayEnd = true
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
  }

  // R2
  @Test func `a controller can be the first responder of the window that its view is in`() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = VirtualScreen(width: 100, height: 100)
    let controller = Controller()
    #expect(!controller.becomeFirstResponder())
    screen.show(controller)
    #expect(controller.becomeFirstResponder())
    #expect(controller.isFirstResponder)
    #expect(controller.resignFirstResponder())
    #expect(!controller.isFirstResponder)
  }

  @Test func `a first responder that leaves its window resigns, also with a view around it`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (box, field) = (UIView(), Field())
    box.addSubview(field)
    screen.show(box)
    field.becomeFirstResponder()
    field.mayEnd = false
    box.removeFromSuperview()
    screen.show(box)
    #expect(!field.isFirstResponder)
  }

  @Test func `the trace tells who is the first responder`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let field = Field()
    screen.show(field)
    let trace = screen.recordTrace()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(
      trace.events.map(\.decision.description) == ["first responder none → Field#1", "first responder Field#1 → none"])
  }
}
