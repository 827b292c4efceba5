/// A button in a navigation bar or a toolbar, or the space between buttons.
///
/// Difference from UIKit: an action is a ``Selector`` made of a method.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// A button without title and picture.
  public override init() { super.init() }

  /// A button from an archive: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: What it does

  /// The method that a tap calls, where there is no ``primaryAction``.
  open var action: Selector?

  /// The object whose method a tap calls; nil for the first on the responder chain that has it.
  open weak var target: AnyObject?

  /// The action of a tap. Its title and picture become those of the item.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, primaryAction !== oldValue else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
      contentDidChange()
    }
  }

  /// The menu that a tap shows, or a long press where there is an action.
  open var menu: UIMenu? {
    didSet { contentDidChange() }
  }

  // MARK: How it looks

  /// Plain or done; ``Style/plain`` unless set.
  open var style: Style = .plain {
    didSet { if style != oldValue { contentDidChange() } }
  }

  /// The width in points; 0, as unless set, for that of the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { contentDidChange() } }
  }

  /// Titles that the button may get: it is as wide as the widest, so that nothing moves when the title changes.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { contentDidChange() } }
  }

  /// The view in the place of a button; it does what it does by itself.
  open var customView: UIView? {
    didSet { if customView !== oldValue { contentDidChange() } }
  }

  /// The colour of title and template pictures; the bar's where nil.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { contentDidChange() } }
  }

  /// Tells whether the button is left out, with its space.
  open var isHidden = false {
    didSet { if isHidden != oldValue { contentDidChange() } }
  }

  /// Tells whether the button is marked as chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { contentDidChange() } }
  }

  /// Tells whether a tap turns ``isSelected`` around; false unless set.
  open var changesSelectionAsPrimaryAction = false

  /// Tells whether a drag that rests on the button does what a tap does; false unless set.
  open var isSpringLoaded = false {
    didSet { button?.isSpringLoadedByActivation = isSpringLoaded }
  }

  /// The element that stands for the button in a menu, where a bar has no room; its title, picture and action where
  /// nil.
  open var menuRepresentation: UIMenuElement?

  /// A name that programs know the item by.
  open var identifier: String?

  /// The group that the item is in.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  // MARK: Pictures and places by state

  /// Puts a picture behind the button in a state.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    if barMetrics == .default { backgroundImages[state.rawValue] = backgroundImage }
    contentDidChange()
  }

  /// The picture behind the button in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImages[state.rawValue] : nil
  }

  /// Moves the title from its place.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
    contentDidChange()
  }

  /// How far the title stands from its place.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleAdjustments[barMetrics] ?? .zero }

  // MARK: Spaces

  /// Space that takes what the other items of a toolbar leave.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// Space of a width.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  /// Space as wide as bars have between groups: 8 points.
  open class func fixedSpace() -> Self { space(.fixedSpace, width: BarMetrics.fixedSpace) }

  // MARK: Groups

  /// A group of this item alone.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this item alone that people may move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item alone that people may leave out.
  open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
    -> UIBarButtonItemGroup
  {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  // MARK: For bars

  /// The kind of system item that the item was made as; nil for others.
  var systemItem: SystemItem?
  /// The button that shows the item.
  weak var button: BarButton?
  private var backgroundImages: [UInt: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]

  override func contentDidChange() { button?.itemDidChange() }

  private class func space(_ systemItem: SystemItem, width: CGFloat) -> Self {
    let item = makeEmpty()
    item.systemItem = systemItem
    item.width = width
    return item
  }

  // A class that adds no initializer of its own has this one: `init(coder:)` is the only one that all must have.
  private class func makeEmpty() -> Self {
    guard let item = Self(coder: NSCoder()) else {
      fatalError("\(Self.self) makes nothing in init(coder:): a space cannot be made of it, use UIBarButtonItem.")
    }
    return item
  }
}
