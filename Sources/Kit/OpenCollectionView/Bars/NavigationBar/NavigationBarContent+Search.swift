// The search bar of an item, below its titles. // X35
extension NavigationBarContent {
  /// The height of the search bar; 0 where the item has none.
  var searchHeight: CGFloat { item.searchController?.searchBar.ownHeight ?? 0 }

  /// Tells whether the row with title and buttons gives way to a search that goes on.
  var isSearching: Bool { item.searchController?.takesBar ?? false }

  /// Tells whether the search bar goes away as content scrolls up.
  var hidesSearchBar: Bool {
    item.hidesSearchBarWhenScrolling && item.searchController != nil && item.searchController?.isActive != true
  }

  /// How much of the search bar is there, in points.
  var searchExtent: CGFloat { searchHeight - (hidesSearchBar ? min(hiddenSearchHeight, searchHeight) : 0) }

  /// The height of row and search bar when all has scrolled away that can.
  var lowestHeight: CGFloat { rowHeight + (hidesSearchBar ? 0 : searchHeight) }

  /// The height of the row with title and buttons.
  var rowHeight: CGFloat { isSearching ? 0 : rowTop + BarMetrics.rowHeight }

  /// How much of the strip of the large title is there: nothing while the search has the bar.
  var shownLargeExtent: CGFloat { showsLargeTitle && !isSearching ? max(0, largeExtent) : 0 }

  /// Shows the item's search bar, or none.
  func updateSearch() {
    let bar = item.searchController?.searchBar
    for view in searchClip.subviews where view !== bar { view.removeFromSuperview() }
    if let bar, bar.superview !== searchClip { searchClip.addSubview(bar) }
    searchClip.isHidden = bar == nil
    // A transition fades these too: they are left alone unless the search has begun or ended.
    guard isSearching != wasSearching else { return }
    wasSearching = isSearching
    let alpha: CGFloat = isSearching ? 0 : 1
    for view in [leadingHolder, trailingHolder, promptLabel, largeClip, backButton] as [UIView] { view.alpha = alpha }
    if isSearching { titleHolder.alpha = 0 } else { titleHolder.alpha = showsLargeTitle && !isCollapsed ? 0 : 1 }
  }

  /// Puts the search bar at the lower edge of the bar: it goes up behind what stands above it.
  func placeSearch() {
    guard let bar = item.searchController?.searchBar, let navigation = superview as? UINavigationBar else { return }
    let extent = searchExtent
    let margin = BarMetrics.margin(forWidth: bounds.width)
    let (leading, trailing) = (navigation.leadingInset + margin, navigation.trailingInset + margin)
    let margins = navigation.readsRightToLeft ? (left: trailing, right: leading) : (left: leading, right: trailing)
    if bar.parts.margins != margins {
      bar.parts.margins = margins
      bar.setNeedsLayout()
    }
    searchClip.put(in: CGRect(x: 0, y: bounds.maxY - extent, width: bounds.width, height: extent))
    bar.frame = CGRect(x: 0, y: extent - searchHeight, width: bounds.width, height: searchHeight)
  }

  /// The content has scrolled by a way: the search bar goes first, then the large title.
  ///
  /// - Returns: the way that is left for the title.
  func scrollSearch(by way: CGFloat) -> CGFloat {
    guard hidesSearchBar else { return way }
    hiddenSearchHeight = min(max(way, 0), searchHeight)
    return way > 0 ? max(way - searchHeight, 0) : way
  }
}
