/// Something at a side of a list's cell: an arrow, a checkmark, a button, a text or a view of the program's own.
///
/// ```swift
/// cell.accessories = [.delete(), .label(text: "12"), .disclosureIndicator()]
/// ```
@preconcurrency @MainActor public struct UICellAccessory {
  /// The action of a tap.
  public typealias ActionHandler = () -> Void
  /// Hears that another element of a menu was chosen.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// When an accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// At all times.
    case always
    /// While the list is being edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// How wide the place of an accessory is.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// As wide as all such places, so that texts begin at one place: 24 points, 14 of arrows, both growing with running text;
    /// texts and menus have their own width. // I50
    case standard
    /// So many points; as wide as it is for 0.
    case custom(CGFloat)
  }

  /// The kinds of accessories.
  public enum AccessoryType {
    /// A checkmark.
    case checkmark
    /// An arrow that says that there is more.
    case disclosureIndicator
    /// A button for details.
    case detail
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// A grip for moving the cell.
    case reorder
    /// A mark that says whether the cell is selected.
    case multiselect
    /// An arrow that opens and closes what the cell heads.
    case outlineDisclosure
    /// A text.
    case label
    /// A button with a menu.
    case popUpMenu
    /// A view of the program's own.
    case customView(UIView)
  }

  /// The place of a view of the program's own.
  public enum Placement {
    /// The place among the accessories of a side that are there already, in the order in which one reads.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the side where lines begin; nearest to the content unless said otherwise.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the side where lines end; nearest to the content unless said otherwise.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before an accessory like this one; the first where there is none.
    @preconcurrency @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isLike(accessory) } ?? 0 }
    }

    /// The place after an accessory like this one; the last where there is none.
    @preconcurrency @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in accessories.lastIndex { $0.isLike(accessory) }.map { $0 + 1 } ?? accessories.count }
    }
  }

  /// How a view of the program's own stands.
  public struct CustomViewConfiguration: AccessoryOptions {
    /// The view.
    public let customView: UIView
    /// The side at which the view stands, and its place there.
    public let placement: Placement
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; that of the cell where nil.
    public var tintColor: UIColor?
    /// Tells whether it keeps its size; the one that suits it best otherwise.
    public var maintainsFixedSize: Bool

    /// A view at a place; options are the usual ones where nil.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let options: any AccessoryOptions
  var text: String?
  var menu: UIMenu?
  var action: ActionHandler?
  var menuAction: MenuSelectedElementDidChangeHandler?

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: any AccessoryOptions) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
  }
}
