import Foundation
import OpenCollectionView
import TouchTesting

/// Writes down what is posted of the keyboard of one screen.
@MainActor final class KeyboardLog {
  private(set) var lines: [String] = []
  private(set) var ends: [CGRect] = []
  private(set) var begins: [CGRect] = []
  private(set) var durations: [Double] = []
  private(set) var curves: [Int] = []
  private var tokens: [any NSObjectProtocol] = []
  var whenShown: () -> Void = {}

  init(_ screen: VirtualScreen) {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: screen.scene.screen, queue: nil) {
          [weak self] notification in
          let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          let begin = (notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
          let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
          let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
          MainActor.assumeIsolated {
            guard let self else { return }
            self.lines.append(word)
            if word == "willShow" || word == "willHide" {
              self.ends.append(end ?? .null)
              self.begins.append(begin ?? .null)
              self.durations.append(duration?.doubleValue ?? -1)
              self.curves.append(curve?.intValue ?? -1)
              if word == "willShow" { self.whenShown() }
            }
          }
        })
    }
  }

  func forget() { lines = [] }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
