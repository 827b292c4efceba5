import DecisionTrace
import Foundation
import OpenCollectionView
import TouchTesting

/// A screen with fields whose program writes down everything that it is asked and told.
@MainActor final class FieldStage {
  let screen: VirtualScreen
  let field: LoggedField
  let other: LoggedField
  let log = FieldLog()

  init(keyboard: VirtualKeyboard = .hardware) {
    screen = VirtualScreen(width: 320, height: 480)
    screen.keyboard = keyboard
    field = LoggedField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    other = LoggedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.name = "field"
    other.name = "other"
    for field in [field, other] {
      field.log = log
      field.borderStyle = .roundedRect
      field.delegate = log
      for event: UIControl.Event in [
        .editingDidBegin, .editingChanged, .editingDidEnd, .primaryActionTriggered,
      ] {
        field.addAction(
          UIAction { [unowned log, unowned field] _ in log.note(event.word, of: field) }, for: event)
      }
      screen.window.addSubview(field)
    }
    screen.runFrame()
    log.observe()
  }

  /// Begins editing by the program, and forgets what was told of that.
  func begin() {
    field.becomeFirstResponder()
    screen.runFrame()
    log.lines = []
  }
}

/// A field with a name, whose methods are written down where it says so.
@MainActor final class LoggedField: UITextField {
  var name = ""
  weak var log: FieldLog?
  var logsTyping = false

  override func deleteBackward() {
    if logsTyping { log?.note("deleteBackward", of: self) }
    super.deleteBackward()
  }

  override func insertText(_ text: String) {
    if logsTyping { log?.note("insertText \(text)", of: self) }
    super.insertText(text)
  }
}

/// A delegate that writes down what it hears, and answers as it is told.
@MainActor final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refusals: Set<String> = []
  var change: ((UITextField, NSRange, String) -> Bool)?
  private var tokens: [any NSObjectProtocol] = []

  func note(_ line: String, of field: UITextField) {
    lines.append("\((field as? LoggedField)?.name ?? "?") \(line)")
  }

  func observe() {
    let names: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "textDidBegin"),
      (UITextField.textDidEndEditingNotification, "textDidEnd"),
      (UITextField.textDidChangeNotification, "textDidChange"),
    ]
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          nonisolated(unsafe) let object = notification.object
          MainActor.assumeIsolated {
            guard let self, let field = object as? LoggedField, field.log === self else { return }
            self.note("posts \(word)", of: field)
          }
        })
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  private func answer(_ question: String, of field: UITextField) -> Bool {
    note(question, of: field)
    return !refusals.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin", of: textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", of: textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd", of: textField) }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note("didEnd", of: textField)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note("shouldChange \(range.location),\(range.length) \(string)", of: textField)
    return change?(textField, range, string) ?? true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection", of: textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear", of: textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn", of: textField) }
}

extension UIControl.Event {
  var word: String {
    switch self {
    case .editingDidBegin: "sends editingDidBegin"
    case .editingChanged: "sends editingChanged"
    case .editingDidEnd: "sends editingDidEnd"
    case .editingDidEndOnExit: "sends editingDidEndOnExit"
    case .primaryActionTriggered: "sends primaryActionTriggered"
    default: "sends \(rawValue)"
    }
  }
}
