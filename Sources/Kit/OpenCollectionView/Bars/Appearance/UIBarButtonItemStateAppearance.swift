/// How a bar's button looks in one state.
///
/// What is not set comes from the state ``UIBarButtonItemAppearance/normal``, and there from the bar.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour of the title; empty for those of the bar.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }

  /// How far the title stands from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { didChange?() }
  }

  /// The picture behind the button.
  open var backgroundImage: UIImage? {
    didSet { didChange?() }
  }

  /// How far the picture stands from its place, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet { didChange?() }
  }

  var didChange: (() -> Void)?

  func take(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
