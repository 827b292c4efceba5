import TextEngine

// The places of text and parts. // X39
extension UITextField {
  func partsDidChange() { setNeedsLayout() }

  func borderDidChange() {
    border.isDisabled = !isEnabled
    traitCollection.performAsCurrent {
      border.show(borderStyle, isEnabled ? background : disabledBackground ?? background)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func replace(_ view: UIView?) {
    if view?.superview === self { view?.removeFromSuperview() }
    partsDidChange()
  }

  // MARK: What is shown

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: field.isEdited
    case .unlessEditing: !field.isEdited
    case .always: true
    }
  }

  /// Tells whether the button is shown: only where there is something to clear.
  var showsClearButton: Bool { hasText && isEnabled && shows(clearButtonMode) }

  private var shownLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { shows(rightViewMode) ? rightView : nil }

  func layOutParts() {
    border.frame = borderRect(forBounds: bounds)
    content.frame =
      field.isEdited
      ? editingRect(forBounds: bounds) : hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    place(leftView, shownLeftView, leftViewRect(forBounds: bounds))
    place(rightView, shownRightView, rightViewRect(forBounds: bounds))
    if showsClearButton || hasClearButton {
      clearButton.isHidden = !showsClearButton
      clearButton.frame = clearButtonRect(forBounds: bounds)
      bringSubviewToFront(clearButton)
    }
    edited.markForDescription()
  }

  private func place(_ view: UIView?, _ shown: UIView?, _ rect: @autoclosure () -> CGRect) {
    guard let shown else {
      if view?.superview === self { view?.removeFromSuperview() }
      return
    }
    if shown.superview !== self { addSubview(shown) }
    shown.frame = rect()
  }

  func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(Self.clearImage, for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.clearByPerson() }, for: .touchUpInside)
    hasClearButton = true
    addSubview(button)
    return button
  }

  /// The picture of the button that empties a field.
  static var clearImage: UIImage? {
    UIImage(
      systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .regular))
  }

  // MARK: Rectangles

  private var textInset: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: FieldMetrics.lineInset
    case .bezel, .roundedRect: FieldMetrics.borderInset
    }
  }

  func ownTextRect(in bounds: CGRect) -> CGRect {
    let inset = textInset
    var rect = bounds.shrunk(dx: inset.width, dy: inset.height)
    let fromRight = readsRightToLeft
    let (leading, trailing) = (shownLeftView, shownRightView)
    let starts = leading.map { _ in leftViewRect(forBounds: bounds) }
    var ends = trailing.map { _ in rightViewRect(forBounds: bounds) }
    if showsClearButton {
      let clear = clearButtonRect(forBounds: bounds).shrunk(dx: -FieldMetrics.clearGap, dy: 0)
      ends = ends.map { $0.union(clear) } ?? clear
    }
    for (part, isAtStart) in [(starts, true), (ends, false)] {
      guard let part else { continue }
      if isAtStart != fromRight {
        let edge = max(part.maxX + (isAtStart ? inset.width : 0), rect.minX)
        rect.size.width = max(rect.maxX - edge, 0)
        rect.origin.x = edge
      } else {
        rect.size.width = max(min(part.minX, rect.maxX) - rect.minX, 0)
      }
    }
    return rect
  }

  func ownClearRect(in bounds: CGRect) -> CGRect {
    let side = FieldMetrics.clearSide
    let x = readsRightToLeft ? bounds.minX + FieldMetrics.clearGap : bounds.maxX - FieldMetrics.clearGap - side
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  func ownSideRect(of view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return CGRect(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.minY, width: 0, height: 0) }
    var size = view.bounds.size
    if size.width == 0 || size.height == 0 {
      let own = view.intrinsicContentSize
      size = CGSize(width: max(own.width, size.width), height: max(own.height, size.height))
    }
    size.height = min(size.height, bounds.height)
    let isAtLeft = isLeft != readsRightToLeft
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func ownSize() -> CGSize {
    let rect = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let around = 1000 - textRect(forBounds: rect).width
    let text = hasText ? attributedText : shownPlaceholder
    let width = text.map { $0.size().width } ?? 0
    let grid = PixelGrid(scale: max(pixelsPerPoint, 1))
    let line = shownFont.lineHeight.rounded(.up)
    let parts = [shownLeftView, shownRightView].compactMap { $0?.bounds.height }.max() ?? 0
    let height = line + (borderStyle == .none ? FieldMetrics.plainHeight : FieldMetrics.borderHeight)
    return CGSize(width: grid.roundedUp(CGSize(width: width, height: 0)).width + around, height: max(height, parts))
  }

  var baselines: (first: Double, last: Double) {
    let height = bounds.height > 0 ? bounds.height : ownSize().height
    let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: height))
    let first = rect.midY - shownFont.lineHeight / 2 + shownFont.ascender
    return (Double(first), Double(height - first))
  }
}
