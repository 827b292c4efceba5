import TextEngine

/// The text of a field, or its placeholder: what pictures and hosts without elements show, in the place of the element.
final class FieldContentView: UILabel {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// How much smaller than wanted the text is shown.
  var shownScale: Double {
    guard adjustsFontSizeToFitWidth, let wanted = font?.pointSize, wanted > 0, let run = runs(in: bounds).first else {
      return 1
    }
    return min(Double(run.font.size) / Double(wanted), 1)
  }

  /// A colour as it is shown here.
  func resolved(_ color: UIColor) -> LayerColor { traitCollection.performAsCurrent { color.cgColor.layerColor } }
}

/// Tells what is drawn around a field.
final class FieldBorderView: UIImageView {
  /// Tells whether it was drawn for a field that takes no input.
  var isDisabled = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a border, or a picture in its place.
  func show(_ style: UITextField.BorderStyle, _ picture: UIImage?) {
    let hasPicture = picture != nil && style != .roundedRect
    image = hasPicture ? picture : nil
    isHidden = style == .none && !hasPicture
    layer.cornerRadius = style == .roundedRect ? FieldMetrics.cornerRadius : 0
    backgroundColor = style == .roundedRect ? .systemBackground : nil
    switch style {
    case .none: layer.borderWidth = 0
    case .line:
      layer.borderWidth = 1
      layer.borderColor = UIColor.label.cgColor
    case .bezel, .roundedRect:
      layer.borderWidth = 1 / max(pixelsPerPoint, 1)
      layer.borderColor = UIColor.separator.cgColor
    }
    if hasPicture { layer.borderWidth = 0 }
  }
}
