import TextEngine

/// One call of the page's law, with what it answered and what the element shows after it.
struct PageStep: Codable, Equatable {
  var call: String
  var text: String?
  var selection: [Int]?
  var marked: [Int]?
  var kind: String?
  var number: Int?
  var edit: Int?
  var correction: Int?
  var range: [Int]?
  var replacement: String?
  /// The edits that were answered.
  var edits: [PageStepEdit] = []
  /// The styles that a correction tells of: see `PageStep.numbers(of:)`.
  var styling: [Int]?
  /// The styles after the call, where these are written down.
  var styles: [Int]?
  /// The correction that was applied.
  var receipt: Int?
  /// The text after the call.
  var shown = ""
  /// The selection after the call.
  var caret: [Int] = []

  init(call: String) { self.call = call }

  /// The style of what is typed next, or -1, and then the length and the style of each run.
  static func numbers(of styling: TextStyling) -> [Int] {
    [styling.typing ?? -1] + styling.runs.flatMap { [$0.length, $0.style] }
  }
}
