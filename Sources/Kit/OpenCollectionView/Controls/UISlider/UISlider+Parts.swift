extension UISlider {
  func prepare() {
    for view in [parts.maximumTrack, parts.minimumTrack, parts.minimumImage, parts.maximumImage, parts.thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for track in [parts.maximumTrack, parts.minimumTrack] { track.clipsToBounds = true }
    parts.minimumImage.contentMode = .center
    parts.maximumImage.contentMode = .center
    parts.thumb.layer.shadowColor = UIColor.black.cgColor
    isAccessibilityElement = true
    accessibilityTraits.insert(.adjustable)
    updateAccessibilityValue()
    showState()
  }

  func change(_ change: (inout SliderContents) -> Void) {
    change(&contents)
    showState()
  }

  // MARK: Showing

  func showImages() {
    parts.minimumImage.image = minimumValueImage
    parts.maximumImage.image = maximumValueImage
    setNeedsLayout()
  }

  /// Brings colours and pictures in line with the state.
  func showState() {
    let (lower, upper) = (contents.minimumTracks[state], contents.maximumTracks[state])
    let thumb = contents.thumbs[state]
    parts.minimumTrack.image = lower
    parts.minimumTrack.backgroundColor = lower == nil ? minimumTrackTintColor ?? tintColor : nil
    parts.maximumTrack.image = upper
    parts.maximumTrack.backgroundColor = upper == nil ? maximumTrackTintColor ?? .systemFill : nil
    parts.thumb.image = thumb
    parts.thumb.backgroundColor = thumb == nil ? thumbTintColor ?? .white : nil
    parts.thumb.layer.cornerRadius = thumb == nil ? SliderParts.thumbSize / 2 : 0
    parts.thumb.layer.shadowOpacity = thumb == nil ? 0.18 : 0
    parts.thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    parts.thumb.layer.shadowRadius = 4
    for view in [parts.minimumTrack, parts.maximumTrack, parts.minimumImage, parts.maximumImage] {
      view.alpha = isEnabled ? 1 : 0.5
    }
    setNeedsLayout()
  }

  // MARK: Layout

  func imageRect(_ image: UIImage?, _ bounds: CGRect, _ share: CGFloat) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * share, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func standardTrackRect(in bounds: CGRect) -> CGRect {
    let height = contents.minimumTracks[state]?.size.height ?? SliderParts.trackHeight
    let left = minimumValueImage.map { $0.size.width + SliderParts.imageGap } ?? 2
    let right = maximumValueImage.map { $0.size.width + SliderParts.imageGap } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right), height: height)
  }

  func standardThumbRect(in bounds: CGRect, along track: CGRect, at value: Float) -> CGRect {
    let size =
      contents.thumbs[state]?.size ?? CGSize(width: SliderParts.thumbSize, height: SliderParts.thumbSize)
    // The thumb reaches 2 points beyond the line at both ends, as on iOS.
    let room = max(0, track.width + 4 - size.width)
    return CGRect(
      x: track.minX - 2 + room * fraction(of: value), y: track.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// How far a value is on the way from the least to the greatest, 0 to 1.
  private func fraction(of value: Float) -> CGFloat {
    let range = Double(maximumValue) - Double(minimumValue)
    return range > 0 ? CGFloat(min(max((Double(value) - Double(minimumValue)) / range, 0), 1)) : 0
  }

  private func placed(_ rect: CGRect) -> CGRect { readsRightToLeft ? rect.mirrored(in: bounds) : rect }

  var thumbFrame: CGRect {
    placed(thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value))
  }

  /// The rectangle in which a touch grasps the thumb: at least 44 points around its middle.
  var graspableRect: CGRect {
    let frame = thumbFrame
    let (dx, dy) = (max(0, SliderParts.touchSize - frame.width) / 2, max(0, SliderParts.touchSize - frame.height) / 2)
    return frame.shrunk(dx: -dx, dy: -dy)
  }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    var lower = track
    lower.size.width = min(max(thumb.midX - track.minX, 0), track.width)
    parts.maximumTrack.frame = placed(track)
    parts.minimumTrack.frame = placed(lower)
    parts.thumb.frame = placed(thumb)
    parts.minimumImage.frame = placed(minimumValueImageRect(forBounds: bounds))
    parts.maximumImage.frame = placed(maximumValueImageRect(forBounds: bounds))
    for view in [parts.maximumTrack, parts.minimumTrack] { view.layer.cornerRadius = track.height / 2 }
  }

  func placeThumb(animated: Bool) {
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut]
    ) { self.placeParts() }
  }

  // MARK: Dragging

  func grasp(at point: CGPoint) -> Bool {
    guard graspableRect.contains(point) else { return false }
    grip = thumbFrame.midX - point.x
    return true
  }

  func drag(to point: CGPoint, _ event: UIEvent?) {
    let track = trackRect(forBounds: bounds)
    let first = placed(thumbRect(forBounds: bounds, trackRect: track, value: minimumValue)).midX
    let last = placed(thumbRect(forBounds: bounds, trackRect: track, value: maximumValue)).midX
    guard first != last else { return }
    let fraction = min(max((point.x + grip - first) / (last - first), 0), 1)
    let new = Float(Double(minimumValue) + Double(fraction) * (Double(maximumValue) - Double(minimumValue)))
    guard new != value else { return }
    value = new
    if isContinuous { tell(event) }
  }

  func step(_ share: Float) {
    guard isEnabled else { return }
    let before = value
    setValue(value + share * (maximumValue - minimumValue), animated: true)
    if value != before { tell(nil) }
  }

  func tell(_ event: UIEvent?) { send([.valueChanged, .primaryActionTriggered], with: event) }

  func updateAccessibilityValue() {
    updateAccessibility { $0.value = "\(Int((fraction(of: value) * 100).rounded()))%" }
  }
}
