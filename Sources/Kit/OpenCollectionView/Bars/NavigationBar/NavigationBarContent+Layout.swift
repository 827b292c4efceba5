extension NavigationBarContent {
  /// Takes up the width of the bar and places everything, titles that are on their way as well.
  func fill(_ width: CGFloat) {
    put(in: CGRect(x: 0, y: 0, width: width, height: height))
    placeViews()
  }

  private func placeViews() {
    guard let bar = superview as? UINavigationBar else { return }
    let width = bounds.width
    let direction = BarDirection(width: width, isRightToLeft: bar.readsRightToLeft)
    let y = isSearching ? rowTop - BarMetrics.rowHeight : rowTop
    let row = CGRect(x: 0, y: y, width: width, height: BarMetrics.rowHeight)
    let edge = BarMetrics.margin(forWidth: width) - BarMetrics.buttonPadding
    leadingHolder.put(in: bounds)
    trailingHolder.put(in: bounds)
    let trailingEnd = width - bar.trailingInset - edge
    trailing.place(
      from: trailingEnd, width: trailing.width, row: row, direction: direction, fromTrailing: true)
    let trailingStart = trailing.entries.isEmpty ? width - bar.trailingInset - edge : trailingEnd - trailing.width

    // The back button gets what the title and the other buttons leave.
    var leadingEnd = bar.leadingInset + (showsBackButton ? 0 : edge)
    let titleSize = naturalTitleSize
    if showsBackButton {
      let gap = titleSize.width > 0 ? titleSize.width + 2 * BarMetrics.titleGap : 0
      let room = trailingStart - bar.leadingInset - leading.width - gap
      let backWidth = backButton.fit(in: room)
      backButton.put(in: direction.frame(CGRect(x: leadingEnd, y: row.minY, width: backWidth, height: row.height)))
      backButton.placeLabel(isRightToLeft: direction.isRightToLeft)
      leadingEnd += backWidth
    }
    leading.place(from: leadingEnd, width: leading.width, row: row, direction: direction)
    leadingEnd += leading.width
    if !showsBackButton, leading.entries.isEmpty { leadingEnd = bar.leadingInset + edge }

    placeTitle(titleSize, between: leadingEnd + BarMetrics.titleGap, and: trailingStart - BarMetrics.titleGap, in: row)
    placePrompt(direction)
    placeLargeTitle(below: row, edge: edge + BarMetrics.buttonPadding + bar.leadingInset, direction)
    placeSearch()
  }

  private var scale: CGFloat { max(traitCollection.displayScale, 1) }

  /// The size of title and subtitle, or of the view in their place, without limits.
  private var naturalTitleSize: CGSize {
    if let view = item.titleView {
      return view.bounds.size == .zero ? view.fittedSize : view.bounds.size
    }
    let title = titleLabel.sizeThatFits(.zero)
    guard item.subtitle != nil else { return title }
    let subtitle = subtitleLabel.sizeThatFits(.zero)
    return CGSize(width: max(title.width, subtitle.width), height: title.height + subtitle.height)
  }

  /// In the middle of the bar where there is room, and else as near to it as there is.
  private func placeTitle(_ size: CGSize, between start: CGFloat, and end: CGFloat, in row: CGRect) {
    guard let bar = superview as? UINavigationBar else { return }
    let direction = BarDirection(width: bounds.width, isRightToLeft: bar.readsRightToLeft)
    let width = max(0, min(size.width, end - start))
    let ideal = item.style == .navigator ? (bounds.width - width) / 2 : start
    let x = max(start, min(ideal, end - width))
    let height = min(size.height, row.height)
    let adjustment = bar.appearance(for: item).titlePositionAdjustment
    let y =
      row.minY + (row.height - height) / 2 + adjustment.vertical
      + bar.titleVerticalPositionAdjustment(for: .default)
    titleHolder.put(
      in: direction.frame(
        CGRect(
          x: (x + adjustment.horizontal).onPixels(scale), y: y.onPixels(scale), width: width, height: height)))
    let inner = CGRect(x: 0, y: 0, width: width, height: height)
    item.titleView?.put(in: inner)
    let titleHeight = titleLabel.sizeThatFits(.zero).height
    titleLabel.frame = item.subtitle == nil ? inner : CGRect(x: 0, y: 0, width: width, height: titleHeight)
    subtitleLabel.frame = CGRect(x: 0, y: titleHeight, width: width, height: max(0, height - titleHeight))
    middle.place(
      from: x + width + BarMetrics.titleGap, width: middle.width, row: row, direction: direction)
  }

  private func placePrompt(_ direction: BarDirection) {
    promptLabel.isHidden = item.prompt == nil
    guard item.prompt != nil else { return }
    let size = promptLabel.sizeThatFits(.zero)
    let width = min(size.width, bounds.width - 2 * BarMetrics.margin(forWidth: bounds.width))
    promptLabel.put(
      in: CGRect(
        x: ((bounds.width - width) / 2).onPixels(scale),
        y: ((BarMetrics.promptHeight - size.height) / 2 + 4).onPixels(scale), width: width, height: size.height))
  }

  private func placeLargeTitle(below row: CGRect, edge: CGFloat, _ direction: BarDirection) {
    let extent = isSearching ? 0 : max(0, largeExtent)
    largeClip.put(in: CGRect(x: 0, y: row.maxY, width: bounds.width, height: extent))
    let size = largeLabel.sizeThatFits(.zero)
    // The title hangs from the bar's lower edge, and goes up behind the row with it.
    let y = extent - largeHeight + (largeHeight - size.height) / 2 - 1
    largeLabel.put(
      in: direction.frame(
        CGRect(
          x: edge, y: y.onPixels(scale), width: min(size.width, bounds.width - 2 * edge), height: size.height)))
  }
}
