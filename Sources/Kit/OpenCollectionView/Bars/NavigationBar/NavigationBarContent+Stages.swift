extension NavigationBarContent {
  /// The places of an item's views during a change of items.
  enum Stage {
    /// In their places.
    case shown
    /// The places from which they come on a push, and to which they go on a pop: the title beyond the trailing edge,
    /// the back button's title in the place of the title that it names.
    case ahead
    /// The places to which they go on a push, and from which they come on a pop: the title in the place of the back
    /// button's title.
    case behind
  }

  /// Puts the views where they stand at a stage of the change to or from `other`.
  func stand(_ stage: Stage, of other: NavigationBarContent?) {
    let isShown = stage == .shown
    let hidesTitle = showsLargeTitle && !isCollapsed
    titleHolder.alpha = isShown && !hidesTitle ? 1 : 0
    largeClip.alpha = isShown ? 1 : 0
    promptLabel.alpha = isShown ? 1 : 0
    backButton.alpha = isShown ? 1 : 0
    leadingHolder.alpha = isShown ? 1 : 0
    trailingHolder.alpha = isShown ? 1 : 0
    let isMirrored = superview?.readsRightToLeft == true
    let forward: CGFloat = isMirrored ? -1 : 1
    switch stage {
    case .shown:
      titleHolder.transform = .identity
      largeClip.transform = .identity
      backButton.label.transform = .identity
    case .ahead:
      titleHolder.transform = CGAffineTransform(translationX: forward * bounds.width / 2, y: 0)
      largeClip.transform = CGAffineTransform(translationX: forward * bounds.width, y: 0)
      let start = other.map { $0.titleMiddle } ?? backTitleMiddle
      backButton.label.transform = CGAffineTransform(translationX: start - backTitleMiddle, y: 0)
    case .behind:
      let end = other.map { $0.backTitleMiddle } ?? titleMiddle
      titleHolder.transform = CGAffineTransform(translationX: end - titleMiddle, y: 0)
      largeClip.transform = CGAffineTransform(translationX: -forward * bounds.width / 2, y: 0)
      let gone = isMirrored ? bounds.width - backTitleMiddle : backTitleMiddle
      backButton.label.transform = CGAffineTransform(translationX: -forward * 2 * gone, y: 0)
    }
  }

  private var titleMiddle: CGFloat { titleHolder.center.x }
  private var backTitleMiddle: CGFloat { backButton.frame.minX + backButton.label.center.x }
}
