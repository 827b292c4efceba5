extension UISegmentedControl {
  func prepare() {
    pill.isUserInteractionEnabled = false
    pill.isHidden = true
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    addSubview(pill)
    showState()
  }

  func append(_ item: Any) {
    switch item {
    case let title as String: insert(SegmentContent(title: title), at: segments.count, animated: false)
    case let image as UIImage: insert(SegmentContent(image: image), at: segments.count, animated: false)
    case let action as UIAction: insert(SegmentContent(action), at: segments.count, animated: false)
    default: break
    }
  }

  func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    let view = SegmentView(content)
    view.activate = { [weak self, weak view] in
      guard let self, let view else { return false }
      return choose(view)
    }
    let isFirst = segments.isEmpty
    segments.insert(view, at: index)
    addSubview(view)
    if !isFirst {
      let divider = UIImageView(frame: .zero)
      divider.isUserInteractionEnabled = false
      dividers.append(divider)
      insertSubview(divider, belowSubview: pill)
    }
    if storedSelection >= index { storedSelection += 1 }
    if animated {
      view.frame = CGRect(x: bounds.maxX, y: 0, width: 0, height: bounds.height)
      view.alpha = 0
    }
    segmentsDidChange(animated: animated)
  }

  func remove(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index).removeFromSuperview()
    if !dividers.isEmpty { dividers.removeLast().removeFromSuperview() }
    if storedSelection == index { storedSelection = Self.noSegment }
    if storedSelection > index { storedSelection -= 1 }
    letGo()
    segmentsDidChange(animated: animated)
  }

  func content(at index: Int) -> SegmentContent {
    has(index) ? segments[index].content : SegmentContent(title: nil)
  }

  func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
    guard has(index) else { return }
    change(&segments[index].content)
    segmentsDidChange()
  }

  /// Tells whether there is such a segment; where there is none, that is told.
  private func has(_ index: Int) -> Bool {
    if segments.indices.contains(index) { return true }
    ProgrammingErrors.report(
      "There is no segment \(index): the segmented control has \(segments.count). "
        + "Give a place from 0 to numberOfSegments − 1.", instead: "all segments stay as they are")
    return false
  }

  func setSelection(_ index: Int) {
    guard index == Self.noSegment || has(index), index != storedSelection else { return }
    storedSelection = index
    draggedIndex = nil
    animate(window != nil && !isMomentary) { control in
      control.showState()
      control.placePill()
    }
    sizeMayDifferByState()
  }

  /// A title may have another font while it is selected or disabled.
  func sizeMayDifferByState() { if !titleAttributes.isEmpty { ownSizeMayDiffer() } }

  func segmentsDidChange(animated: Bool = false) {
    invalidateIntrinsicContentSize()
    animate(animated) { control in
      for segment in control.segments { segment.alpha = 1 }
      control.showState()
      control.placeSegments()
    }
    setNeedsLayout()
  }

  // MARK: Following a touch

  private func index(at point: CGPoint) -> Int? {
    guard !segments.isEmpty else { return nil }
    // Above and below, and beyond the ends, it is the nearest segment that counts.
    return segments.indices.min { abs(segments[$0].frame.midX - point.x) < abs(segments[$1].frame.midX - point.x) }
      .flatMap { nearest in
        segments.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX } ?? nearest
      }
  }

  func press(at point: CGPoint) -> Bool {
    guard let index = index(at: point), segments[index].content.isEnabled else { return false }
    pressedIndex = index
    dragsSelection = !isMomentary && index == storedSelection
    showTouch()
    return true
  }

  func slide(to point: CGPoint) {
    let index = isTouchInside ? index(at: point) : nil
    let usable = index.flatMap { segments[$0].content.isEnabled ? $0 : nil }
    guard usable != pressedIndex else { return }
    pressedIndex = usable
    if dragsSelection { draggedIndex = usable ?? draggedIndex }
    showTouch()
  }

  func release(_ event: UIEvent?) {
    let chosen = isTouchInside ? pressedIndex : nil
    pressedIndex = nil
    dragsSelection = false
    draggedIndex = nil
    if let chosen { choose(chosen, event) }
    showTouch()
  }

  func letGo() {
    pressedIndex = nil
    dragsSelection = false
    draggedIndex = nil
    showTouch()
  }

  private func choose(_ view: SegmentView) -> Bool {
    guard isEnabled, view.content.isEnabled, let index = segments.firstIndex(where: { $0 === view }) else {
      return false
    }
    choose(index, nil)
    return true
  }

  private func choose(_ index: Int, _ event: UIEvent?) {
    guard index != storedSelection else { return }
    setSelection(index)
    let action = segments[index].content.action
    send([.valueChanged, .primaryActionTriggered], with: event)
    if let action { sendAction(action) }
    if isMomentary { setSelection(Self.noSegment) }
  }

  private func showTouch() {
    animate(window != nil) { control in
      control.showState()
      control.placePill()
    }
  }

  private func animate(_ animated: Bool, _ change: @escaping (UISegmentedControl) -> Void) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return change(self) }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { change(self) }
  }
}
