import FrameClock
import GestureEngine

/// Tells what covers the lower edge of a scene's screen while somebody types: the host's keyboard, or the program's view in its
/// place, and the program's view above it.
@MainActor final class SceneKeyboard {
  private let reference: SceneReference
  /// The keyboard of the host, in points of the screen; nil while there is none.
  private var hostFrame: CGRect?
  private var hostDuration = KeyboardReport.usualDuration
  /// Everything that there is, in points of the screen; nil while there is nothing.
  private(set) var frame: CGRect?
  private var views: InputWindow?
  private var end: ClockTimer?
  private var nesting = 0
  /// More changes within the telling of changes are a program that answers itself. Our choice.
  private static let mostNestedChanges = 40
  private var isHandingOver = false
  private let room = KeyboardRoom()
  private weak var responder: UIResponder?

  init(scene: UIWindowScene) { reference = scene.reference }

  private var scene: UIWindowScene? { reference.scene }

  /// The curve of a keyboard, which has no name. As observed on iOS.
  static let curve = 7

  // MARK: The first responder

  /// Does something that takes the first responder from one to another: nothing comes or goes until that is over. // X2
  func whileHandingOver(_ body: () -> Bool) -> Bool {
    let outer = isHandingOver
    isHandingOver = true
    defer { isHandingOver = outer }
    return body()
  }

  /// Another responder is the first one, or none.
  func firstResponderDidChange(to responder: UIResponder?) {
    self.responder = responder
    guard !isHandingOver else { return }
    update()
  }

  /// Brings everything up to date with the first responder.
  func update() {
    let responder = responder
    let takesText = responder is any UIKeyInput
    if !takesText || responder?.inputView != nil {
      hostFrame = nil
    } else if hostFrame == nil, let scene, let report = scene.textHost?.keyboardToCome(in: scene) {
      hostFrame = report.frame
      hostDuration = report.duration
    }
    show(accessory: responder?.inputAccessoryView, input: takesText ? responder?.inputView : nil)
    bringIntoSight()
  }

  /// The keyboard stays, and another text is edited: that comes above it. // X31
  private func bringIntoSight() {
    guard let scene, let frame, let responder, room.responder !== responder else { return }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
    ) { self.room.make(for: responder, above: frame, in: scene) }
  }

  /// Somebody has typed into a text that does not scroll by itself: what is around it may. // X31
  func caretDidMove(in responder: UIResponder) {
    if frame != nil { room.followCaret(of: responder) }
  }

  // MARK: The host

  /// Takes in where the host's keyboard is.
  func receive(_ report: KeyboardReport) {
    // A keyboard that goes because nobody types any longer has been told of.
    guard report.frame == nil || (responder is any UIKeyInput && responder?.inputView == nil) else { return }
    if let frame = report.frame, !(frame.origin.x + frame.origin.y + frame.width + frame.height).isFinite { return }
    hostDuration = report.duration.isFinite ? min(max(report.duration, 0), 1) : KeyboardReport.usualDuration
    hostFrame = report.frame
    show(accessory: responder?.inputAccessoryView, input: responder is any UIKeyInput ? responder?.inputView : nil)
  }

  /// The screen has another size: what stands at its lower edge does so again.
  func screenDidChange() {
    guard frame != nil, hostFrame == nil else { return }
    show(accessory: responder?.inputAccessoryView, input: responder is any UIKeyInput ? responder?.inputView : nil)
  }

  // MARK: Showing

  private func show(accessory: UIView?, input: UIView?) {
    guard let screen = scene?.screen.bounds else { return }
    let width = screen.width
    let inputHeight = input.map { InputWindow.height(of: $0, width: width) } ?? 0
    let accessoryHeight = accessory.map { InputWindow.height(of: $0, width: width) } ?? 0
    let below = input == nil ? hostFrame ?? .zero : CGRect(x: 0, y: 0, width: width, height: inputHeight)
    // What floats above the edge, as a small keyboard of a tablet, leaves the rest where it is.
    let isDocked = input != nil || hostFrame == nil || below.maxY >= screen.maxY - 1
    let height = accessoryHeight + (isDocked ? below.height : 0)
    var new: CGRect?
    if height > 0 { new = CGRect(x: 0, y: screen.maxY - height, width: width, height: height) }
    if !isDocked { new = new?.union(below) ?? below }
    let old = frame
    guard new != old || views?.shows(accessory, input) ?? (accessory != nil || input != nil) else { return }
    place(accessory, input, accessoryHeight, inputHeight, from: old, to: new)
    guard new != old else { return }
    frame = new
    tell(from: old, to: new, isDocked: isDocked)
  }

  private func place(
    _ accessory: UIView?, _ input: UIView?, _ accessoryHeight: CGFloat, _ inputHeight: CGFloat, from old: CGRect?,
    to new: CGRect?
  ) {
    guard let scene else { return }
    guard accessory != nil || input != nil else {
      views?.leave(scene.screen.bounds, duration: duration)
      views = nil
      return
    }
    let window = views ?? InputWindow(scene: scene)
    views = window
    let top = new?.minY ?? scene.screen.bounds.maxY
    window.show(
      accessory, input,
      accessoryFrame: CGRect(x: 0, y: top, width: scene.screen.bounds.width, height: accessoryHeight),
      inputFrame: CGRect(
        x: 0, y: top + accessoryHeight, width: scene.screen.bounds.width, height: inputHeight), duration: duration)
  }

  private var duration: Double { UIView.areAnimationsEnabled ? hostDuration : 0 }

  /// Posts what programs hear of, in an animation that goes along. // X26
  private func tell(from old: CGRect?, to new: CGRect?, isDocked: Bool) {
    guard let scene else { return }
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.mostNestedChanges else {
      if nesting == Self.mostNestedChanges + 1 {
        ProgrammingErrors.report(
          "The program has answered a change of the keyboard by changing its height \(Self.mostNestedChanges) times in one "
            + "another: reload input views when the keyboard is there, not while it is told of.",
          instead: "it is told of no more changes within these")
      }
      return
    }
    let below = CGRect(x: 0, y: scene.screen.bounds.maxY, width: scene.screen.bounds.width, height: 0)
    let (from, to) = (
      old ?? new.map { CGRect(origin: below.origin, size: $0.size) } ?? below,
      new ?? old.map { CGRect(origin: below.origin, size: $0.size) } ?? below
    )
    let comes = old == nil || (new.map { $0.height > 0 } ?? false)
    let name = new == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification
    let done = new == nil ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let screen = scene.screen
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: screen, userInfo: information)
    }
    end?.cancel()
    note(new)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
    ) {
      post(UIResponder.keyboardWillChangeFrameNotification)
      if isDocked || !comes { post(name) }
      self.room.make(for: self.responder, above: self.frame, in: scene)
      self.guidesDidChange()
    }
    let length = duration
    end = scene.application.clock.at(scene.application.clock.now + length, for: "the keyboard has come or gone") {
      MainActor.assumeIsolated {
        post(UIResponder.keyboardDidChangeFrameNotification)
        if isDocked || !comes { post(done) }
      }
    }
  }

  /// Guides that hold something move it, within the animation that is under way. // X28
  private func guidesDidChange() {
    guard let scene else { return }
    for guide in UIKeyboardLayoutGuide.all(in: scene) {
      guide.owningView?.constraintsMayDiffer()
      guide.owningView?.window?.layoutIfNeeded()
    }
  }

  private func note(_ frame: CGRect?) {
    guard let trace = scene?.application.trace, trace.isListening else { return }
    let change = frame.map { "is \($0.width) × \($0.height) points" } ?? "goes"
    trace.record(
      .text(field: "keyboard", change: change, reason: hostFrame == nil ? "views of the program" : "the host's"))
  }

  /// Tells whether there is a keyboard that a finger could take away.
  var isShown: Bool { frame != nil }
}
