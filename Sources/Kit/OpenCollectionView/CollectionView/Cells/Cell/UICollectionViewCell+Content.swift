extension UICollectionViewCell {
  func prepareContentView() {
    followSize(storedContentView)
    addSubview(storedContentView)
    updateAccessibility { $0.role = .listItem }
  }

  /// A program that fills the cell before its layout finds the content as large as the cell.
  private func followSize(_ content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func makeConfigurations() -> CellConfigurations {
    if let configurations { return configurations }
    let new = CellConfigurations()
    configurations = new
    return new
  }

  func setContent(_ content: (any UIContentConfiguration)?) {
    guard let content else {
      guard configurations?.content != nil else { return }
      configurations?.content = nil
      let empty = UIView()
      followSize(empty)
      replaceContentView(with: empty)
      if accessibilityState?.defaultLabel != nil { updateAccessibility { $0.defaultLabel = nil } }
      return
    }
    showContent(content)
    sizeMayHaveChanged()
    // What was set may not be that of the state, unless the update that is under way has set it.
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Gives a configuration to the content view, or to a new one where that cannot show it.
  func showContent(_ content: any UIContentConfiguration) {
    let configurations = makeConfigurations()
    let hadContent = configurations.content != nil
    configurations.content = content
    if hadContent, let view = contentView as? any UIView & UIContentView, view.supports(content) {
      view.configuration = content
    } else {
      replaceContentView(with: content.makeContentView())
    }
    tellTexts()
  }

  /// The texts of a row, and those beside its content, are the cell's name to assistive tools; those of a heading are read as
  /// such.
  func tellTexts() {
    var label: String?
    if let list = configurations?.content as? UIListContentConfiguration, !list.isHeading {
      let texts = [list.text, list.secondaryText].compactMap { $0 }.filter { !$0.isEmpty } + textsBesideContent
      if !texts.isEmpty { label = texts.joined(separator: ", ") }
    }
    (contentView as? UIListContentView)?.leaveTexts(toCell: label != nil)
    if accessibilityState?.defaultLabel != label { updateAccessibility { $0.defaultLabel = label } }
  }

  private func replaceContentView(with new: UIView) {
    let old = storedContentView
    guard old !== new else { return }
    storedContentView = new
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    new.frame = bounds.shrunk(by: contentInsets)
    setNeedsLayout()
  }

  /// Returns the size that the content view wants, with the room around it.
  func fittedByContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard FittingQuestion.isAsking(self) else {
      // Without constraints the cell answers, which may have a size of its own.
      var question = FittingQuestion(self, answering: contentView, room: room(in: target, horizontal, vertical))
      let answer = question.ask { fittedByContent(target, horizontal, vertical) }
      return answer.isPlain ? taken(answer.size, in: target, horizontal, vertical) : answer.size
    }
    let target = FittingQuestion.target(target, horizontal, vertical, of: self)
    let insets = contentInsets
    guard insets != .zero else {
      return contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(target.width - across, 0), height: max(target.height - down, 0)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    // The cell's own answer has the room in it.
    if FittingQuestion.isPlain(size) { return size }
    return CGSize(width: size.width + across, height: size.height + down)
  }

  func fittedContentSize(in size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = contentInsets
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    // Content asks how far it stands from the edges of the cell.
    contentView.frame = bounds.shrunk(by: insets)
    let fitted = contentView.sizeThatFits(
      CGSize(width: max(size.width - across, 0), height: max(size.height - down, 0)))
    return CGSize(width: fitted.width + across, height: fitted.height + down)
  }
}
