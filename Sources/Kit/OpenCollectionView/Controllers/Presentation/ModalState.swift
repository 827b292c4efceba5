extension UIViewController {
  /// The state of presenting and of being presented.
  struct ModalState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// The presentation controller that keeps the views, or will.
    var presentation: UIPresentationController?
    var isBeingPresented = false
    var isBeingDismissed = false
    var isModal = false
    var transition: Transition?
  }
}
