extension UICollectionView {
  /// Keeps the index in its place; asks for its titles where the data is another. Called in each layout.
  func updateIndex() {
    if state.needsIndexTitles { readIndexTitles() }
    guard let indexBar = state.indexBar else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let height = min(indexBar.wantedHeight, max(seen.height, 0))
    let width = CollectionIndexBar.width
    let isFromRight = beginsAtLargerX
    let frame = CGRect(
      x: isFromRight ? seen.minX : seen.maxX - width, y: (seen.midY - height / 2).rounded(), width: width,
      height: height)
    if indexBar.frame != frame { indexBar.frame = frame }
  }

  private func readIndexTitles() {
    state.needsIndexTitles = false
    let titles = storedDataSource?.indexTitles(for: self) ?? []
    guard titles != state.indexBar?.titles ?? [] else { return }
    state.indexBar?.removeFromSuperview()
    state.indexBar = nil
    guard !titles.isEmpty else { return }
    let bar = CollectionIndexBar(titles: titles) { [weak self] title in self?.goToIndexTitle(title) }
    // In front of all elements, behind the scroll indicators.
    bar.layer.zPosition = ScrollIndicatorView.depth - 1
    state.indexBar = bar
    addSubview(bar)
  }

  /// Scrolls to where a title leads, at once.
  private func goToIndexTitle(_ number: Int) {
    guard let dataSource = storedDataSource, let titles = state.indexBar?.titles, titles.indices.contains(number) else {
      return
    }
    let item = dataSource.collectionView(self, indexPathForIndexTitle: titles[number], at: number)
    traceItem(item, "is where the index leads", because: titles[number])
    scrollToItem(at: item, at: scrollsSideways ? .left : .top, animated: false)
  }
}
