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
  /// The correction that was applied.
  var receipt: Int?
  /// The text after the call.
  var shown = ""
  /// The selection after the call.
  var caret: [Int] = []

  init(call: String) { self.call = call }
}
