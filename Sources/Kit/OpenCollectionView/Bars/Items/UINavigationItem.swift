/// The title, the prompt and the buttons that a navigation bar shows for one controller.
///
/// Search controllers and renaming are left out.
@preconcurrency @MainActor open class UINavigationItem: NSObject, NibObject {
  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override init() { super.init() }

  /// An item from an archive: an empty one.
  public required init?(coder: NSCoder) { super.init() }

  /// The object was made by a nib, with all that is in it. Call super.
  open func awakeFromNib() {}

  // MARK: Titles

  /// The title in the middle of the bar.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  var propertyObservers: PropertyObservers?

  private func titleDidChange() {
    contentDidChange()
    propertyObservers?.check()
  }

  /// A smaller line below the title.
  open var subtitle: String? {
    didSet { if subtitle != oldValue { contentDidChange() } }
  }

  /// A line above the title, which makes the bar higher.
  open var prompt: String? {
    didSet { if prompt != oldValue { contentDidChange() } }
  }

  /// The view in the title's place.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { contentDidChange() } }
  }

  /// The large title, where it is not ``title``.
  open var largeTitle: String? {
    didSet { if largeTitle != oldValue { contentDidChange() } }
  }

  /// When the title is shown large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }

  /// How the bar arranges the item; ``ItemStyle/navigator`` unless set.
  open var style: ItemStyle = .navigator {
    didSet { if style != oldValue { contentDidChange() } }
  }

  // MARK: Search

  /// The search whose bar stands below the title; nil for none. // X35
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      contentDidChange()
    }
  }

  /// Tells whether the search bar goes away as content scrolls up; true unless set. // X35
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { contentDidChange() } }
  }

  /// Tells where the program would like the search bar; `automatic` unless set.
  ///
  /// Difference from UIKit: it stands below the title whatever this says.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Tells where the search bar stands: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Back button

  /// The back button of the item above this one; title and picture of it are shown, and it leads back by itself where
  /// it has no action.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { contentDidChange() } }
  }

  /// The title of the back button of the item above this one; the item's title where nil.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { contentDidChange() } }
  }

  /// The titles of the back button of the item above this one.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { if backButtonDisplayMode != oldValue { contentDidChange() } }
  }

  /// The action of this item's own back button instead of leading back. An item with one has a back button also at the
  /// bottom of the stack.
  open var backAction: UIAction? {
    didSet { contentDidChange() }
  }

  /// Tells whether the item has no back button; false unless set.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Tells whether buttons at the leading edge stand beside the back button instead of in its place; false unless set.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { contentDidChange() } }
  }

  /// Shows the back button, or takes it away.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != storedHidesBackButton else { return }
    storedHidesBackButton = hidesBackButton
    contentDidChange(animated: animated)
  }

  // MARK: Buttons

  /// The buttons at the leading edge, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leading }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The buttons at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailing }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first button at the leading edge; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leading?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The first button at the trailing edge; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { trailing?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Replaces the buttons at the leading edge; animated, they fade.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leading = items
    contentDidChange(animated: animated)
  }

  /// Replaces the buttons at the trailing edge; animated, they fade.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    trailing = items
    contentDidChange(animated: animated)
  }

  /// Replaces the buttons at the leading edge by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the buttons at the trailing edge by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Groups of buttons after those of ``leftBarButtonItems``.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(leadingItemGroups) }
  }

  /// Groups of buttons in the middle, where the title is at the leading edge.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(centerItemGroups) }
  }

  /// Groups of buttons before those of ``rightBarButtonItems``.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(trailingItemGroups) }
  }

  /// A group at the trailing edge, outside of all others.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { groupsDidChange(pinnedTrailingGroup.map { [$0] } ?? []) }
  }

  /// A name under which people's arrangement of the bar is kept; kept itself only, people do not customize bars here.
  open var customizationIdentifier: String?

  // MARK: Look

  /// The bar's look while the item is on top; the bar's own where nil.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = takeIn(standardAppearance) }
  }

  /// The look on a phone that lies on its side.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = takeIn(compactAppearance) }
  }

  /// The look while nothing has scrolled under the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = takeIn(scrollEdgeAppearance) }
  }

  /// The look while nothing has scrolled under the bar, on a phone that lies on its side.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = takeIn(compactScrollEdgeAppearance) }
  }

  // MARK: For the bar

  /// The bar whose stack the item is in.
  weak var bar: UINavigationBar?
  private var storedHidesBackButton = false
  private var leading: [UIBarButtonItem]?
  private var trailing: [UIBarButtonItem]?

  func contentDidChange(animated: Bool = false) { bar?.itemDidChange(self, animated: animated) }

  private func takeIn(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    contentDidChange()
    return appearance.map(UIBarAppearance.kept)
  }

  private func groupsDidChange(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.navigationItem = self }
    contentDidChange()
  }

  /// The items at the leading edge, from the edge inwards.
  var leadingItems: [UIBarButtonItem] { (leading ?? []) + leadingItemGroups.flatMap(\.shownItems) }

  /// The items at the trailing edge, from the edge inwards.
  var trailingItems: [UIBarButtonItem] {
    (pinnedTrailingGroup.map { $0.shownItems.reversed() } ?? []) + (trailing ?? [])
      + trailingItemGroups.flatMap(\.shownItems).reversed()
  }
}
