public import Foundation

/// A field for a search, with a *Cancel* button, scopes and other buttons around it.
///
/// ```swift
/// let bar = UISearchBar()
/// bar.placeholder = "Search"
/// bar.delegate = self
/// ```
///
/// Differences from UIKit: scopes come and go without a motion of their own, and bars have one height for each width, so that there
/// is one picture for all metrics and positions.
open class UISearchBar: UIView, UIBarPositioning {
  /// The field. Style it directly; its delegate is the bar's own.
  open var searchTextField: UISearchTextField { field }

  let field = UISearchTextField()
  var parts = SearchBarParts()
  private lazy var listener = SearchFieldListener(bar: self)
  /// The controller whose bar it is.
  weak var controller: UISearchController?

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    field.delegate = listener
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        controller?.barDidChange()
      }, for: .editingChanged)
    addSubview(field)
  }

  /// Tells where the bar stands; as the delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Is asked and told about the bar.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.searchBar) }
  }

  // MARK: The text

  /// Tells what is looked for; never nil when asked. Setting it tells the bar's delegate nothing.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      controller?.barDidChange()
    }
  }

  /// Tells what is shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String? {
    didSet { if prompt != oldValue { showPrompt() } }
  }

  // MARK: Buttons

  /// Tells whether *Cancel* is shown; false unless set.
  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows *Cancel*, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    controller?.automaticallyShowsCancelButton = false
    showCancel(showsCancelButton, animated: animated)
  }

  /// Tells whether the bookmarks' button is shown while there is no text; false unless set.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { showSideButton() } }
  }

  /// Tells whether the button for the list of results is shown while there is no text; false unless set.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { showSideButton() } }
  }

  /// Tells whether the button for the list of results is chosen.
  open var isSearchResultsButtonSelected = false {
    didSet { parts.sideButton?.isSelected = isSearchResultsButtonSelected }
  }

  /// The picture of a part; nil unless one was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.images[icon]?[state.rawValue] }

  /// Sets the picture of a part.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.images[icon, default: [:]][state.rawValue] = iconImage
    show(icon)
  }

  /// The distance of a part from its place.
  open func positionAdjustment(for icon: Icon) -> UIOffset { parts.adjustments[icon] ?? .zero }

  /// Moves a part from its place, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    parts.adjustments[icon] = adjustment
    partsDidMove()
  }

  // MARK: Scopes

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
  }

  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { selectionOfScopeDidChange() } }
  }

  /// Tells whether the scopes are shown; false unless set.
  open var showsScopeBar: Bool {
    get { parts.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows the scopes, or hides them.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    controller?.automaticallyShowsScopeBar = false
    showScopes(show)
  }

  /// The picture behind the scopes; nil unless set.
  open var scopeBarBackgroundImage: UIImage? {
    didSet { backgroundDidChange() }
  }

  /// Shows a picture behind scopes in a state.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    parts.scopeLook.backgrounds[exactly: state] = backgroundImage
    parts.scopes?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// The picture behind scopes in a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.scopeLook.backgrounds[exactly: state]
  }

  /// Shows a picture between two scopes in their states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    parts.scopeLook.dividers[DividerPlace(leftState, rightState)] = dividerImage
    parts.scopes?.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// The picture between two scopes in their states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { parts.scopeLook.dividers[DividerPlace(leftState, rightState)] }

  /// Gives titles of scopes attributes in a state: `font` and `foregroundColor`.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scopeLook.titles[exactly: state] = attributes
    parts.scopes?.setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes of titles of scopes in a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { parts.scopeLook.titles[exactly: state] }

  // MARK: Look

  /// Light or dark, apart from the surroundings.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// How prominent the bar is.
  open var searchBarStyle: Style = .default {
    didSet { backgroundDidChange() }
  }

  /// The colour of the bar; that of what lies behind where nil.
  open var barTintColor: UIColor? {
    didSet { backgroundDidChange() }
  }

  /// Tells whether what lies behind shines through. Kept for programs.
  open var isTranslucent = true

  /// The picture of the background, in place of a colour.
  open var backgroundImage: UIImage? {
    didSet { backgroundDidChange() }
  }

  /// Sets the picture of the background, for all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  /// The picture of the background, for all positions and metrics.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// The picture behind the field in a state, `normal` or `disabled`.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state.contains(.disabled) ? field.disabledBackground : field.background
  }

  /// Shows a picture behind the field in a state, `normal` or `disabled`, in place of its colour; the field is as high as it.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state.contains(.disabled) {
      field.disabledBackground = backgroundImage
    } else {
      field.background = backgroundImage
    }
    field.showGround()
    heightMayDiffer()
  }

  /// The distance of the text from its place in the field, in points.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { partsDidMove() }
  }

  /// The distance of the field from its place, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: The first responder

  /// Tells whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Tells whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  // MARK: Layout

  /// As high as field and scopes are.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  /// As wide as it may be, as high as field and scopes are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

  /// Puts field, buttons and scopes in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
}
