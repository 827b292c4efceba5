/// Has things dropped on a view.
///
/// ```swift
/// albumView.addInteraction(UIDropInteraction(delegate: self))
/// ```
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Says what is taken, and takes it.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  /// Tells whether several drags may be in the view at once; false unless set: then others are ignored until the first has left. // N29
  open var allowsSimultaneousDropSessions = false

  /// An interaction whose delegate takes what is dropped. It is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.check(delegate, DelegateProtocol.drop)
  }

  /// The interaction is about to leave its view: drags that are in it go out.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.window?.windowScene?.drags?.targetWillGo(self)
  }

  /// The interaction has got a view.
  open func didMove(to view: UIView?) { self.view = view }
}
