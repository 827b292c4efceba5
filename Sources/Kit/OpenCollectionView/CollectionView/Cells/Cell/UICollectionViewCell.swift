/// The view of one item of a collection view.
///
/// What it shows is put into ``contentView``, or given as a configuration: ``contentConfiguration`` makes the content
/// view, ``backgroundConfiguration`` what lies behind it, and both follow the cell's ``configurationState``.
open class UICollectionViewCell: UICollectionReusableView {
  /// Changes a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Tells whether a cell is being dragged.
  public enum DragState: Int, Sendable {
    /// It is not.
    case none
    /// It is being lifted.
    case lifting
    /// It is on its way.
    case dragging
  }

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareContentView()
  }

  /// A cell from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContentView()
  }

  var storedContentView = UIView()
  /// The configurations of the cell; nil for the many cells without any.
  var configurations: CellConfigurations?

  /// The view that a cell's content goes into; it fills the cell. Another one after ``contentConfiguration`` is set.
  open var contentView: UIView { storedContentView }

  // MARK: Backgrounds

  /// A view behind the content that fills the cell. Setting one drops ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    get { standing.parts?.backgroundView }
    set {
      let old = standing.parts?.backgroundView
      if standing.parts != nil || newValue != nil { makeParts().backgroundView = newValue }
      backgroundViewDidChange(from: old)
    }
  }

  /// A view behind the content, above ``backgroundView``, that is seen while the cell is selected or highlighted.
  /// Setting one drops ``backgroundConfiguration``.
  open var selectedBackgroundView: UIView? {
    get { standing.parts?.selectedBackgroundView }
    set {
      let old = standing.parts?.selectedBackgroundView
      if standing.parts != nil || newValue != nil { makeParts().selectedBackgroundView = newValue }
      selectedBackgroundViewDidChange(from: old)
    }
  }

  /// The look of the background, which lies behind the content; nil for none. Setting one drops ``backgroundView`` and
  /// ``selectedBackgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { setBackground(newValue) }
  }

  /// Tells whether ``backgroundConfiguration`` follows the state; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { makeConfigurations().updatesBackground = newValue }
  }

  /// The background that a cell of this class usually has: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: Content

  /// The content that the content view shows; nil for none. Setting it makes another ``contentView``, unless the
  /// present one supports it; setting it back to nil makes an empty one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { setContent(newValue) }
  }

  /// Tells whether ``contentConfiguration`` follows the state; true unless set.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { makeConfigurations().updatesContent = newValue }
  }

  // MARK: State

  /// The state that configurations follow. Override to add values of your own to that of `super`, and call
  /// ``setNeedsUpdateConfiguration()`` when they change.
  open var configurationState: UICellConfigurationState { presentState }

  /// Has ``updateConfiguration(using:)`` called before the next layout; several calls have it called once.
  open func setNeedsUpdateConfiguration() { markConfiguration() }

  /// The state is another: override to set the configurations for it. Does nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after ``updateConfiguration(using:)``, for programs without a subclass.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.updateHandler }
    set {
      makeConfigurations().updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// True for the cell of a selected item. Set in an animation of views, it has the selected background fade with that.
  open var isSelected: Bool {
    get { standing.isSelected }
    set {
      let old = standing.isSelected
      standing.isSelected = newValue
      if isSelected != old { selectionDidChange() }
    }
  }

  /// Tells whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { standing.isHighlighted }
    set {
      let old = standing.isHighlighted
      standing.isHighlighted = newValue
      if isHighlighted != old { highlightDidChange() }
    }
  }

  /// The cell is lifted, dragged, or let go. Override to show it; does nothing by itself.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Edit menus

  /// Tells whether the cell can perform an action: one that its class has the method for and, while the edit menu of
  /// its item is made, one that the collection view's delegate allows. An override that does not call super leaves
  /// nothing to the delegate.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
      || (collectionViewAround?.menus.delegateAllows(action, for: self, sender: sender) ?? false)
  }

  /// Cut was chosen in the edit menu of the item: the collection view's delegate performs it, unless overridden.
  open override func cut(_ sender: Any?) { performByDelegate(.cut, sender) }

  /// Copy was chosen in the edit menu of the item: the collection view's delegate performs it, unless overridden.
  open override func copy(_ sender: Any?) { performByDelegate(.copy, sender) }

  /// Paste was chosen in the edit menu of the item: the collection view's delegate performs it, unless overridden.
  open override func paste(_ sender: Any?) { performByDelegate(.paste, sender) }

  private func performByDelegate(_ action: Selector, _ sender: Any?) {
    collectionViewAround?.menus.performByDelegate(action, for: self, sender: sender)
  }

  override var placeInList: LayerAccessibility.Place? {
    conditions.outline.map { LayerAccessibility.Place($0.number, of: $0.count) }
      ?? collectionViewAround?.place(ofShown: self)
  }

  /// Tells whether what the cell heads in an outline is open, unless the program says so itself.
  open override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get {
      let told = super.accessibilityExpandedStatus
      return told == .unsupported ? outlineStatus : told
    }
    set { super.accessibilityExpandedStatus = newValue }
  }

  override var offeredActions: [UIAccessibilityCustomAction] {
    // Most cells have none: each list costs something for each cell that comes into sight.
    var actions = super.offeredActions
    if conditions.outline != nil { actions += outlineActions }
    guard let view = collectionViewAround else { return actions }
    if view.state.swipes != nil { actions += view.swipeActions(of: self) }
    if view.allowsInteractiveMovementByKeys { actions += view.movementActions(of: self) }
    return actions
  }

  /// Adapts the accessories beside the content to a state. Does nothing unless overridden.
  func accessoriesFollow(_ state: UICellConfigurationState) {}

  /// Texts beside the content that belong to the cell's name.
  var textsBesideContent: [String] { [] }

  /// Tells whether a mark beside the content says that the item is chosen, as the selection would.
  var isTicked: Bool { false }

  /// The cell has another place in a list, or is in none any longer.
  func listPlaceDidChange() { setNeedsUpdateConfiguration() }

  /// The cell is used for another item.
  func willStandForAnotherItem() {}

  // MARK: Layout

  /// The room that content leaves at the sides of the cell.
  var contentInsets: UIEdgeInsets { .zero }

  /// Keeps content and backgrounds at the size of the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Lays out the cell, its configurations brought up to date before. Called by the layer.
  open override func layoutSublayers(of layer: CALayer) {
    updateConfigurationIfNeeded()
    super.layoutSublayers(of: layer)
  }

  /// The size that constraints give the ``contentView``, near a size; without any, that of the content. // L35
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittedByContent(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that constraints give the ``contentView`` where it would like to be a size, as much as priorities say. A cell that
  /// chooses its own size is asked this by ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``: override it to give
  /// it a width, and call super. // L35
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittedByContent(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The size of the content where the cell has a ``contentConfiguration``; the cell's own otherwise.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configurations?.content == nil ? super.sizeThatFits(size) : fittedContentSize(in: size)
  }

  /// Marks the configurations for an update, since they may depend on the cell's surroundings.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Backgrounds may be in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showBackground()
  }

  /// Backgrounds may keep out of the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if configurations != nil { setNeedsLayout() }
  }
}
