/// The text of a text view, as tall as all of it: what pictures and hosts without elements show, in the place of the element.
final class TextViewContent: UILabel {
  /// Tells where in the bounds the text stands.
  var textInsets = UIEdgeInsets.zero {
    didSet { if textInsets != oldValue { setNeedsDisplay() } }
  }
  /// The height of the text.
  var textHeight: CGFloat = 0 {
    didSet { if textHeight != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = false
    numberOfLines = 0
    lineBreakMode = .byWordWrapping
  }

  required init?(coder: NSCoder) { nil }

  /// The lines stand at the top.
  override func drawText(in rect: CGRect) {
    var place = rect.shrunk(by: textInsets)
    place.size.height = textHeight
    super.drawText(in: place)
  }

  /// A colour as it is shown here.
  func resolved(_ color: UIColor) -> LayerColor { traitCollection.performAsCurrent { color.cgColor.layerColor } }
}
