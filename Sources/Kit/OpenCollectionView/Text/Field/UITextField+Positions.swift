import TextEngine

// Where characters stand, by the measures that the text is drawn with. // X19
extension UITextField {
  /// Tells where a place of the text is drawn, from the left edge of the field.
  private func x(of place: Int) -> CGFloat {
    let document = edited.document
    let drawn = document.drawnText
    let font = shownFont.textFont.withSize(shownFont.textFont.size * content.shownScale)
    let index = String.Index(utf16Offset: min(max(document.drawnPosition(place), 0), drawn.utf16.count), in: drawn)
    let before = CGFloat(font.width(of: String(drawn[..<index])))
    let rect = content.frame
    let fromRight = readsRightToLeft
    guard let run = drawn.isEmpty ? nil : content.runs(in: content.bounds).first else {
      switch textAlignment {
      case .center: return rect.midX
      case .right: return rect.maxX
      case .natural, .justified: return fromRight ? rect.maxX : rect.minX
      default: return rect.minX
      }
    }
    let start = rect.minX + run.origin.x
    return run.direction == .rightToLeft ? start + run.width - before : start + before
  }

  func caret(at place: Int) -> CGRect {
    layoutIfNeeded()
    let height = shownFont.lineHeight
    let rect = content.frame
    let x = min(max(x(of: place), rect.minX), max(rect.maxX - FieldMetrics.caretWidth, rect.minX))
    return CGRect(x: x, y: rect.midY - height / 2, width: FieldMetrics.caretWidth, height: height)
  }

  func rect(of range: Range<Int>) -> CGRect {
    let range = edited.document.clamped(range)
    let (first, second) = (caret(at: range.lowerBound), caret(at: range.upperBound))
    let (left, right) = (min(first.minX, second.minX), max(first.minX, second.minX))
    return CGRect(x: left, y: first.minY, width: right - left, height: first.height)
  }

  /// The place between two characters that is nearest to a point.
  func place(nearestTo point: CGPoint) -> Int {
    layoutIfNeeded()
    let text = edited.document.text
    var best = (place: 0, distance: CGFloat.infinity)
    var index = text.startIndex
    while true {
      let place = index.utf16Offset(in: text)
      let distance = abs(x(of: place) - point.x)
      if distance < best.distance { best = (place, distance) }
      guard index < text.endIndex else { return best.place }
      index = text.index(after: index)
    }
  }

  func character(at point: CGPoint) -> UITextRange? {
    let document = edited.document
    var place = 0
    while place < document.length {
      let end = document.end(ofCharacterAt: place)
      let rect = rect(of: place..<end)
      if rect.contains(point) { return UITextRange(place..<end) }
      place = end
    }
    return nil
  }
}

extension TextDocument {
  /// The place a number of units further; nil beyond the ends.
  @MainActor func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...length).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// The word at a place, before it or behind it; empty between words. // X64
  func word(at place: Int) -> Range<Int> {
    let place = min(max(place, 0), length)
    // No word goes over the end of a line.
    let index = String.Index(utf16Offset: place, in: text)
    let start = text[..<index].lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
    let end = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
    let offset = start.utf16Offset(in: text)
    let words = TextUnits(of: String(text[start..<end]), .word)
    let word = words.unit(around: place - offset, forward: true) ?? words.unit(around: place - offset, forward: false)
    return word.map { $0.lowerBound + offset..<$0.upperBound + offset } ?? place..<place
  }
}

extension NSRange {
  /// The units of a range that may say anything.
  var unitsFromZero: Range<Int> {
    guard location != NSNotFound, location >= 0, length >= 0 else { return 0..<0 }
    let end = location.addingReportingOverflow(length)
    return location..<(end.overflow ? location : end.partialValue)
  }
}
