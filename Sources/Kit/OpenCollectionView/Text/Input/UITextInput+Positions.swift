import TextEngine

// What follows from the other members of any text. // X64
extension UITextInput {
  /// Tells where words, sentences and lines begin and end.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(of: self) }

  /// The view whose coordinates rectangles are in; nil where the text is no view.
  public var textInputView: UIView? { self as? UIView }

  /// The position a number of characters further over the screen; nil beyond the ends. Up and down go by lines.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let isForward = goesForward(direction, at: position)
    switch direction {
    case .left, .right: return self.position(from: position, offset: isForward ? offset : -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let away = caret.height * CGFloat(isForward ? offset : -offset)
      let place = CGPoint(x: caret.midX, y: caret.midY + away)
      let first = caretRect(for: beginningOfDocument).minY
      let last = caretRect(for: endOfDocument).maxY
      return place.y < first || place.y > last ? nil : closestPosition(to: place)
    }
  }

  /// The end of a range that is farthest in a direction.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    goesForward(direction, at: range.start) ? range.end : range.start
  }

  /// The range from a position to the end of the text in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    goesForward(direction, at: position)
      ? textRange(from: position, to: endOfDocument) : textRange(from: beginningOfDocument, to: position)
  }

  /// Tells whether a direction over the screen goes to the end of the text.
  func goesForward(_ direction: UITextLayoutDirection, at position: UITextPosition) -> Bool {
    switch direction {
    case .up: false
    case .down: true
    case .left, .right:
      (direction == .left) == (baseWritingDirection(for: position, in: .forward) == .rightToLeft)
    }
  }

  /// All of the text.
  var wholeText: String {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? ""
  }

  /// In which direction the paragraph at a position is read.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    let text = wholeText
    let place = offset(from: beginningOfDocument, to: position)
    let paragraphs = TextUnits(of: text, .paragraph)
    guard let range = paragraphs.unit(around: place, forward: true) ?? paragraphs.unit(around: place, forward: false)
    else { return .natural }
    let paragraph = String(decoding: Array(text.utf16)[range], as: UTF16.self)
    return BidirectionalText(paragraph.unicodeScalars).baseDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The place of a range that is nearest to a point of the view.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    if compare(position, to: range.start) == .orderedAscending { return range.start }
    return compare(position, to: range.end) == .orderedDescending ? range.end : position
  }
}
