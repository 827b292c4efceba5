/// The settings that few labels are given.
@MainActor final class LabelSettings {
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var minimumScaleFactor: CGFloat = 0
  var preferredMaxLayoutWidth: CGFloat = 0
}
