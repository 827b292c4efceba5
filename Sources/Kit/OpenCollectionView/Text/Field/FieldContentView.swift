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

  // MARK: Drawing

  /// Tells whether the program draws something else than the field would: no element of a host shows that.
  private(set) var isDrawnByProgram = false
  /// The parts that the field has drawn by itself while the program draws: the rectangles, and the number of commands
  /// for them.
  private var own: (rects: [CGRect], count: Int) = ([], 0)

  /// Draws what the field shows, for a program that adds to it or moves it.
  func drawOwnText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let before = context.displayList.commands.count
    draw(in: rect, context)
    own.rects.append(rect)
    own.count += context.displayList.commands.count - before
  }

  /// Has the program draw the text, or the placeholder.
  override func drawText(in rect: CGRect) {
    guard let field, !field.isDrawnWhileEdited, !field.bounds.isEmpty, let context = UIGraphicsGetCurrentContext()
    else {
      isDrawnByProgram = false
      return super.drawText(in: rect)
    }
    own = ([], 0)
    let drawing = CGContext(size: field.bounds.size)
    UIGraphicsPushContext(drawing)
    if field.hasText { field.drawText(in: frame) } else { field.drawPlaceholder(in: frame) }
    UIGraphicsPopContext()
    let list = drawing.displayList
    let isDrawn = own.rects != [frame] || own.count != list.commands.count
    if isDrawn != isDrawnByProgram {
      isDrawnByProgram = isDrawn
      field.edited.markForDescription()
    }
    guard isDrawn else { return super.drawText(in: rect) }
    let place = CGRect(origin: CGPoint(x: rect.minX - frame.minX, y: rect.minY - frame.minY), size: field.bounds.size)
    context.draw(LayerPicture(size: field.bounds.size, source: .drawn(list)), in: place)
  }

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
