import OpenCollectionView

/// A title with a second line below it: both grow with the visitor's text, in as many lines as they need.
@MainActor final class TitledText {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  /// Between title and subtitle, in points.
  private let gap: CGFloat

  /// Both lines in a view, which places them.
  init(_ title: GrowingFont, _ subtitle: GrowingFont, gap: CGFloat = 2, in view: UIView) {
    self.gap = gap
    setTitleFont(title)
    subtitleLabel.setGrowingFont(subtitle)
    subtitleLabel.textColor = .gallerySecondary
    for label in [titleLabel, subtitleLabel] {
      label.numberOfLines = 0
      view.addSubview(label)
    }
  }

  func setTitleFont(_ font: GrowingFont) { titleLabel.setGrowingFont(font) }

  /// Shows both lines; answers what assistive tools call them.
  @discardableResult func show(_ title: String, _ subtitle: String) -> String {
    titleLabel.text = title
    subtitleLabel.text = subtitle
    // How high each of them is follows from its words: who shows others is laid out anew.
    let view = titleLabel.superview
    ((view?.superview as? UICollectionViewCell) ?? view)?.setNeedsLayout()
    return "\(title), \(subtitle)"
  }

  /// Puts both lines around the middle of a height.
  func place(left: CGFloat, width: CGFloat, middle: CGFloat) {
    let heights = heights(inWidth: width)
    place(left: left, top: (middle - (heights.title + heights.subtitle + gap) / 2).rounded(), width: width, heights)
  }

  /// Puts both lines on a lower edge.
  func place(left: CGFloat, width: CGFloat, bottom: CGFloat) {
    let heights = heights(inWidth: width)
    place(left: left, top: bottom - heights.subtitle - gap - heights.title, width: width, heights)
  }

  /// Puts both lines below an upper edge.
  func place(left: CGFloat, width: CGFloat, top: CGFloat) {
    place(left: left, top: top, width: width, heights(inWidth: width))
  }

  /// How high both lines are together in a width, with the gap, in points.
  func height(inWidth width: CGFloat) -> CGFloat {
    let heights = heights(inWidth: width)
    return heights.title + gap + heights.subtitle
  }

  private func place(
    left: CGFloat, top: CGFloat, width: CGFloat, _ heights: (title: CGFloat, subtitle: CGFloat)
  ) {
    titleLabel.frame = CGRect(x: left, y: top, width: width, height: heights.title)
    subtitleLabel.frame = CGRect(x: left, y: top + heights.title + gap, width: width, height: heights.subtitle)
  }

  private func heights(inWidth width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    (titleLabel.height(inWidth: width), subtitleLabel.height(inWidth: width))
  }

  /// The height of the highest of some texts without the gap, where both lines are as large as text is to be.
  static func height(
    of texts: [(title: String, subtitle: String)], _ title: GrowingFont, _ subtitle: GrowingFont, width: CGFloat,
    _ traits: UITraitCollection
  ) -> CGFloat {
    let (titleFont, subtitleFont) = (title.font(traits), subtitle.font(traits))
    let room = max(1, width)
    return texts.map {
      CardText.height(of: $0.title, titleFont, width: room).rounded(.up)
        + CardText.height(of: $0.subtitle, subtitleFont, width: room).rounded(.up)
    }.max() ?? 0
  }
}
