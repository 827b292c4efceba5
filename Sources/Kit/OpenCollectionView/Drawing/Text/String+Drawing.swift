/// Text that is drawn into the current context.
///
/// Without attributes text is drawn in the system's font at 12 points, in black. Attributes of other types than expected
/// are passed over.
extension String {
  /// Draws the text, the upper left of its first line at a point. Lines end only at line feeds.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    TextDrawing(self, attributes, options: []).draw(at: point, within: .unlimited)
  }

  /// Draws the text into a rectangle. Lines that have no place in its height are left out, but for the first.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    let rect = rect.standardized
    TextDrawing(self, attributes, options: []).draw(at: rect.origin, within: rect.size)
  }

  /// Draws the text into a rectangle; without `usesLineFragmentOrigin` only its upper left counts.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    TextDrawing(self, attributes, options: options, context: context).draw(with: rect)
  }

  /// The size of the text with lines that end only at line feeds, in points; not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextDrawing(self, attributes, options: []).typeset(in: .unlimited).size
  }

  /// The rectangle that the text takes up within a size, in points; not rounded. A side of 0 or less is no limit.
  ///
  /// Difference from UIKit: its origin is (0, 0), also without `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawing(self, attributes, options: options, context: context).bounds(in: size)
  }
}

/// Text that is drawn into the current context, as for `String`.
extension NSString {
  /// Draws the text, the upper left of its first line at a point. Lines end only at line feeds.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into a rectangle. Lines that have no place in its height are left out, but for the first.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into a rectangle, as for `String`.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The size of the text with lines that end only at line feeds, in points; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// The rectangle that the text takes up within a size, as for `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

/// Text that is drawn into the current context with its attributes.
extension NSAttributedString {
  /// Draws the text, the upper left of its first line at a point. Lines end only at line feeds.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    TextDrawing(self, options: []).draw(at: point, within: .unlimited)
  }

  /// Draws the text into a rectangle. Lines that have no place in its height are left out, but for the first.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    let rect = rect.standardized
    TextDrawing(self, options: []).draw(at: rect.origin, within: rect.size)
  }

  /// Draws the text into a rectangle; without `usesLineFragmentOrigin` only its upper left counts.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    TextDrawing(self, options: options, context: context).draw(with: rect)
  }

  /// The size of the text with lines that end only at line feeds, in points; not rounded.
  public func size() -> CGSize { TextDrawing(self, options: []).typeset(in: .unlimited).size }

  /// The rectangle that the text takes up within a size, in points; not rounded. A side of 0 or less is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawing(self, options: options, context: context).bounds(in: size)
  }
}
