// Ported by uikit-port; the source is Programs/32-recognizer-subclass.swift.
#sourceLocation(file: "Programs/32-recognizer-subclass.swift", line: 1)
import OpenCollectionViewShim
import OpenCollectionViewShim

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
