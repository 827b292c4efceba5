import OpenCollectionView
import Testing
import TouchTesting

/// What programs hear of a keyboard, and what makes room for it.
@MainActor struct KeyboardTests {
  let stage = FieldStage(keyboard: .onScreen(height: 200))
  let log: KeyboardLog

  init() { log = KeyboardLog(stage.screen) }

  private static let up = CGRect(x: 0, y: 280, width: 320, height: 200)
  private static let down = CGRect(x: 0, y: 480, width: 320, height: 200)

  // X1, X26
  @Test func `a keyboard is told of before the field is edited, with its frame, time and curve`() {
    var isEditing = true
    log.whenShown = { [stage] in isEditing = stage.field.isEditing }
    stage.field.becomeFirstResponder()
    #expect(!isEditing)
    #expect(log.lines == ["willChangeFrame", "willShow"])
    #expect(log.begins == [Self.down])
    #expect(log.ends == [Self.up])
    #expect(log.durations == [0.25])
    #expect(log.curves == [7])
    stage.screen.advance(by: 0.3)
    #expect(log.lines == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
  }

  // X1, X26
  @Test func `it goes before the program hears that editing has ended`() {
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    log.forget()
    stage.field.resignFirstResponder()
    #expect(log.lines == ["willChangeFrame", "willHide"])
    #expect(log.ends.last == Self.down)
    stage.screen.advanceUntilRest()
    #expect(log.lines == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  // X2
  @Test func `it stays where another field takes over`() {
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    log.forget()
    stage.other.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    #expect(log.lines.isEmpty)
    #expect(stage.other.isEditing)
  }

  // X26
  @Test func `what a handler changes goes along with it`() {
    let view = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
    stage.screen.window.addSubview(view)
    stage.screen.runFrame()
    log.whenShown = { view.frame.origin.y = 200 }
    stage.field.becomeFirstResponder()
    stage.screen.advance(by: 0.125)
    let y = view.layer.presentation()?.frame.minY ?? 0
    #expect(y > 200)
    #expect(y < 400)
    stage.screen.advanceUntilRest()
    #expect(view.layer.presentation()?.frame.minY ?? 200 == 200)
  }

  // X26
  @Test func `the curve that has no name is no error`() {
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
  }

  // X27
  @Test func `the frame has the view above the keyboard in it`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    stage.field.inputAccessoryView = bar
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    #expect(log.ends == [CGRect(x: 0, y: 236, width: 320, height: 244)])
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 236, width: 320, height: 44))
    stage.field.resignFirstResponder()
    stage.screen.advanceUntilRest()
    #expect(bar.window == nil)
  }

  // X20
  @Test func `a view in the keyboard's place has its own height`() {
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    stage.field.inputView = input
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    #expect(log.ends == [CGRect(x: 0, y: 360, width: 320, height: 120)])
    #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 360, width: 320, height: 120))
  }

  // X20
  @Test func `a view that is set while the field is edited comes when it is loaded again`() {
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    stage.screen.advanceUntilRest()
    #expect(log.ends == [Self.up])
    stage.field.reloadInputViews()
    #expect(log.ends == [Self.up, CGRect(x: 0, y: 236, width: 320, height: 244)])
  }

  // X27
  @Test func `a controller that takes no text has its bar at the lower edge, keyboard or not`() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    stage.screen.show(chat)
    chat.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    #expect(log.ends == [CGRect(x: 0, y: 430, width: 320, height: 50)])
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 430, width: 320, height: 50))
  }

  // X30
  @Test func `a keyboard before the screen is told of only for the view that goes with it`() {
    stage.screen.keyboard = .hardware
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    #expect(log.lines.isEmpty)
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    stage.field.reloadInputViews()
    #expect(log.ends == [CGRect(x: 0, y: 436, width: 320, height: 44)])
  }

  // X26
  @Test func `a keyboard that the host learns of later is told of then`() {
    stage.screen.keyboard = .hardware
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    stage.screen.keyboard = .onScreen(height: 200)
    #expect(log.ends == [Self.up])
    stage.screen.keyboard = .onScreen(height: 260)
    #expect(log.ends.last == CGRect(x: 0, y: 220, width: 320, height: 260))
  }

  // X28
  @Test func `the layout guide stands on the keyboard, and goes along with it`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.screen.window.addSubview(view)
    let guide = stage.screen.window.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: guide.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: stage.screen.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    stage.screen.runFrame()
    #expect(view.frame == CGRect(x: 0, y: 440, width: 100, height: 40))
    stage.field.becomeFirstResponder()
    stage.screen.advance(by: 0.125)
    let y = view.layer.presentation()?.frame.minY ?? 0
    #expect(y > 240 && y < 440)
    stage.screen.advanceUntilRest()
    #expect(view.frame == CGRect(x: 0, y: 240, width: 100, height: 40))
    stage.field.resignFirstResponder()
    stage.screen.advanceUntilRest()
    #expect(view.frame == CGRect(x: 0, y: 440, width: 100, height: 40))
  }

  // X29
  @Test func `an interactive mode ends editing where the finger crosses the keyboard's upper edge`() {
    let scrollView = UIScrollView(frame: stage.screen.window.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.keyboardDismissMode = .interactive
    stage.screen.window.insertSubview(scrollView, at: 0)
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    let finger = stage.screen.touch(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 270))
    stage.screen.runFrame()
    #expect(stage.field.isEditing)
    finger.move(to: CGPoint(x: 100, y: 290))
    stage.screen.runFrame()
    #expect(!stage.field.isEditing)
    finger.lift()
  }

  // X29
  @Test func `what stands on the keyboard belongs to it, as the guide of a view around says`() {
    let around = UIView(frame: stage.screen.window.bounds)
    stage.screen.window.insertSubview(around, at: 0)
    around.keyboardLayoutGuide.keyboardDismissPadding = 50
    let scrollView = UIScrollView(frame: around.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.keyboardDismissMode = .interactive
    around.addSubview(scrollView)
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    let finger = stage.screen.touch(at: CGPoint(x: 100, y: 180))
    finger.move(to: CGPoint(x: 100, y: 220))
    stage.screen.runFrame()
    #expect(stage.field.isEditing)
    finger.move(to: CGPoint(x: 100, y: 240))
    stage.screen.runFrame()
    #expect(!stage.field.isEditing)
    finger.lift()
  }

  // X29
  @Test func `a mode of drags ends editing when the drag begins`() {
    let scrollView = UIScrollView(frame: stage.screen.window.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.keyboardDismissMode = .onDrag
    stage.screen.window.insertSubview(scrollView, at: 0)
    stage.field.becomeFirstResponder()
    stage.screen.advanceUntilRest()
    let finger = stage.screen.touch(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 230))
    stage.screen.runFrame()
    #expect(!stage.field.isEditing)
    finger.lift()
  }
}
