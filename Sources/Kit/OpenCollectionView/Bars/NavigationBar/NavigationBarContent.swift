/// The views of one navigation item in a bar.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let backItem: UINavigationItem?
  private weak var bar: UINavigationBar?

  let titleHolder = UIView(frame: .zero)
  let titleLabel = UILabel(frame: .zero)
  let subtitleLabel = UILabel(frame: .zero)
  let promptLabel = UILabel(frame: .zero)
  let largeClip = UIView(frame: .zero)
  let largeLabel = UILabel(frame: .zero)
  let searchClip = UIView(frame: .zero)
  let backButton = BackButton(frame: .zero)
  let leadingHolder = BarItemHolder(frame: .zero)
  let trailingHolder = BarItemHolder(frame: .zero)
  let leading = BarItemViews()
  let trailing = BarItemViews()
  let middle = BarItemViews()
  private weak var shownTitleView: UIView?
  /// Tells whether the title stands in the row because the large one has scrolled away.
  private(set) var isCollapsed = false

  /// Tells whether the row was shown as one that has given way to a search.
  var wasSearching = false

  /// How much of the search bar has scrolled away, in points.
  var hiddenSearchHeight: CGFloat = 0 {
    didSet { if hiddenSearchHeight != oldValue { setNeedsLayout() } }
  }

  /// The height of the large title's strip, in points.
  private(set) var largeHeight = BarMetrics.largeTitleHeight

  /// How much of the large title's strip is there, in points: less as content scrolls up, more as it is pulled down.
  var largeExtent = BarMetrics.largeTitleHeight {
    didSet { if largeExtent != oldValue { largeExtentDidChange() } }
  }

  init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.backItem = backItem
    self.bar = bar
    super.init(frame: .zero)
    largeClip.clipsToBounds = true
    largeClip.isUserInteractionEnabled = false
    largeClip.addSubview(largeLabel)
    searchClip.clipsToBounds = true
    titleLabel.textAlignment = .center
    subtitleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    titleHolder.addSubview(titleLabel)
    titleHolder.addSubview(subtitleLabel)
    for view in [largeClip, searchClip, promptLabel, titleHolder, leadingHolder, trailingHolder, backButton] {
      addSubview(view)
    }
    titleLabel.accessibilityTraits = .header
    largeLabel.accessibilityTraits = .header
    backButton.whenTapped = { [weak bar] in bar?.backButtonWasTapped() }
    backButton.didPress = { [weak bar] _ in bar?.placeContents() }
    update()
  }

  required init?(coder: NSCoder) { fatalError("The views of an item are made for it.") }

  // MARK: What is shown

  var showsBackButton: Bool {
    guard backItem != nil || item.backAction != nil, !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || item.leadingItems.isEmpty
  }

  var isBackPressed: Bool { backButton.isHighlighted }

  /// Tells whether the title is large; kept while the item is on its way out of the stack.
  private(set) var showsLargeTitle = false

  private func prefersLargeTitle() -> Bool {
    guard let bar, bar.prefersLargeTitles, item.titleView == nil else { return false }
    // An item that does not say is as the one below it.
    for candidate in bar.stack.reversed().drop(while: { $0 !== item }) {
      switch candidate.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The upper edge of the row of title and buttons.
  var rowTop: CGFloat { item.prompt == nil ? 0 : BarMetrics.promptHeight }

  /// The height of everything.
  var heightWithoutLargeTitle: CGFloat { lowestHeight }

  var height: CGFloat { rowHeight + shownLargeExtent + searchExtent }

  /// The height of everything before anything has scrolled.
  var fullHeight: CGFloat { rowHeight + (showsLargeTitle && !isSearching ? largeHeight : 0) + searchHeight }

  /// Takes over what the item says now.
  func update() {
    guard let bar else { return }
    if item.bar === bar { showsLargeTitle = prefersLargeTitle() }
    let look = bar.appearance(for: item)
    let title = TitleAttributes([look.titleTextAttributes], font: BarMetrics.titleFont)
    titleLabel.font = title.font
    titleLabel.textColor = title.color ?? .label
    titleLabel.text = item.title
    subtitleLabel.font = BarMetrics.subtitleFont
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.text = item.subtitle
    promptLabel.font = BarMetrics.promptFont
    promptLabel.textColor = title.color ?? .label
    promptLabel.text = item.prompt
    let large = TitleAttributes(
      [look.largeTitleTextAttributes], font: BarMetrics.largeTitleFont(for: traitCollection))
    showLargeHeight(BarMetrics.largeTitleHeight(for: traitCollection))
    largeLabel.font = large.font
    largeLabel.textColor = large.color ?? .label
    largeLabel.text = item.largeTitle ?? item.title
    largeClip.isHidden = !showsLargeTitle
    updateTitleView()
    updateBackButton(look)
    updateSearch()
    let changed = { [weak self, weak bar] in
      self?.setNeedsLayout()
      bar?.setNeedsLayout()
    }
    leading.show(
      item.leadingItems, in: leadingHolder, plain: look.buttonAppearance, done: look.doneButtonAppearance,
      didChange: changed)
    trailing.show(
      item.trailingItems, in: trailingHolder, plain: look.buttonAppearance, done: look.doneButtonAppearance,
      didChange: changed)
    middle.show(
      item.style == .navigator ? [] : item.centerItemGroups.flatMap(\.shownItems), in: leadingHolder,
      plain: look.buttonAppearance, done: look.doneButtonAppearance, didChange: changed)
    setNeedsLayout()
  }

  private func updateTitleView() {
    if let old = shownTitleView, old !== item.titleView, old.superview === titleHolder { old.removeFromSuperview() }
    if let view = item.titleView, view.superview !== titleHolder { titleHolder.addSubview(view) }
    shownTitleView = item.titleView
    titleLabel.isHidden = item.titleView != nil
    subtitleLabel.isHidden = item.titleView != nil || item.subtitle == nil
    titleHolder.alpha = showsLargeTitle && !isCollapsed ? 0 : 1
  }

  private func updateBackButton(_ look: UINavigationBarAppearance) {
    let own = backItem?.backBarButtonItem
    let attributes = TitleAttributes(
      [own?.titleTextAttributes(for: .normal), look.backButtonAppearance.normal.titleTextAttributes],
      font: BarMetrics.buttonFont)
    backButton.isHidden = !showsBackButton
    backButton.label.font = attributes.font
    backButton.label.textColor = attributes.color ?? own?.tintColor ?? tintColor
    let title = own?.title ?? backItem?.backButtonTitle ?? backItem?.title
    backButton.candidates = BackButton.titles(for: title, mode: backItem?.backButtonDisplayMode ?? .default)
    backButton.accessibilityLabel = title.flatMap { $0.isEmpty ? nil : $0 } ?? BackButton.generalTitle
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard BarMetrics.largeTitleHeight(for: traitCollection) != largeHeight else { return }
    update()
    bar?.contentHeightDidChange()
  }

  /// Takes another height for the large title's strip; as much of it is hidden as before.
  private func showLargeHeight(_ height: CGFloat) {
    guard height != largeHeight else { return }
    let hidden = largeHeight - largeExtent
    largeHeight = height
    largeExtent = max(0, height - hidden)
  }

  private func largeExtentDidChange() {
    let collapsed = largeExtent < largeHeight / 4
    setNeedsLayout()
    guard collapsed != isCollapsed else { return }
    isCollapsed = collapsed
    let alpha: CGFloat = showsLargeTitle && !collapsed ? 0 : 1
    UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      self.titleHolder.alpha = alpha
    }
  }
}

extension BackButton {
  /// The title of a back button that does not name where it leads.
  static let generalTitle = "Back"
  /// Longer titles give way to ``generalTitle`` even where they would fit; our choice.
  private static let longestTitle = 24

  /// Returns the titles that may stand on a button that leads to an item with a title, the longest first.
  static func titles(for title: String?, mode: UINavigationItem.BackButtonDisplayMode) -> [String] {
    switch mode {
    case .minimal: return []
    case .generic: return [generalTitle]
    case .default:
      guard let title, !title.isEmpty else { return title == nil ? [generalTitle] : [] }
      return title.count > longestTitle ? [generalTitle] : [title, generalTitle]
    }
  }
}
