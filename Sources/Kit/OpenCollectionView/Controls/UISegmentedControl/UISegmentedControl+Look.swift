extension UISegmentedControl {
  // In points, as on iOS from 13 until 25.
  private static let height: CGFloat = 32
  private static let cornerRadius: CGFloat = 9
  private static let inset: CGFloat = 2
  private static let padding: CGFloat = 12
  private static let smallestWidth: CGFloat = 36

  private var shownSelection: Int? {
    let index = draggedIndex ?? storedSelection
    return segments.indices.contains(index) && !isMomentary ? index : nil
  }

  /// Brings colours and letters in line with the state.
  func showState() {
    backgroundColor = backgrounds.isEmpty ? .tertiarySystemFill : nil
    layer.cornerRadius = Self.cornerRadius
    pill.backgroundColor = selectedSegmentTintColor ?? .segmentPill
    pill.layer.cornerRadius = Self.cornerRadius - Self.inset
    pill.alpha = backgrounds.isEmpty ? 1 : 0
    let shown = shownSelection
    var states: [State] = []
    for (index, segment) in segments.enumerated() {
      let isShown = index == shown
      var state: State = isShown ? .selected : .normal
      if !isEnabled || !segment.content.isEnabled { state.insert(.disabled) }
      states.append(state)
      segment.showBackground(backgrounds[index == pressedIndex && !isShown ? .highlighted : state])
      segment.show(
        titleAttributes[state] ?? titleAttributes[isShown ? .selected : .normal], isSelected: isShown,
        isEnabled: isEnabled && segment.content.isEnabled, isPressed: index == pressedIndex && !isShown)
    }
    for (index, divider) in dividers.enumerated() {
      let (left, right) = (states[index], states[index + 1])
      let image =
        dividerImages[DividerPlace(left, right)] ?? dividerImages[.normal]
      divider.image = image
      divider.backgroundColor = image == nil ? .separator : nil
      divider.alpha = image == nil && (!backgrounds.isEmpty || index == shown || index + 1 == shown) ? 0 : 1
    }
  }

  // MARK: Layout

  /// The widths that segments ask for.
  private var wantedWidths: [CGFloat] {
    let natural = segments.map { max(Self.smallestWidth, $0.contentWidth + 2 * Self.padding) }
    let equal = natural.max() ?? 0
    return segments.indices.map { index in
      let fixed = segments[index].content.width
      return fixed > 0 ? fixed : apportionsSegmentWidthsByContent ? natural[index] : equal
    }
  }

  var fittingSize: CGSize {
    let width = wantedWidths.reduce(0, +)
    return PixelGrid(scale: pixelsPerPoint).roundedUp(CGSize(width: width, height: Self.height))
  }

  /// The places of the segments: what is left over, or lacks, is shared by those without a width of their own.
  private var segmentFrames: [CGRect] {
    var widths = wantedWidths
    let flexible = segments.indices.filter { segments[$0].content.width == 0 }
    let difference = bounds.width - widths.reduce(0, +)
    if !flexible.isEmpty {
      let total = flexible.reduce(0) { $0 + widths[$1] }
      for index in flexible where total > 0 {
        widths[index] = max(0, widths[index] + difference * widths[index] / total)
      }
    }
    var x = bounds.minX
    return widths.map { width in
      let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width
      return readsRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }

  func placeSegments() {
    let frames = segmentFrames
    for (index, segment) in segments.enumerated() {
      segment.adjustment = adjustment(at: index)
      segment.frame = frames[index]
    }
    for (index, divider) in dividers.enumerated() {
      let edge = readsRightToLeft ? frames[index].minX : frames[index].maxX
      let width = divider.image?.size.width ?? 1
      divider.frame =
        divider.image == nil
        ? CGRect(x: edge - 0.5, y: bounds.midY - 8, width: 1, height: 16)
        : CGRect(x: edge - width / 2, y: bounds.minY, width: width, height: bounds.height)
    }
    placePill()
  }

  private func adjustment(at index: Int) -> UIOffset {
    let place: Segment =
      segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    return contentPositions[place] ?? contentPositions[.any] ?? .zero
  }

  /// Puts what marks the choice behind the chosen segment; it gives a little under the finger.
  func placePill() {
    guard let index = shownSelection, segments.indices.contains(index) else {
      pill.isHidden = true
      return
    }
    let frame = segmentFrames[index].shrunk(dx: Self.inset, dy: Self.inset)
    let place = { [pill] in
      pill.bounds = CGRect(origin: .zero, size: frame.size)
      pill.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    if pill.isHidden {
      pill.isHidden = false
      UIView.performWithoutAnimation(place)
    } else {
      place()
    }
    let isPressed = dragsSelection && pressedIndex != nil
    pill.transform = isPressed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
  }
}

extension UIColor {
  /// The colour behind the chosen segment: white by day, a lighter grey by night.
  fileprivate static let segmentPill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
}
