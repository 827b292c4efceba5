/// What lies behind the content of a button: a colour, a line around it, a picture or a view.
///
/// Difference from UIKit: there are no visual effects.
public struct UIBackgroundConfiguration: Equatable, Hashable, @unchecked Sendable {
  // Unchecked: the view and the picture belong to the main actor, as the views that show them do.

  /// The fill; the tint of the view that shows it where nil, unless the configuration is ``clear()``.
  public var backgroundColor: UIColor?
  /// Makes the fill that is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The space around the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose layout margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// How round the corners are, in points; no more than half of the shorter side counts.
  public var cornerRadius: CGFloat = 0
  /// A view in place of everything else, stretched to the background.
  public var customView: UIView?
  /// A picture in front of the fill.
  public var image: UIImage?
  /// How the picture is laid into the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line around it; the tint where nil.
  public var strokeColor: UIColor?
  /// Makes the colour of the line that is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The thickness of the line; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far outside the line runs.
  public var strokeOutset: CGFloat = 0
  /// The shadow.
  public var shadowProperties = UIShadowProperties()

  /// Whether the fill follows the state of what it lies behind.
  private var followsState = false

  init() {}

  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The background of an item in a list.
  public static func listCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }

  /// The background of an item in a list at the side of a window: none until it is pressed or chosen.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    var configuration = filled(.clear)
    configuration.cornerRadius = 8
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return configuration
  }

  /// The background of a header in a list: none.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of a footer in a list: none.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    configuration.followsState = true
    return configuration
  }

  /// The configuration in a state: backgrounds of lists are grey while they are pressed or chosen, others stay.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard followsState, let state = state as? UIViewConfigurationState, state.isHighlighted || state.isSelected else {
      return self
    }
    var result = self
    result.backgroundColor = .systemGray4
    return result
  }

  /// The fill that is shown where the tint is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line that is shown where the tint is `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
