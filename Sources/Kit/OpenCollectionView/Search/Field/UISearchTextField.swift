import TextEngine

/// A field for what is looked for: with a glass before its text, a button that empties it, and tokens.
///
/// Difference from UIKit: tokens are taken away by a backspace before the text, and cannot be selected, copied or dragged.
open class UISearchTextField: UITextField {
  var tokenViews: [SearchTokenView] = []
  private let glass = UIImageView()
  var adjustments = SearchFieldAdjustments() {
    didSet { if adjustments != oldValue { setNeedsLayout() } }
  }
  /// The controller whose bar the field stands in, which shows the suggestions.
  weak var suggesting: UISearchController?
  private var suggestionList: SearchSuggestionList?

  /// An empty field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForSearch()
  }

  /// A field from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForSearch()
  }

  /// The height of a field for a search. As measured on iOS 13 and later.
  static let height: CGFloat = 36
  /// The space around the glass, and between tokens.
  private static let gap: CGFloat = 6

  private func prepareForSearch() {
    showGround()
    layer.cornerRadius = 10
    showGlass(nil)
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    glass.bounds.size = CGSize(width: 20, height: 20)
    glass.isAccessibilityElement = false
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    updateAccessibility { $0.role = .searchField }
    let follow = UIAction { [weak self] _ in self?.showSuggestions() }
    addAction(follow, for: [.editingDidBegin, .editingDidEnd])
  }

  /// A picture in place of the colour, where there is one.
  func showGround() { backgroundColor = background == nil ? .tertiarySystemFill : nil }

  /// The picture before the text; a glass for nil.
  func showGlass(_ image: UIImage?) {
    glass.image =
      image
      ?? UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .regular))
  }

  // MARK: Suggestions

  /// The suggestions that are offered while the field is edited; nil for none.
  ///
  /// A search controller shows them over what is searched, and tells its updater of the one that is chosen. A field by itself shows
  /// them as a card below it, and tells its delegate, if that is a ``UISearchTextFieldDelegate``. Neither puts anything into the
  /// field: that is the program's.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { showSuggestions() }
  }

  /// The most suggestions that a card shows without scrolling. Our choice.
  private static let mostRows = 6

  private func showSuggestions() {
    if let suggesting { return suggesting.suggestionsDidChange() }
    let offered = isFirstResponder ? searchSuggestions ?? [] : []
    guard !offered.isEmpty, let window else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list = suggestionList ?? SearchSuggestionList(frame: .zero)
    list.suggestions = offered
    list.didSelect = { [weak self] suggestion in
      guard let self else { return }
      (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    }
    list.layer.cornerRadius = 10
    list.layer.shadowOpacity = 0.2
    list.layer.shadowRadius = 12
    list.layer.shadowOffset = CGSize(width: 0, height: 4)
    let place = convert(bounds, to: window)
    let height = CGFloat(min(offered.count, Self.mostRows)) * SearchSuggestionList.rowHeight
    list.frame = CGRect(x: place.minX, y: place.maxY + 4, width: place.width, height: height)
    if list.superview !== window { window.addSubview(list) }
    suggestionList = list
  }

  /// Takes suggestions away with the field.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
    }
  }

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set { setTokens(newValue) }
  }

  /// Puts a token before another one; at the end where there is no such place.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var all = tokens
    all.insert(token, at: min(max(tokenIndex, 0), all.count))
    setTokens(all)
  }

  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) {
    guard tokenViews.indices.contains(tokenIndex) else {
      return ProgrammingErrors.report(
        "The token \(tokenIndex) cannot be removed: there are \(tokenViews.count).", instead: "all of them stay")
    }
    var all = tokens
    all.remove(at: tokenIndex)
    setTokens(all)
  }

  /// Puts a token in the place of a part of the text.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The text behind the tokens.
  open var textualRange: UITextRange { UITextRange(0..<edited.document.length) }

  /// The place of a token: before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens of a range; none where only text is.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.units.lowerBound == 0 && textRange.isEmpty ? tokens : []
  }

  /// The colour behind tokens; the tint where nil.
  open var tokenBackgroundColor: UIColor! {
    didSet { colorTokens() }
  }

  /// Tells whether a person can take tokens away; true unless set.
  open var allowsDeletingTokens = true

  /// Tells whether a person can copy tokens. Kept for programs: they cannot here.
  open var allowsCopyingTokens = true

  private func setTokens(_ new: [UISearchToken]) {
    let old = tokenViews
    tokenViews = new.map { token in old.first { $0.token === token } ?? SearchTokenView(token) }
    for view in old where !tokenViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in tokenViews where view.superview !== self { addSubview(view) }
    colorTokens()
    textNeedsShowing()
    setNeedsLayout()
  }

  private func colorTokens() {
    for view in tokenViews { view.backgroundColor = tokenBackgroundColor ?? tintColor }
  }

  /// Takes the last token away where nothing stands before the caret; else what there is. // X12
  open override func deleteBackward() {
    guard allowsDeletingTokens, !tokenViews.isEmpty, edited.document.selection == 0..<0 else {
      return super.deleteBackward()
    }
    super.deleteBackward()
    setTokens(tokens.dropLast())
    personDidChangeText()
  }

  // MARK: Layout

  /// Behind the glass and the tokens.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    moved(behindTokens(super.textRect(forBounds: bounds)))
  }

  /// Behind the glass and the tokens.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    moved(behindTokens(super.editingRect(forBounds: bounds)))
  }

  /// A rectangle that is moved to the right has less room there.
  private func moved(_ rect: CGRect) -> CGRect {
    let offset = adjustments.text
    var rect = rect.moved(by: offset)
    rect.size.width = max(rect.width - max(offset.horizontal, 0), 0)
    return rect
  }

  /// The place of the button that empties the field.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).moved(by: adjustments.clear)
  }

  /// The place of the button for bookmarks or results.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).moved(by: adjustments.side)
  }

  /// The place of the glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: readsRightToLeft ? -Self.gap : Self.gap, dy: 0)
      .moved(by: adjustments.glass)
  }

  private func behindTokens(_ rect: CGRect) -> CGRect {
    let width = tokenViews.reduce(Self.gap) { $0 + $1.intrinsicContentSize.width + Self.gap }
    let taken = min(width, rect.width)
    return CGRect(
      x: readsRightToLeft ? rect.minX : rect.minX + taken, y: rect.minY, width: rect.width - taken, height: rect.height)
  }

  /// As high as a field for a search is.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: max(Self.height, shownFont.lineHeight.rounded(.up) + 14))
  }

  /// Puts tokens in their places, too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = super.textRect(forBounds: bounds)
    var x = readsRightToLeft ? start.maxX - Self.gap : start.minX + Self.gap
    for view in tokenViews {
      let size = view.intrinsicContentSize
      if readsRightToLeft { x -= size.width }
      view.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += readsRightToLeft ? -Self.gap : size.width + Self.gap
    }
  }

  /// Colours tokens.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorTokens()
  }
}
