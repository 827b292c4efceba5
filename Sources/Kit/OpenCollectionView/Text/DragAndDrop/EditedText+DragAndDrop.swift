import TextEngine

extension EditedText {
  /// Tells whether a person may change the text by dropping something.
  var takesChanges: Bool {
    switch view {
    case let field as UITextField: field.isEnabled
    case let view as UITextView: view.isEditable
    default: false
    }
  }

  /// Takes texts that were dropped; the program is asked and told. Several come one in a line, or in a field with spaces between
  /// them: our choice. // N78
  func take(_ parts: [String], at place: Int, by action: UITextDropProposal.Action) {
    let dropped = parts.joined(separator: lines == .many ? "\n" : " ")
    let range =
      switch action {
      case .insert: document.clamped(place..<place)
      case .replaceSelection: document.selection
      case .replaceAll: 0..<document.length
      }
    guard replaceByPerson(range, with: dropped) else { return }
    note("takes a text", because: "it was dropped")
  }

  /// Moves a part of the text to another place of it, as one change; the program is asked and told. // N78
  func moveByPerson(_ range: Range<Int>, to place: Int) {
    guard !(range.lowerBound...range.upperBound).contains(place) else { return }
    let part = document.text(in: range)
    let isForward = place > range.upperBound
    let whole = isForward ? range.lowerBound..<place : place..<range.upperBound
    let between = isForward ? range.upperBound..<place : place..<range.lowerBound
    let passed = document.text(in: between)
    guard replaceByPerson(whole, with: isForward ? passed + part : part + passed) else { return }
    let start = isForward ? place - range.count : place
    selectByPerson(start..<start + range.count)
    note("moves a part", because: "it was dropped in the same text")
  }
}
