extension UICollectionViewListCell {
  func prepareList() {
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  // MARK: Places

  /// How far the content stands in.
  var indentation: CGFloat { max(CGFloat(indentationLevel) * indentationWidth, 0) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var arrangement: ListCellArrangement {
    let margins = directionalLayoutMargins
    var parts = ListCellArrangement.Parts(
      width: bounds.width, leadingMargin: margins.leading, trailingMargin: margins.trailing, indentation: indentation,
      indentsAccessories: indentsAccessories)
    parts.leading = list.leading.map { $0.reservedWidth(isLeading: true) }
    parts.trailing = list.trailing.map { $0.reservedWidth(isLeading: false) }
    parts.lined = list.trailing.firstIndex(where: \.showsLine)
    return ListCellArrangement(parts)
  }

  /// The room of accessories and indentation.
  var listInsets: UIEdgeInsets {
    if list.leading.isEmpty, list.trailing.isEmpty, indentationLevel == 0 { return .zero }
    let content = arrangement.content
    let (start, end) = (content.start, max(bounds.width - content.end, 0))
    return UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
  }

  func placeAccessories() {
    if !(list.leading.isEmpty && list.trailing.isEmpty) {
      let arrangement = arrangement
      for (view, x) in zip(list.leading, arrangement.leading) { place(view, at: x, isLeading: true) }
      for (view, x) in zip(list.trailing, arrangement.trailing) { place(view, at: x, isLeading: false) }
    }
    if !list.leaving.isEmpty { sendAway() }
    placeSeparator()
  }

  /// Has the lines of the row begin where its text does. Called again when the content has been laid out.
  func placeSeparator() { collectionViewAround?.linesFollow(self) }

  private func place(_ view: CellAccessoryView, at x: CGFloat, isLeading: Bool) {
    let width = view.reservedWidth(isLeading: isLeading)
    let place = CGRect(x: x, y: 0, width: width, height: bounds.height)
    let frame = isMirrored ? place.mirrored(in: bounds) : place
    if view.isArriving {
      view.isArriving = false
      let slides = movesAccessories
      UIView.performWithoutAnimation {
        view.frame = slides ? outside(frame, isLeading: isLeading) : frame
        view.alpha = slides ? 0 : 1
        // What is in it stands where it will, before it comes in.
        view.layoutIfNeeded()
      }
      guard slides else { return }
    }
    view.frame = frame
    if view.alpha != 1 { view.alpha = 1 }
  }

  /// Tells whether accessories slide in and out with what is being animated. // I58
  private var movesAccessories: Bool { window != nil && ViewAnimation.current?.takesTime == true }

  /// The place from which an accessory comes in, and to which it goes: beyond the edge of its side.
  private func outside(_ frame: CGRect, isLeading: Bool) -> CGRect {
    let isLeft = isLeading != isMirrored
    return CGRect(origin: CGPoint(x: isLeft ? -frame.width : bounds.width, y: frame.minY), size: frame.size)
  }

  /// Accessories that are displayed no longer go: with what is being animated, or at once. // I58
  private func sendAway() {
    let leaving = list.leaving.filter { !$0.view.isLeaving }
    guard movesAccessories else {
      // Those that are on their way go on.
      list.leaving.removeAll { !$0.view.isLeaving }
      for (view, _) in leaving { view.removeFromSuperview() }
      return
    }
    for (view, isLeading) in leaving {
      view.isLeaving = true
      UIView.animate(
        withDuration: UICollectionView.changeDuration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState]
      ) { [self] in
        view.frame = outside(view.frame, isLeading: isLeading)
        view.alpha = 0
      } completion: { [weak self, weak view] _ in
        // It may be displayed again by now.
        guard let view, view.isLeaving else { return }
        self?.list.leaving.removeAll { $0.view === view }
        view.removeFromSuperview()
      }
    }
  }

  /// Tells what slides stands where it belongs, or is gone: the cell begins to stand for another item.
  func endSliding() {
    for (view, _) in list.leaving { view.removeFromSuperview() }
    list.leaving = []
    for view in list.leading + list.trailing { view.endMotion() }
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
    let highest = (list.leading + list.trailing).map(\.contentSize.height).max() ?? 0
    let least = highest > 0 ? highest + 2 * ListCellMetrics.accessoryMargin : 0
    return CGSize(width: content.width, height: max(content.height, least, ListCellMetrics.leastHeight))
  }
}
