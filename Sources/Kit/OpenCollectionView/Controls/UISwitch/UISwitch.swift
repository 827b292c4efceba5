/// A thing that is on or off: 51 × 31 points, whatever frame it is given.
///
/// A tap turns it over, and so does dragging its thumb to the other side. ``UIControl/Event/valueChanged`` is sent
/// once, when the touch is lifted, and only for what people do.
///
/// Difference from UIKit: there are no pictures in it, which iOS ignores as well, and no check boxes.
open class UISwitch: UIControl {
  let track = UIView()
  let thumb = UIView()
  private var storedIsOn = false
  /// The value that is shown while a drag has turned the switch over and not yet ended.
  var draggedValue: Bool?
  var hasTurnedOver = false
  /// The side on which the thumb was shown last.
  var lastShownValue = false
  /// How many animations bring the thumb to the other side.
  var turningCount = 0

  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// The style that suits the device.
    case automatic = 0
    /// A box with a check mark. Not shown here.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }

  /// A switch that is off, at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// A switch from an archive: one that is off.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    prepare()
  }

  /// The size on iOS until 25, in points.
  static let size = CGSize(width: 51, height: 31)

  /// Tells whether it is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off. Nobody is told.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn || draggedValue != nil else { return }
    storedIsOn = on
    draggedValue = nil
    show(animated: animated)
    updateAccessibilityValue()
  }

  /// The colour while it is on; green where nil.
  open var onTintColor: UIColor? {
    didSet { show(animated: false) }
  }

  /// The colour of the thumb; white where nil.
  open var thumbTintColor: UIColor? {
    didSet { show(animated: false) }
  }

  /// The look that is wanted. Here it is always a thumb that slides.
  open var preferredStyle = Style.automatic

  /// The look that it has.
  open var style: Style { .sliding }

  /// A name for check boxes. Not shown here; assistive tools read it.
  open var title: String? {
    didSet { updateAccessibility { $0.defaultLabel = title } }
  }

  /// The rectangle; its size stays that of a switch.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The rectangle in its own coordinates; its size stays that of a switch.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The size of a switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The size of a switch.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Puts the thumb on its side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show(animated: false)
  }

  /// Follows a touch on the switch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && press()
  }

  /// Turns over where the touch comes to the other side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x)
    return super.continueTracking(touch, with: event)
  }

  /// Takes over what the drag has come to, or turns over for a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release(touch, event)
  }

  /// Goes back to what it was.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    draggedValue = nil
  }

  /// Refuses pans of views around it that are made with its thumb, and taps on it. // G31
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(ownsPan(gestureRecognizer, from: bounds) || ownsTap(gestureRecognizer))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Turns over, as a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    turnOver(nil)
    return true
  }

  override func stateDidChange() { show(animated: window != nil) }
}
