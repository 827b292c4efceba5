import FrameClock

extension UIStepper {
  func prepare() {
    layer.cornerRadius = 8
    clipsToBounds = true
    backgroundColor = .tertiarySystemFill
    parts.divider.backgroundColor = .separator
    parts.pressed.backgroundColor = .secondarySystemFill
    for view in [parts.decrement, parts.increment] {
      view.contentMode = .center
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
    }
    for view in [parts.pressed, parts.divider, parts.decrement, parts.increment] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateAccessibility { $0.role = .stepper }
    accessibilityTraits.insert(.adjustable)
    showState()
  }

  /// Brings pictures and colours in line with the state.
  func showState() {
    func show(_ view: UIImageView, _ images: StateValues<UIImage>, _ symbol: String, _ sign: Double) {
      let isUsable = isEnabled && canStep(sign)
      view.image = images[isUsable ? state : state.union(.disabled)] ?? UIImage(systemName: symbol)
      view.tintColor = isUsable ? .label : .tertiaryLabel
    }
    show(parts.decrement, decrementImages, "minus", -1)
    show(parts.increment, incrementImages, "plus", 1)
    parts.pressed.isHidden = pressedSign == nil || !isHighlighted
    let words = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    if accessibilityState?.value != words { updateAccessibility { $0.value = words } }
    setNeedsLayout()
  }

  func placeParts() {
    let half = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    let other = half.offsetBy(dx: half.width, dy: 0)
    parts.decrement.frame = readsRightToLeft ? other : half
    parts.increment.frame = readsRightToLeft ? half : other
    parts.divider.frame = CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14)
    if let pressedSign { parts.pressed.frame = pressedSign < 0 ? parts.decrement.frame : parts.increment.frame }
  }

  private func canStep(_ sign: Double) -> Bool {
    wraps && minimumValue < maximumValue || (sign < 0 ? value > minimumValue : value < maximumValue)
  }

  func press(at point: CGPoint) -> Bool {
    let sign: Double = (point.x < bounds.midX) != readsRightToLeft ? -1 : 1
    guard canStep(sign) else { return false }
    pressedSign = sign
    repetitions = 0
    step(sign, nil)
    // Half a second until it repeats, as on iOS.
    schedule(after: 0.5)
    return true
  }

  /// The value changes no more while the finger is elsewhere.
  func slide() {
    if isTouchInside {
      if repetition == nil { schedule(after: 0.5) }
    } else {
      repetition?.cancel()
      repetition = nil
    }
  }

  func release(_ event: UIEvent?) {
    repetition?.cancel()
    repetition = nil
    if !isContinuous, repetitions > 0 { tell(event) }
    pressedSign = nil
    repetitions = 0
    showState()
  }

  private func schedule(after delay: Double) {
    guard autorepeat, let clock = window?.windowScene?.application.clock else { return }
    repetition = clock.after(delay, for: "a held UIStepper repeats") { [weak self] in
      guard let self, let sign = pressedSign, isTracking else { return }
      repetition = nil
      step(sign, nil)
      // Faster after ten times. Our choice.
      if canStep(sign) { schedule(after: repetitions > 10 ? 0.05 : 0.1) }
    }
  }

  private func step(_ sign: Double, _ event: UIEvent?) {
    let next = value + sign * stepValue
    let before = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    guard value != before else { return }
    repetitions += 1
    if isContinuous { tell(event) }
  }

  func stepByAssistance(_ sign: Double) {
    guard isEnabled, canStep(sign) else { return }
    step(sign, nil)
    if !isContinuous { tell(nil) }
    repetitions = 0
  }

  private func tell(_ event: UIEvent?) { send([.valueChanged, .primaryActionTriggered], with: event) }
}
