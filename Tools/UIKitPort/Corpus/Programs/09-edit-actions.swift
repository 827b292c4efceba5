import UIKit

class P09Label: UILabel {
  override var canBecomeFirstResponder: Bool { return true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == #selector(UIResponderStandardEditActions.copy(_:)) || action == #selector(share)
  }
  @objc func share() {}
}

@MainActor func program09() -> String {
  let label = P09Label()
  return [
    label.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil),
    label.canPerformAction(#selector(UIResponderStandardEditActions.paste(_:)), withSender: nil),
    label.canPerformAction(#selector(P09Label.share), withSender: nil),
  ].map { "\($0)" }.joined(separator: " ")
}
