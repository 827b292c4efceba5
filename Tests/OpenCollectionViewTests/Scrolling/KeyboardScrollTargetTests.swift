import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Which scroll view a key moves, and what takes keys before any does.
// S86
@MainActor struct KeyboardScrollTargetTests {
  private final class Field: UIView {
    var takesKeys = false
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    func go(_ command: UIKeyCommand) {}
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !takesKeys { super.pressesBegan(presses, with: event) }
    }
  }

  let screen = VirtualScreen(width: 400, height: 800)
  let upper = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let lower = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 500))
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    let root = UIView(frame: screen.window.bounds)
    for scrollView in [upper, lower] {
      scrollView.contentSize = CGSize(width: 400, height: 3000)
      root.addSubview(scrollView)
    }
    upper.addSubview(field)
    screen.show(root)
  }

  private func offsets(after key: String) -> [CGFloat] {
    screen.press(key)
    screen.advanceUntilRest()
    return [upper.contentOffset.y, lower.contentOffset.y]
  }

  @Test func `the largest one that is seen is moved`() {
    #expect(offsets(after: "ArrowDown") == [0, 40])
    lower.frame.origin.y = 700
    #expect(offsets(after: "ArrowDown") == [40, 40])
  }

  @Test func `the one that was scrolled last goes before the largest`() {
    screen.play(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 150), holding: 0.6))
    #expect(offsets(after: "ArrowDown") == [80, 0])
  }

  @Test func `the one under the pointer goes before that`() {
    screen.play(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 150), holding: 0.6))
    screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: 200, y: 500))))
    screen.runFrame()
    #expect(offsets(after: "ArrowDown") == [40, 40])
  }

  @Test func `the one around the first responder goes before all`() {
    screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: 200, y: 500))))
    field.becomeFirstResponder()
    #expect(offsets(after: "ArrowDown") == [40, 0])
  }

  @Test func `one that cannot move that way leaves it to the one around it`() {
    let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    row.contentSize = CGSize(width: 2000, height: 100)
    upper.addSubview(row)
    row.addSubview(field)
    field.becomeFirstResponder()
    #expect(offsets(after: "ArrowDown") == [40, 0])
    #expect(offsets(after: "ArrowRight") == [40, 0])
    #expect(row.contentOffset.x == 40)
  }

  @Test func `a responder that takes the key keeps it`() {
    field.takesKeys = true
    field.becomeFirstResponder()
    #expect(offsets(after: "ArrowDown") == [0, 0])
  }

  @Test func `a key command comes first`() {
    field.commands = [
      UIKeyCommand(
        input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: Selector("go(_:)", Field.go(_:)))
    ]
    field.becomeFirstResponder()
    #expect(offsets(after: "ArrowDown") == [0, 0])
    #expect(offsets(after: "PageDown") == [260, 0])
  }

  @Test func `what lies behind a presented controller is not moved`() {
    let root = UIViewController()
    screen.show(root)
    root.view.addSubview(upper)
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    screen.runFrame()
    #expect(offsets(after: "ArrowDown") == [0, 0])
  }
}
