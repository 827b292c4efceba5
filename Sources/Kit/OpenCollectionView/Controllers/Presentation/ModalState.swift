extension UIViewController {
  /// What belongs to presenting and to being presented.
  struct ModalState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// What keeps the views, or will.
    var presentation: UIPresentationController?
    var isBeingPresented = false
    var isBeingDismissed = false
    var isModal = false
    var transition: Transition?
  }
}
