import DragEngine

/// Has things dragged out of a view: a finger that presses lifts them, and drags them when it moves on.
///
/// ```swift
/// photoView.addInteraction(UIDragInteraction(delegate: self))
/// ```
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?

  let lift = DragLiftRecognizer()
  let pointerDrag = DragPointerRecognizer()
  let addition = UITapGestureRecognizer()
  let gate = Gate()
  /// The drag whose items have been asked for, until its gesture begins or is over.
  var pending: DragRun?
  /// The drag that a tap is about to add items to, and those items.
  var pendingAddition: (run: DragRun, items: [UIDragItem])?

  /// Tells whether any view has ever had such an interaction: without, nobody looks for one.
  private(set) static var isUsed = false

  /// Hears of drags of this interaction that are over, also of those that have never begun.
  var onOver: ((any UIDragSession) -> Void)?

  /// An interaction whose items a delegate has. It is held weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.check(delegate, DelegateProtocol.drag)
    gate.interaction = self
    lift.delegate = gate
    lift.minimumPressDuration = DragProfile.standard.liftDelay
    lift.allowableMovement = DragProfile.standard.liftMovement
    lift.allowedTouchTypes = [
      NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
    ]
    lift.allowedPressTypes = []
    lift.addAction { [weak self] _ in self?.gestureDidChange(self?.lift) }
    lift.onReset = { [weak self] in self?.attemptIsOver(ofPointer: false) }
    pointerDrag.delegate = gate
    pointerDrag.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    pointerDrag.allowedScrollTypesMask = []
    pointerDrag.onPress = { [weak self] in self?.pointerDidPress($0) }
    pointerDrag.onReset = { [weak self] in self?.attemptIsOver(ofPointer: true) }
    pointerDrag.addAction { [weak self] _ in self?.gestureDidChange(self?.pointerDrag) }
    addition.delegate = gate
    addition.addAction { [weak self] _ in self?.addPending() }
    isEnabled = Self.isEnabledByDefault
  }

  /// Tells whether interactions are enabled unless they say otherwise: they are.
  open class var isEnabledByDefault: Bool { true }

  /// Tells whether things can be dragged.
  open var isEnabled = true {
    didSet {
      lift.isEnabled = isEnabled
      pointerDrag.isEnabled = isEnabled
      addition.isEnabled = isEnabled
    }
  }

  /// Tells whether other gestures of the same finger go on while things are lifted, and end the lift when they are recognized; false
  /// unless set: then they fail. Long presses go on in any case, and end nothing. // N5
  open var allowsSimultaneousRecognitionDuringLift = false

  /// The interaction is about to leave its view.
  open func willMove(to view: UIView?) {
    guard view !== self.view, let old = self.view else { return }
    old.removeGestureRecognizer(lift)
    old.removeGestureRecognizer(pointerDrag)
    old.removeGestureRecognizer(addition)
  }

  /// The interaction has got a view.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { Self.isUsed = true }
    view?.addGestureRecognizer(lift)
    view?.addGestureRecognizer(pointerDrag)
    view?.addGestureRecognizer(addition)
  }

  /// Asks before a gesture may begin, and says who may go on beside it.
  final class Gate: UIGestureRecognizerDelegate, OfLibrary {
    weak var interaction: UIDragInteraction?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let interaction else { return false }
      if gestureRecognizer === interaction.addition { return interaction.shouldAdd() }
      return interaction.shouldBegin(gestureRecognizer)
    }

    /// A tap adds only while something is dragged by another finger. // N66
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      guard let interaction, gestureRecognizer === interaction.addition else { return true }
      let drags = interaction.view?.window?.windowScene?.drags
      return drags?.underWay.isEmpty == false && drags?.follows(touch) == false
    }

    // N5, N72, N73
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      interaction?.mayGoOn(other, beside: gestureRecognizer) ?? false
    }
  }
}

extension PressRival {
  /// The kind of rival that a recognizer is.
  @MainActor init(_ recognizer: UIGestureRecognizer) {
    self =
      switch recognizer {
      case is MenuPressRecognizer: .menuPress
      case is MovementRecognizer: .reorderPress
      case is UILongPressGestureRecognizer: .longPress
      case is UITapGestureRecognizer: .tap
      case is ScrollViewPanGestureRecognizer: .scroll
      default: .other
      }
  }
}
