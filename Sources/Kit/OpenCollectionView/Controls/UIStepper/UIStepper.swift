import FrameClock

/// Two buttons that make a value less and more: 94 × 32 points, whatever frame it is given.
///
/// Difference from UIKit: pictures for the background and the divider are not shown.
open class UIStepper: UIControl {
  let parts = StepperParts()
  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  var decrementImages = StateValues<UIImage>()
  var incrementImages = StateValues<UIImage>()
  /// −1 and 1 for the halves; nil while none is pressed.
  var pressedSign: Double?
  var repetition: ClockTimer?
  /// How often the value has changed since the finger came down.
  var repetitions = 0

  /// A stepper from 0 to 100 at 0, at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperParts.size))
    prepare()
  }

  /// A stepper from an archive: one from 0 to 100 at 0.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: StepperParts.size))
    prepare()
  }

  /// The value, within the limits: what is beyond them counts as the limit, and what is no number is ignored.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, storedMinimum), storedMaximum)
      showState()
    }
  }

  /// The least value; 0 unless set. One above the maximum is an error of the program, as on iOS.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      guard newValue <= storedMaximum else {
        return ProgrammingErrors.report(
          "The minimum \(newValue) of a stepper is not below its maximum \(storedMaximum): set that first.",
          instead: "it stays as it was")
      }
      storedMinimum = newValue
      value = storedValue
    }
  }

  /// The greatest value; 100 unless set. One below the minimum is an error of the program, as on iOS.
  open var maximumValue: Double {
    get { storedMaximum }
    set {
      guard newValue >= storedMinimum else {
        return ProgrammingErrors.report(
          "The maximum \(newValue) of a stepper is not above its minimum \(storedMinimum): set that first.",
          instead: "it stays as it was")
      }
      storedMaximum = newValue
      value = storedValue
    }
  }

  /// The amount that one press adds or takes; 1 unless set. A number that is not above 0 is an error of the program, as
  /// on iOS.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue > 0, stepValue.isFinite else {
        ProgrammingErrors.report(
          "The step of a stepper cannot be \(stepValue): give a number above 0.", instead: "it stays as it was")
        stepValue = oldValue
        return
      }
    }
  }

  /// Tells whether every change is told of, and not only the last one when the finger is lifted; true unless set.
  open var isContinuous = true

  /// Tells whether the value goes on changing while the finger stays; true unless set.
  open var autorepeat = true

  /// Tells whether the value goes from one limit to the other; false unless set.
  open var wraps = false {
    didSet { showState() }
  }

  /// Gives the half that makes the value less a picture in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[exactly: state] = image
    showState()
  }

  /// Gives the half that makes the value more a picture in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[exactly: state] = image
    showState()
  }

  /// The picture of the half that makes the value less, in a state.
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
  /// The picture of the half that makes the value more, in a state.
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }

  /// The rectangle; its size stays that of a stepper.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: StepperParts.size) }
  }

  /// The rectangle in its own coordinates; its size stays that of a stepper.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: StepperParts.size) }
  }

  /// The size of a stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperParts.size }
  /// The size of a stepper.
  open override var intrinsicContentSize: CGSize { StepperParts.size }

  /// Puts the halves beside each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Follows a touch on a half that can be used.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && press(at: touch.location(in: self))
  }

  /// Rests while the touch is elsewhere.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide()
    return super.continueTracking(touch, with: event)
  }

  /// Tells of the value now if it has not been told of.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release(event)
  }

  /// Ends what goes on.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release(event)
  }

  /// Refuses taps of views around it. // G31
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !ownsTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Makes the value more by a step.
  open override func accessibilityIncrement() { stepByAssistance(1) }

  /// Makes the value less by a step.
  open override func accessibilityDecrement() { stepByAssistance(-1) }

  override func stateDidChange() { showState() }
}

/// The views of a stepper.
@MainActor struct StepperParts {
  let decrement = UIImageView(frame: .zero)
  let increment = UIImageView(frame: .zero)
  let pressed = UIView()
  let divider = UIView()

  /// In points, as on iOS from 13 until 25.
  static let size = CGSize(width: 94, height: 32)
}
