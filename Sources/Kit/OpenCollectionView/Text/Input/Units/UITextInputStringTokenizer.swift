import TextEngine

/// Finds the units of any text, by its letters alone.
///
/// Lines are told by where the carets of the text stand. Directions over the screen count as directions along the text: to the
/// right and down is forward, or to the left where the paragraph is read from the right. Each question costs as much as the text
/// is long, a line as much as it is long itself.
///
/// Difference from UIKit: words are letters and digits; no dictionary divides Chinese, Japanese or Thai into them.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// A tokenizer of a text. It is held weakly.
  public convenience init(textInput: any UIResponder & UITextInput) { self.init(of: textInput) }

  init(of text: any UITextInput) {
    input = text
    super.init()
  }

  /// The unit around a position; see ``UITextInputTokenizer``. // X64
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let forward = isForward(direction, at: position)
    guard let size = granularity.unit else { return line(around: position, forward: forward) }
    guard let unit = units(size)?.unit(around: place(of: position), forward: forward) else { return nil }
    return range(unit, in: input)
  }

  /// Tells whether a unit ends at a position. // X64
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let forward = isForward(direction, at: position)
    guard let size = granularity.unit else {
      guard let line = line(around: position, forward: !forward) else { return false }
      return input.compare(position, to: forward ? line.end : line.start) == .orderedSame
    }
    return units(size)?.isBoundary(place(of: position), forward: forward) == true
  }

  /// The next position at which a unit begins or ends. // X64
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let forward = isForward(direction, at: position)
    guard let size = granularity.unit else {
      guard let line = line(around: position, forward: forward) else { return nil }
      return forward ? line.end : line.start
    }
    guard let next = units(size)?.boundary(from: place(of: position), forward: forward) else { return nil }
    return input.position(from: input.beginningOfDocument, offset: next)
  }

  /// Tells whether a position is in a unit. // X64
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func units(_ size: TextUnits.Size) -> TextUnits? { input.map { TextUnits(of: $0.wholeText, size) } }

  private func place(of position: UITextPosition) -> Int {
    guard let input else { return 0 }
    return input.offset(from: input.beginningOfDocument, to: position)
  }

  private func range(_ unit: Range<Int>, in input: any UITextInput) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    guard let layout = UITextLayoutDirection(rawValue: direction.rawValue) else {
      return direction != .storage(.backward)
    }
    return input?.goesForward(layout, at: position) ?? true
  }

  /// The line that a position is drawn in: from there on as far as carets stand at the same height.
  private func line(around position: UITextPosition, forward: Bool) -> UITextRange? {
    guard let input else { return nil }
    let height = input.caretRect(for: position).midY
    func end(_ step: Int) -> UITextPosition {
      var last = position
      while let next = input.position(from: last, offset: step), input.caretRect(for: next).midY == height {
        last = next
      }
      return last
    }
    let (start, stop) = (end(-1), end(1))
    let bound = forward ? stop : start
    if input.compare(position, to: bound) == .orderedSame, input.compare(start, to: stop) != .orderedSame { return nil }
    return input.textRange(from: start, to: stop)
  }
}
