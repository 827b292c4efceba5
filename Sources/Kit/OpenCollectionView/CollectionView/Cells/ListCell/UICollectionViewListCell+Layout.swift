extension UICollectionViewListCell {
  func prepareList() {
    directionalLayoutMargins = ListCellMetrics.margins
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  // MARK: Accessories

  func accessoriesDidChange() {
    // Before the first layout nothing is known of the state.
    if let state = list.state { showAccessories(state) } else { setNeedsUpdateConfiguration() }
  }

  /// Makes views for the accessories that are displayed in a state; those that are there already are used again.
  func showAccessories(_ state: UICellConfigurationState) {
    list.state = state
    let arranged = UICellAccessory.arranged(accessories, isEditing: state.isEditing)
    guard !(arranged.leading.isEmpty && arranged.trailing.isEmpty && list.leading.isEmpty && list.trailing.isEmpty)
    else { return }
    var old = list.leading + list.trailing
    func views(of accessories: [UICellAccessory]) -> [CellAccessoryView] {
      var views: [CellAccessoryView] = []
      for accessory in accessories {
        let view: CellAccessoryView
        if let index = old.firstIndex(where: { $0.accessory.isLike(accessory) }) {
          view = old.remove(at: index)
        } else {
          view = CellAccessoryView(accessory)
          addSubview(view)
        }
        view.show(accessory, in: self, state)
        views.append(view)
      }
      return views
    }
    list.leading = views(of: arranged.leading)
    list.trailing = views(of: arranged.trailing)
    for view in old { view.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: Places

  private var indentation: CGFloat { max(CGFloat(indentationLevel) * indentationWidth, 0) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The room of accessories and indentation, in the direction of reading.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    let margins = directionalLayoutMargins
    var leading = indentation
    if !list.leading.isEmpty { leading += margins.leading + length(of: list.leading) }
    let trailing = list.trailing.isEmpty ? 0 : margins.trailing + length(of: list.trailing)
    return (leading, trailing)
  }

  private func length(of views: [CellAccessoryView]) -> CGFloat {
    views.reduce(0) { $0 + $1.reservedWidth(isLeading: list.leading.contains($1)) }
      + ListCellMetrics.gap * CGFloat(max(views.count - 1, 0))
  }

  var listInsets: UIEdgeInsets {
    let sides = sides
    return UIEdgeInsets(
      top: 0, left: isMirrored ? sides.trailing : sides.leading, bottom: 0,
      right: isMirrored ? sides.leading : sides.trailing)
  }

  func placeAccessories() {
    let margins = directionalLayoutMargins
    var x = margins.leading + (indentsAccessories ? indentation : 0)
    for view in list.leading { place(view, at: &x, isLeading: true) }
    x = bounds.width - sides.trailing
    for view in list.trailing { place(view, at: &x, isLeading: false) }
    placeSeparator()
  }

  /// Has the lines of the row begin where its text does. Called again when the content has been laid out.
  func placeSeparator() { collectionViewAround?.linesFollow(self) }

  private func place(_ view: CellAccessoryView, at x: inout CGFloat, isLeading: Bool) {
    let width = view.reservedWidth(isLeading: isLeading)
    let place = CGRect(x: x, y: 0, width: width, height: bounds.height)
    let isNew = view.frame.isEmpty
    let frame = isMirrored ? place.mirrored(in: bounds) : place
    // One that has just come does not fly in from a corner.
    if isNew { UIView.performWithoutAnimation { view.frame = frame } } else { view.frame = frame }
    x += width + ListCellMetrics.gap
  }

  func makeSeparatorGuide() -> SeparatorLayoutGuide {
    let guide = SeparatorLayoutGuide(of: self)
    list.separatorGuide = guide
    return guide
  }

  /// The way of the lines, as constraints on the guide say, too.
  var lineFrame: CGRect { list.separatorGuide?.frame(from: separatorFrame) ?? separatorFrame }

  var separatorFrame: CGRect {
    let thickness = 1 / max(traitCollection.displayScale, 1)
    var start = directionalLayoutMargins.leading + indentation
    if let content = contentView as? UIListContentView, let text = content.parts.text ?? content.parts.secondaryText {
      let frame = content.convert(text.frame, to: self)
      start = isMirrored ? bounds.maxX - frame.maxX : frame.minX
    }
    let line = CGRect(
      x: start, y: bounds.height - thickness, width: max(bounds.width - start, 0), height: thickness)
    return isMirrored ? line.mirrored(in: bounds) : line
  }

  func fittedListSize(_ content: CGSize) -> CGSize {
    let margins = directionalLayoutMargins
    let highest = (list.leading + list.trailing).map(\.contentSize.height).max() ?? 0
    let least = highest > 0 ? highest + margins.top + margins.bottom : 0
    return CGSize(width: content.width, height: max(content.height, least, ListCellMetrics.leastHeight))
  }
}
