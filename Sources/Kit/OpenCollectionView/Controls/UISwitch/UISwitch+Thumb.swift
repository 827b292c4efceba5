extension UISwitch {
  func prepare() {
    track.isUserInteractionEnabled = false
    thumb.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.16
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    addSubview(track)
    addSubview(thumb)
    isAccessibilityElement = true
    accessibilityTraits.insert([.button, .toggleButton])
    updateAccessibilityValue()
    show(animated: false)
  }

  /// The diameter of the thumb, 2 points from the edge, and how much wider it is while it is pressed. As on iOS.
  private static let thumbSize: CGFloat = 27
  private static let inset: CGFloat = 2
  private static let stretch: CGFloat = 7

  /// The time of the thumb's way to each side, in seconds: a critically damped spring of 9.24 per second turns a switch on, one
  /// of 15.7 turns it off, and both are fitted to their time, so that the thumb never goes beyond its end. // A9, V60
  private static let timeToOn = 0.999
  private static let timeToOff = 0.588
  /// The time in which the thumb becomes wider under a finger, and as it was. Our choice.
  private static let timeToStretch = 0.35

  /// The time of the next animation: that of the way to the other side, which a finger that lifts meanwhile does not cut short.
  private func time(turningOver: Bool) -> Double {
    guard turningOver || turningCount > 0 else { return Self.timeToStretch }
    return shownValue ? Self.timeToOn : Self.timeToOff
  }

  private var shownValue: Bool { draggedValue ?? isOn }

  /// The thumb's rectangle for a value: at the end of the line where it is on.
  private var thumbFrame: CGRect {
    let width = Self.thumbSize + (isHighlighted && isEnabled ? Self.stretch : 0)
    let isAtRight = shownValue != readsRightToLeft
    let x = isAtRight ? Self.size.width - Self.inset - width : Self.inset
    return CGRect(x: x, y: Self.inset, width: width, height: Self.thumbSize)
  }

  /// Brings thumb and colours in line with the state.
  func show(animated: Bool) {
    let change = { [self] in
      track.frame = CGRect(origin: .zero, size: Self.size)
      track.backgroundColor = shownValue ? onTintColor ?? .systemGreen : .secondarySystemFill
      thumb.backgroundColor = thumbTintColor ?? .white
      thumb.frame = thumbFrame
      // A switch that does not answer is seen by half.
      track.alpha = isEnabled ? 1 : 0.5
      thumb.alpha = isEnabled ? 1 : 0.7
    }
    let turnsOver = shownValue != lastShownValue
    lastShownValue = shownValue
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return change() }
    let time = time(turningOver: turnsOver)
    if turnsOver { turningCount += 1 }
    UIView.animate(
      withDuration: time, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: change
    ) { [weak self] _ in
      if turnsOver { self?.turningCount -= 1 }
    }
  }

  func press() -> Bool {
    draggedValue = nil
    hasTurnedOver = false
    return true
  }

  /// Turns over as the finger comes well into the other half.
  func drag(to x: CGFloat) {
    // The finger must have come a little beyond the middle, so that a trembling one does not turn it to and fro.
    let middle = Self.size.width / 2
    let slack: CGFloat = 6
    guard x < middle - slack || x > middle + slack else { return }
    let value = (x > middle) != readsRightToLeft
    guard value != shownValue else { return }
    draggedValue = value
    hasTurnedOver = true
    show(animated: true)
  }

  func release(_ touch: UITouch?, _ event: UIEvent?) {
    guard hasTurnedOver else {
      if isTouchInside { turnOver(event) }
      return
    }
    let value = shownValue
    guard value != isOn else {
      draggedValue = nil
      return
    }
    setOn(value, animated: true)
    tell(event)
  }

  func turnOver(_ event: UIEvent?) {
    setOn(!isOn, animated: true)
    tell(event)
  }

  private func tell(_ event: UIEvent?) { send([.valueChanged, .primaryActionTriggered], with: event) }

  func updateAccessibilityValue() { updateAccessibility { $0.value = isOn ? "1" : "0" } }
}
