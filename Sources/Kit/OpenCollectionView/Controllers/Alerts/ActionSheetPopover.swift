import Foundation

/// Keeps a sheet of actions beside what it belongs to, on screens with room for it: without the action that cancels, which is
/// a tap beside it. // V25
final class ActionSheetPopover: UIPopoverPresentationController {
  private var content: ActionSheetView? { presented.viewIfLoaded as? ActionSheetView }

  override func contentSize(in size: CGSize, safeArea: UIEdgeInsets) -> CGSize {
    content?.size(in: size, safeArea: safeArea) ?? contentSize
  }

  override func presentationTransitionWillBegin() {
    presented.loadViewIfNeeded()
    content?.isInPopover = true
    // The sheet itself is the dialog.
    container?.accessibilityViewIsModal = false
    container?.accessibilityLabel = nil
    if backgroundColor == nil { backgroundColor = AlertLook.background }
    super.presentationTransitionWillBegin()
  }

  override func leave() -> Bool {
    guard let alert = presented as? UIAlertController, let action = alert.cancelAction else { return super.leave() }
    alert.choose(action)
    return true
  }
}
