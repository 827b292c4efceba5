/// Bar buttons that belong together, and one that stands for them where there is no room.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// A group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// A group from an archive: an empty one.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// The items, in order from the leading edge on.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      for item in barButtonItems { item.buttonGroup = self }
      didChange()
    }
  }

  /// The item that stands for the others where there is no room for them.
  open var representativeItem: UIBarButtonItem? {
    didSet { didChange() }
  }

  /// Tells whether ``representativeItem`` is shown in the place of the others.
  open internal(set) var isDisplayingRepresentativeItem = false

  /// Tells whether the group is left out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { didChange() } }
  }

  /// Tells whether people cannot remove the group; kept, people do not customize bars here.
  open var alwaysAvailable = false

  /// The element that stands for the group in a menu; its items where nil.
  open var menuRepresentation: UIMenuElement?

  /// A group that stays where it is.
  open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// A group that people may move. Difference from UIKit: people do not customize bars here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// A group that people may leave out; hidden where it is not in the default customization, since people do not
  /// customize bars here.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// The navigation item that the group is in.
  weak var navigationItem: UINavigationItem?

  /// The items that are shown now.
  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  private func didChange() { navigationItem?.contentDidChange() }
}
