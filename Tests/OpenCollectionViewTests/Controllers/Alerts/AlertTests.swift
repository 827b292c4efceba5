import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct AlertTests {
  private let screen = VirtualScreen(width: 390, height: 844)
  private let journal = Journal()

  private func alert(
    _ style: UIAlertController.Style = .alert, actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the photo?", message: "It cannot be brought back.", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { action in self.journal.note(action.title ?? "") })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) -> UIViewController {
    let root = UIViewController()
    screen.show(root)
    root.present(alert, animated: true)
    screen.advance(by: 1)
    return root
  }

  /// The middle of an action's row on the screen.
  private func middle(of title: String, in view: UIView) -> CGPoint? {
    if view.accessibilityLabel == title, view.accessibilityTraits.contains(.button) {
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    for child in view.subviews {
      if let point = middle(of: title, in: child) { return point }
    }
    return nil
  }

  // V8
  @Test func `an alert is a card of 270 points in the middle`() {
    let alert = alert(actions: [("Delete", .destructive), ("Cancel", .cancel)])
    _ = show(alert)
    #expect(alert.view.frame.width == 270)
    #expect(alert.view.frame.midX == 195)
    #expect(abs(alert.view.frame.midY - 422) <= 0.5)
    #expect(alert.view.accessibilityLabel == "Delete the photo?")
  }

  // V8
  @Test func `two short actions stand side by side, the one that cancels first`() {
    let alert = alert(actions: [("Delete", .destructive), ("Cancel", .cancel)])
    _ = show(alert)
    let (cancel, delete) = (middle(of: "Cancel", in: alert.view)!, middle(of: "Delete", in: alert.view)!)
    #expect(cancel.y == delete.y)
    #expect(delete.x - cancel.x == 135)
  }

  @Test func `more actions, and long ones, stand one above the other, the one that cancels last`() {
    let alert = alert(actions: [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    _ = show(alert)
    let tops = ["One", "Two", "Cancel"].map { middle(of: $0, in: alert.view)!.y }
    #expect(tops[1] - tops[0] == 44)
    #expect(tops[2] - tops[1] == 44)
  }

  @Test func `a tap on an action dismisses the alert and then does what it says`() {
    let alert = alert(actions: [("Delete", .destructive), ("Cancel", .cancel)])
    let root = show(alert)
    screen.play(.tap(at: middle(of: "Delete", in: alert.view)!))
    #expect(journal.text == "")
    screen.advance(by: 1)
    #expect(journal.text == "Delete")
    #expect(root.presentedViewController == nil)
  }

  @Test func `a finger may slide to another action, and off all of them`() {
    let alert = alert(actions: [("Delete", .destructive), ("Cancel", .cancel)])
    _ = show(alert)
    let (cancel, delete) = (middle(of: "Cancel", in: alert.view)!, middle(of: "Delete", in: alert.view)!)
    screen.play(.drag(from: cancel, to: CGPoint(x: delete.x, y: delete.y + 200), duration: 0.5))
    screen.advance(by: 1)
    #expect(journal.text == "")
    screen.play(.drag(from: cancel, to: delete, duration: 0.5))
    screen.advance(by: 1)
    #expect(journal.text == "Delete")
  }

  @Test func `an action that is not enabled cannot be chosen`() {
    let alert = alert(actions: [("Delete", .destructive), ("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    let root = show(alert)
    screen.play(.tap(at: middle(of: "Delete", in: alert.view)!))
    screen.advance(by: 1)
    #expect(root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    screen.runFrame()
    screen.play(.tap(at: middle(of: "Delete", in: alert.view)!))
    screen.advance(by: 1)
    #expect(journal.text == "Delete")
  }

  @Test func `touches beside an alert go nowhere`() {
    let alert = alert(actions: [("Cancel", .cancel)])
    let root = show(alert)
    screen.play(.tap(at: CGPoint(x: 20, y: 20)))
    screen.advance(by: 1)
    #expect(root.presentedViewController === alert)
  }

  private func press(_ key: String) {
    for isDown in [true, false] {
      screen.receive(
        .key(KeySample(time: screen.now, isDown: isDown, isRepeat: false, key: key, code: key, modifiers: [])))
    }
    screen.runFrame()
    screen.advance(by: 1)
  }

  @Test func `Escape cancels`() {
    let alert = alert(actions: [("Delete", .destructive), ("Cancel", .cancel)])
    let root = show(alert)
    press("Escape")
    #expect(journal.text == "Cancel")
    #expect(root.presentedViewController == nil)
  }

  @Test func `Return does what is preferred, and nothing where nothing is`() {
    let alert = alert(actions: [("Keep", .default), ("Cancel", .cancel)])
    let root = show(alert)
    press("Enter")
    #expect(root.presentedViewController === alert)
    alert.preferredAction = alert.actions[0]
    press("Enter")
    #expect(journal.text == "Keep")
  }

  @Test func `the keys go back to who had them`() {
    final class Taking: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let root = UIViewController()
    let view = Taking()
    root.view.addSubview(view)
    screen.show(root)
    view.becomeFirstResponder()
    let alert = alert(actions: [("Cancel", .cancel)])
    root.present(alert, animated: true)
    screen.advance(by: 1)
    #expect(!view.isFirstResponder)
    press("Escape")
    #expect(view.isFirstResponder)
  }

  // V8
  @Test func `a sheet of actions lies at the lower edge, with Cancel apart`() {
    let sheet = alert(.actionSheet, actions: [("Cancel", .cancel), ("Save", .default), ("Delete", .destructive)])
    _ = show(sheet)
    #expect(sheet.view.frame.minX == 8)
    #expect(sheet.view.frame.width == 374)
    #expect(sheet.view.frame.maxY == 836)
    let tops = ["Save", "Delete", "Cancel"].map { middle(of: $0, in: sheet.view)!.y }
    #expect(tops[1] - tops[0] == 57)
    #expect(tops[2] - tops[1] == 65)
  }

  @Test func `a tap beside a sheet of actions cancels`() {
    let sheet = alert(.actionSheet, actions: [("Save", .default), ("Cancel", .cancel)])
    let root = show(sheet)
    screen.play(.tap(at: CGPoint(x: 195, y: 100)))
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(journal.text == "Cancel")
  }

  @Test func `an alert over an alert's action`() {
    let root = UIViewController()
    screen.show(root)
    let first = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
    let second = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
    first.addAction(UIAlertAction(title: "Next", style: .default) { _ in root.present(second, animated: true) })
    root.present(first, animated: true)
    screen.advance(by: 1)
    screen.play(.tap(at: middle(of: "Next", in: first.view)!))
    screen.advance(by: 2)
    #expect(root.presentedViewController === second)
  }

  // MARK: Errors

  @Test func `a second action that cancels traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
    #expect(
      trapSentence(of: result).contains("An alert has one action that cancels: \"Never\" was added after \"No\"."))
  }

  @Test func `a preferred action that was not added traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "Go", style: .default)
      }
    }
    #expect(trapSentence(of: result).contains("The preferred action \"Go\" is not among the 0 actions of the alert"))
  }
}
