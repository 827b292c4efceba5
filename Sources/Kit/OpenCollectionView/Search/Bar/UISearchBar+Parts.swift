import Foundation

/// Tells what stands around the field of a search bar.
struct SearchBarParts {
  var showsCancel = false
  var showsScopes = false
  var cancel: UIButton?
  var scopes: UISegmentedControl?
  var prompt: UILabel?
  var sideButton: UIButton?
  var images: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  var adjustments: [UISearchBar.Icon: UIOffset] = [:]
  var scopeLook = SearchScopeLook()
  var ground: UIImageView?
  var scopeGround: UIImageView?
  /// From the edges to what is in the bar, in points; a navigation bar has it stand on the line of its title.
  var margins: (left: CGFloat, right: CGFloat) = (8, 8)
}

/// The look of the scopes of a search bar.
struct SearchScopeLook {
  var backgrounds = StateValues<UIImage>()
  var titles = StateValues<[NSAttributedString.Key: Any]>()
  var dividers: [DividerPlace: UIImage] = [:]

  private static let states: [UIControl.State] = [
    .normal, .selected, .highlighted, .disabled, [.selected, .highlighted], [.selected, .disabled],
  ]

  /// Has a control look so.
  @MainActor func dress(_ control: UISegmentedControl) {
    for state in Self.states {
      if let image = backgrounds[exactly: state] { control.setBackgroundImage(image, for: state, barMetrics: .default) }
      if let attributes = titles[exactly: state] { control.setTitleTextAttributes(attributes, for: state) }
    }
    for (place, image) in dividers {
      control.setDividerImage(
        image, forLeftSegmentState: place.left, rightSegmentState: place.right, barMetrics: .default)
    }
  }
}

extension UISearchBar {
  /// From the edges above and below to the field, and between the field and *Cancel*. As measured on iOS 13 and later.
  private static let margins = CGSize(width: 8, height: 10)
  /// The height of the scopes with the space below them.
  private static let scopeHeight: CGFloat = 40
  private static let promptHeight: CGFloat = 20
  private static let animationTime = 0.25

  // MARK: Cancel

  func showCancel(_ isShown: Bool, animated: Bool) {
    guard parts.showsCancel != isShown else { return }
    parts.showsCancel = isShown
    if isShown, parts.cancel == nil {
      let button = UIButton(type: .system)
      button.setTitle("Cancel", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
      button.alpha = 0
      parts.cancel = button
      addSubview(button)
      UIView.performWithoutAnimation {
        let size = button.intrinsicContentSize
        let x = readsRightToLeft ? -size.width : bounds.maxX
        button.frame = CGRect(x: x, y: field.frame.midY - size.height / 2, width: size.width, height: size.height)
      }
    }
    setNeedsLayout()
    let settle = {
      self.parts.cancel?.alpha = isShown ? 1 : 0
      self.layoutIfNeeded()
    }
    if animated { UIView.animate(withDuration: Self.animationTime, animations: settle) } else { settle() }
  }

  private func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.barDidCancel()
  }

  // MARK: Prompt and side buttons

  func showPrompt() {
    if prompt == nil {
      parts.prompt?.removeFromSuperview()
      parts.prompt = nil
    } else {
      let label = parts.prompt ?? UILabel()
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      label.text = prompt
      if label.superview == nil { addSubview(label) }
      parts.prompt = label
    }
    heightMayDiffer()
  }

  func showSideButton() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      field.rightView = nil
      parts.sideButton = nil
      return
    }
    let button = parts.sideButton ?? UIButton(type: .custom)
    if parts.sideButton == nil {
      parts.sideButton = button
      button.tintColor = .secondaryLabel
      button.bounds.size = CGSize(width: 28, height: 28)
      button.addAction(UIAction { [weak self] _ in self?.sideButtonWasTapped() }, for: .touchUpInside)
    }
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      let own = state == .normal ? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet") : nil
      button.setImage(image(for: icon, state: state) ?? own, for: state)
    }
    button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
    field.rightView = button
    field.rightViewMode = .unlessEditing
  }

  private func sideButtonWasTapped() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  func show(_ icon: Icon) {
    switch icon {
    case .search: field.showGlass(image(for: icon, state: .normal))
    case .clear:
      for state in [UIControl.State.normal, .highlighted, .disabled] {
        field.clearButton.setImage(
          image(for: icon, state: state) ?? (state == .normal ? UITextField.clearImage : nil), for: state)
      }
    case .bookmark, .resultsList: showSideButton()
    }
  }

  // MARK: Scopes

  func scopesDidChange() {
    parts.scopes?.removeFromSuperview()
    parts.scopes = nil
    if let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = titles.indices.contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : 0
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          selectedScopeButtonIndex = control.selectedSegmentIndex
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: control.selectedSegmentIndex)
        }, for: .valueChanged)
      control.isHidden = !showsScopeBar
      parts.scopeLook.dress(control)
      parts.scopes = control
      addSubview(control)
    }
    heightMayDiffer()
  }

  func selectionOfScopeDidChange() {
    if parts.scopes?.selectedSegmentIndex != selectedScopeButtonIndex {
      parts.scopes?.selectedSegmentIndex = selectedScopeButtonIndex
    }
    controller?.barDidChange()
  }

  func showScopes(_ isShown: Bool) {
    guard parts.showsScopes != isShown else { return }
    parts.showsScopes = isShown
    parts.scopes?.isHidden = !isShown
    heightMayDiffer()
  }

  // MARK: Look and layout

  func backgroundDidChange() {
    backgroundColor = searchBarStyle == .minimal || backgroundImage != nil ? nil : barTintColor
    parts.ground = ground(backgroundImage, in: parts.ground, at: 0)
    parts.scopeGround = ground(scopeBarBackgroundImage, in: parts.scopeGround, at: parts.ground == nil ? 0 : 1)
    setNeedsLayout()
  }

  /// Pictures lie behind everything else: that of the bar behind that of the scopes.
  private func ground(_ image: UIImage?, in view: UIImageView?, at place: Int) -> UIImageView? {
    guard let image else {
      view?.removeFromSuperview()
      return nil
    }
    let shown = view ?? UIImageView(frame: .zero)
    shown.image = image
    shown.isAccessibilityElement = false
    if shown.superview == nil { insertSubview(shown, at: place) }
    return shown
  }

  /// Text and parts stand elsewhere in the field.
  func partsDidMove() {
    field.adjustments = SearchFieldAdjustments(
      text: searchTextPositionAdjustment, glass: positionAdjustment(for: .search),
      clear: positionAdjustment(for: .clear),
      side: positionAdjustment(for: showsBookmarkButton ? .bookmark : .resultsList))
  }

  func heightMayDiffer() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.barHeightDidChange()
  }

  private var hasVisibleScopes: Bool { showsScopeBar && parts.scopes != nil }

  private var fieldHeight: CGFloat { field.background?.size.height ?? UISearchTextField.height }

  var ownHeight: CGFloat {
    fieldHeight + Self.margins.height * 2 + (hasVisibleScopes ? Self.scopeHeight : 0)
      + (prompt == nil ? 0 : Self.promptHeight)
  }

  func layOutParts() {
    parts.ground?.frame = bounds
    var rect = bounds.shrunk(by: UIEdgeInsets(top: 0, left: parts.margins.left, bottom: 0, right: parts.margins.right))
    var y = bounds.minY + Self.margins.height
    if let label = parts.prompt {
      label.frame = CGRect(x: rect.minX, y: y - 4, width: rect.width, height: Self.promptHeight)
      y += Self.promptHeight
    }
    if hasVisibleScopes, let scopes = parts.scopes {
      scopes.frame = CGRect(
        x: rect.minX, y: y + fieldHeight + 4, width: rect.width, height: Self.scopeHeight - 8)
      parts.scopeGround?.frame = CGRect(
        x: bounds.minX, y: y + fieldHeight, width: bounds.width, height: bounds.maxY - y - fieldHeight)
    }
    parts.scopeGround?.isHidden = !hasVisibleScopes
    let fromRight = readsRightToLeft
    if let cancel = parts.cancel {
      let size = cancel.intrinsicContentSize
      let taken = parts.showsCancel ? size.width + Self.margins.width : 0
      let x =
        fromRight
        ? (parts.showsCancel ? rect.minX : bounds.minX - size.width)
        : (parts.showsCancel ? rect.maxX - size.width : bounds.maxX)
      cancel.frame = CGRect(
        x: x, y: y + (fieldHeight - size.height) / 2, width: size.width, height: size.height)
      rect = CGRect(
        x: fromRight ? rect.minX + taken : rect.minX, y: rect.minY, width: max(rect.width - taken, 0),
        height: rect.height)
    }
    let moved = searchFieldBackgroundPositionAdjustment
    field.frame = CGRect(
      x: rect.minX + moved.horizontal, y: y + moved.vertical, width: rect.width, height: fieldHeight)
  }
}
