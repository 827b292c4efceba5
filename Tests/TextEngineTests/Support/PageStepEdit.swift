import TextEngine

/// An edit in a transcript.
struct PageStepEdit: Codable, Equatable {
  var number: Int
  var correction: Int
  var range: [Int]
  var replacement: String
  var selection: [Int]
  var marked: [Int]?
  var kind: String

  init(_ edit: TextEdit) {
    number = edit.number
    correction = edit.correction
    range = [edit.range.lowerBound, edit.range.upperBound]
    replacement = edit.replacement
    selection = [edit.selection.lowerBound, edit.selection.upperBound]
    marked = edit.markedRange.map { [$0.lowerBound, $0.upperBound] }
    kind = edit.kind.rawValue
  }
}
