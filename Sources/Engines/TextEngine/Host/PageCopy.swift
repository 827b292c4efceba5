/// The text that the page shows, as the host knows it or as a correction is going to make it.
struct PageCopy: Sendable, Equatable {
  /// The correction that makes it so; 0 for none.
  var correction: Int
  var text: String
  var length: Int
  var selection: Range<Int>
  var markedRange: Range<Int>?
  /// The letters that stand for those of the field's own text.
  var alignment: TextAlignment
  /// The styles of the letters; nil where they are not known.
  var styling: TextStyling?

  init(correction: Int, text: String, selection: Range<Int>, alignment: TextAlignment) {
    self.correction = correction
    self.text = text
    length = text.utf16.count
    self.selection = selection
    self.alignment = alignment
    styling = TextStyling(length: length)
  }

  func holds(_ range: Range<Int>) -> Bool { range.lowerBound >= 0 && range.upperBound <= length }

  /// A position in the field's text. Where the field holds more than the page it is after that, unless the field's own caret is
  /// among it.
  func carry(_ position: Int, in field: TextDocument) -> Int {
    let places = alignment.places(of: position)
    if places.lowerBound == places.upperBound {
      // A place that is only the likeliest cuts no character; one that is known may, where a person could stand there.
      return alignment.isUncertain(position) ? field.text.character(atOrBefore: places.lowerBound) : places.lowerBound
    }
    let caret = field.selection.lowerBound
    return field.selection.isEmpty && places.contains(caret) ? caret : places.upperBound
  }

  /// A range in the field's text: what the field holds before and after it is left alone.
  func carry(_ range: Range<Int>, in field: TextDocument) -> Range<Int> {
    if range.isEmpty {
      let position = carry(range.lowerBound, in: field)
      return position..<position
    }
    var lower = alignment.places(of: range.lowerBound).upperBound
    var upper = alignment.places(of: range.upperBound).lowerBound
    if alignment.isUncertain(range.lowerBound) { lower = field.text.character(atOrBefore: lower) }
    if alignment.isUncertain(range.upperBound) { upper = field.text.character(atOrAfter: upper) }
    return lower..<max(lower, upper)
  }
}

extension PageCopy: TextHiding {
  var description: String { "page's text of \(length) units after correction \(correction), selection \(selection)" }
}
