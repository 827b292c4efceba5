/// What lies behind the content of a button or of a cell: a colour, a line around it, a picture or a view.
///
/// Difference from UIKit: there are no visual effects.
public struct UIBackgroundConfiguration: Equatable, Hashable, @unchecked Sendable {
  // Unchecked: the view and the picture belong to the main actor, as the views that show them do.

  /// The fill; the tint of the view that shows it where nil.
  ///
  /// Backgrounds of lists have one that follows the state. One that is set stays in all of them.
  public var backgroundColor: UIColor? {
    get { givesColor ? givenColor : look?.color(in: state) }
    set {
      givesColor = true
      givenColor = newValue
    }
  }
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

  private var givenColor: UIColor?
  private var givesColor = false
  private var look: ListBackgroundLook?
  private var state = ListLookState()

  init() {}

  private init(_ look: ListBackgroundLook) {
    self.look = look
    cornerRadius = look.cornerRadius
    backgroundInsets = look.insets
  }

  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The background of an item in a list.
  ///
  /// Difference from UIKit: it is that of a grouped list, since there are no lists of other kinds to tell it otherwise.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// The background of an item in a list that fills its window.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// The background of an item in a list of groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// The background of an item in a list at the side of a window: none until it is pressed or chosen.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

  /// The background of an item in a list at the side of another list: none until it is pressed or chosen.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }

  /// The background of a header in a list: none.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of a footer in a list: none.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  /// The background of a header or footer in a list that fills its window.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }

  /// The background of a header or footer in a list of groups: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The background of a header in a list at the side of a window: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The configuration in a state: backgrounds of lists are grey while they are pressed or chosen, others stay.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard look != nil else { return self }
    var result = self
    result.state = ListLookState(state)
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

/// How the backgrounds of lists look. Colours are those of iOS by their names, insets and corners our choice.
enum ListBackgroundLook: Hashable {
  case plainCell
  case groupedCell
  case sidebarCell
  case plainHeader

  func color(in state: ListLookState) -> UIColor {
    if self != .plainHeader, state.isHighlighted || state.isSelected { return .systemGray4 }
    return switch self {
    case .plainCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    case .sidebarCell: .clear
    case .plainHeader: .secondarySystemBackground
    }
  }

  var cornerRadius: CGFloat { self == .sidebarCell ? 8 : 0 }

  var insets: NSDirectionalEdgeInsets {
    self == .sidebarCell ? NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8) : .zero
  }
}
