/// The background of a button or of a cell, behind its content: a colour, a line around it, a picture, an effect or a
/// view.
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
  ///
  /// Where it was not set, the background of an item in a list is as round as its list has it: the corners of the first and the
  /// last row of a card, and all of what is selected in a sidebar. // I31, I32
  public var cornerRadius: CGFloat {
    get { givenRadius ?? look?.corners(in: state).radius ?? 0 }
    set { givenRadius = newValue }
  }
  /// The effect on what is behind the background, such as a blur; nil, as unless set, for none. It has the corners of the fill, which
  /// is in front of it: give ``backgroundColor`` a colour that lets it through, or `.clear`.
  ///
  /// An effect costs what a ``UIVisualEffectView`` does, for each cell in sight. // I146
  public var visualEffect: UIVisualEffect?
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
  private var givenRadius: CGFloat?
  private var look: ListBackgroundLook?
  private var state = ListLookState()

  init() {}

  private init(_ look: ListBackgroundLook) { self.look = look }

  /// The corners that are round.
  var roundCorners: CACornerMask {
    guard givenRadius == nil, let look else { return .all }
    return look.corners(in: state).mask
  }

  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The background of an item in a list, as the list around has it: a fill behind each row, in lists of groups with the corners
  /// of the first and the last row of a card rounded, in sidebars none until the item is pressed or chosen. It finds out by
  /// ``updated(for:)``; outside of lists it is that of a list of groups. // I27, I31
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell) }

  /// The background of an item in a list that fills its window.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// The background of an item in a list of groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// The background of an item in a list at the side of a window: none until it is pressed or chosen. // I32
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

  /// The background of an item in a list at the side of another list: none until it is pressed or chosen.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }

  /// The background of a header in a list, as the list around has it: a fill in one that fills its window, none in others.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }

  /// The background of a footer in a list, as the list around has it: a fill in one that fills its window, none in others.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }

  /// The background of a header or footer in a list that fills its window.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }

  /// The background of a header or footer in a list of groups: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The background of a header in a list at the side of a window: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The configuration in a state: backgrounds of lists are grey while they are pressed or chosen, and as the list
  /// around has them; others stay.
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
