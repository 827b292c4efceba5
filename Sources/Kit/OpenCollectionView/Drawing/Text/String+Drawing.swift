/// Text that is drawn into the current context. The attributes `font`, `foregroundColor` and `paragraphStyle` count.
///
/// Without attributes text is drawn in the system's font at 12 points, in black.
extension String {
  /// Draws the text, the upper left of its first line at a point. Lines end only at line feeds.
  @MainActor public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    draw(at: point, within: .unlimited, TextAttributes(attributes))
  }

  /// Draws the text into a rectangle. Lines that have no place in its height are left out, but for the first.
  @MainActor public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    let rect = rect.standardized
    draw(at: rect.origin, within: rect.size, TextAttributes(attributes))
  }

  /// The size of the text with lines that end only at line feeds, in points; not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let text = TextAttributes(attributes).typeset(self, in: .unlimited)
    return CGSize(width: text.width, height: text.height)
  }

  @MainActor func draw(at origin: CGPoint, within size: CGSize, _ attributes: TextAttributes) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = attributes.color.cgColor.layerColor
    for line in attributes.typeset(self, in: size).lines where !line.string.isEmpty {
      context.draw(
        TextRun(
          string: line.string, origin: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline), width: line.width,
          font: attributes.font, color: color))
    }
  }
}

/// Text that is drawn into the current context, as for `String`.
extension NSString {
  /// Draws the text, the upper left of its first line at a point. Lines end only at line feeds.
  @MainActor public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text into a rectangle. Lines that have no place in its height are left out, but for the first.
  @MainActor public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// The size of the text with lines that end only at line feeds, in points; not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}

extension CGSize {
  static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
}
