import MotionEngine

/// The buttons of a row that is swiped, in a view as large as the row and behind it. // I76
final class SwipePullView: UIView {
  /// The room above and below a button. Measured on iOS 26.1: 44 points in a row of 52.
  static let verticalRoom: CGFloat = 4

  let buttons: [SwipeActionButton]
  let places: SwipeButtonPlaces
  /// Tells whether the buttons stand at the right edge.
  private let isAtRight: Bool
  private var shown: (uncovered: Double, takenOver: Double)?
  /// Called for an assistive tool's escape; answers whether that meant anything.
  var onEscape: (() -> Bool)?

  init(_ actions: [UIContextualAction], in size: CGSize, isAtRight: Bool, profile: SwipeProfile) {
    buttons = actions.map(SwipeActionButton.init)
    places = SwipeButtonPlaces(
      lengths: buttons.map { Double($0.wantedWidth) }, gap: profile.gap,
      limit: Double(size.width) * profile.mostOpenShare)
    self.isAtRight = isAtRight
    super.init(frame: CGRect(origin: .zero, size: size))
    for (index, button) in buttons.enumerated() {
      button.restingWidth = CGFloat(
        places.place(of: index, uncovered: places.openLength, takenOver: 0).length)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

  /// Puts the buttons where they stand for how much is uncovered.
  func place(uncovered: Double, takenOver: Double) {
    if let shown, shown.uncovered == uncovered, shown.takenOver == takenOver { return }
    shown = (uncovered, takenOver)
    let (width, height) = (bounds.width, max(bounds.height - 2 * Self.verticalRoom, 0))
    for (index, button) in buttons.enumerated() {
      let place = places.place(of: index, uncovered: uncovered, takenOver: takenOver)
      let (start, length) = (CGFloat(place.start), CGFloat(place.length))
      let frame = CGRect(
        x: isAtRight ? width - start - length : start, y: Self.verticalRoom, width: length, height: height)
      if button.frame != frame { button.frame = frame }
    }
  }

  /// The row is as high as this now.
  func take(_ size: CGSize) {
    guard bounds.size != size else { return }
    bounds.size = size
    guard let last = shown else { return }
    shown = nil
    place(uncovered: last.uncovered, takenOver: last.takenOver)
  }
}
