// Ported by uikit-port; the source is Programs/09-edit-actions.swift.
#sourceLocation(file: "Programs/09-edit-actions.swift", line: 1)
import OpenCollectionViewShim

class P09Label: UILabel {
  override var canBecomeFirstResponder: Bool { return true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == Selector("copy(_:)", UIResponderStandardEditActions.copy(_:)) || action == Selector("share", P09Label.share)
  }
  func share() {}
}

@MainActor func program09() -> String {
  let label = P09Label()
  return [
    label.canPerformAction(Selector("copy(_:)", UIResponderStandardEditActions.copy(_:)), withSender: nil),
    label.canPerformAction(Selector("paste(_:)", UIResponderStandardEditActions.paste(_:)), withSender: nil),
    label.canPerformAction(Selector("share", P09Label.share), withSender: nil),
  ].map { "\($0)" }.joined(separator: " ")
}
