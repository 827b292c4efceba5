/// How a navigation bar looks: background, titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The default appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    followButtons()
  }

  /// A copy of another appearance: of its background, and of titles and buttons where it is a navigation bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    defer { followButtons() }
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
    backButtonAppearance = other.backButtonAppearance.copied
    ownBackIndicator = other.ownBackIndicator
    ownTransitionMask = other.ownTransitionMask
  }

  /// Font and colour of the title; what is left out is semibold at 17 points, in the colour of labels.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }

  /// How far the title stands from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { didChange?() }
  }

  /// Font and colour of the large title; what is left out is bold at 34 points, in the colour of labels.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }

  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { follow(buttonAppearance) }
  }

  /// The look of buttons that are done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { follow(doneButtonAppearance) }
  }

  /// The look of back buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { follow(backButtonAppearance) }
  }

  /// The picture in front of the back button's title; a chevron unless set.
  open var backIndicatorImage: UIImage { ownBackIndicator ?? BackIndicator.image }

  /// The outline that titles are cut off at as they slide under the indicator.
  ///
  /// Difference from UIKit: titles fade out before they reach the indicator, so that nothing has to be cut off; the
  /// picture is kept for programs that ask for it.
  open var backIndicatorTransitionMaskImage: UIImage { ownTransitionMask ?? backIndicatorImage }

  /// Gives the back button another picture; both or none.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let hasBoth = backIndicatorImage != nil && transitionMaskImage != nil
    ownBackIndicator = hasBoth ? backIndicatorImage : nil
    ownTransitionMask = hasBoth ? transitionMaskImage : nil
  }

  private func followButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { follow(buttons) }
  }

  private func follow(_ buttons: UIBarButtonItemAppearance) {
    buttons.didChange = { [weak self] in self?.didChange?() }
    didChange?()
  }

  private(set) var ownBackIndicator: UIImage?
  private var ownTransitionMask: UIImage?
}

extension UIBarButtonItemAppearance {
  var copied: UIBarButtonItemAppearance { copy(with: nil) as? UIBarButtonItemAppearance ?? UIBarButtonItemAppearance() }
}

extension UIBarAppearance {
  /// A copy that keeps its class, for bars to keep.
  static func kept<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
    appearance.copy(with: nil) as? Appearance ?? appearance
  }
}

/// The chevron of back buttons.
@MainActor enum BackIndicator {
  /// A template that points to the left.
  static let image = UIGraphicsImageRenderer(size: BarMetrics.chevronSize).image { _ in
    let path = UIBezierPath()
    // The corner lies where the two strokes of 2.75 points keep inside of the picture.
    path.move(to: CGPoint(x: 10.4, y: 1.9))
    path.addLine(to: CGPoint(x: 1.95, y: 10.5))
    path.addLine(to: CGPoint(x: 10.4, y: 19.1))
    path.lineWidth = 2.75
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.black.setStroke()
    path.stroke()
  }.withRenderingMode(.alwaysTemplate)
}
