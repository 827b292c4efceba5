import UIKit
import UIKit.UIGestureRecognizerSubclass

class P32Recognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

@MainActor func program32() -> String {
  let recognizer = P32Recognizer(target: nil, action: nil)
  return recognizer.state == .began ? "began" : "possible"
}
