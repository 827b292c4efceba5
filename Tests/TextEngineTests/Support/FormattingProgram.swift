import TestSupport
import TextEngine

/// A program that has a word in what a field holds.
enum FormattingProgram: CaseIterable, Sendable {
  /// Everything is right.
  case accepting
  /// `.editingChanged` sets the text in capitals, composed or not; the caret goes to its end.
  case capitals
  /// The same, and sets the selection as it was.
  case capitalsWithSelection
  /// `shouldChangeCharactersIn` answers no and sets the digits in groups of four, with the caret behind the same digit.
  case cardNumber
  /// `shouldChangeCharactersIn` answers no to digits.
  case refusingDigits
  /// `shouldChangeCharactersIn` answers no to what would be longer than six.
  case refusingMore
  /// `.editingChanged` cuts the text to six while nothing is composed.
  case cutting
  /// A timer sets the text with something before or behind it.
  case decorating
  /// A timer empties the text, as a button to send it does.
  case emptying

  /// Handles a change as a text field would, with the answers of this program; answers what it did not let stand.
  func handle(_ change: TextChange, in host: inout HostText) -> String {
    if change.isTextual {
      switch self {
      case .cardNumber:
        setCardNumber(change, in: &host)
        host.refuse(change)
        return ""
      case .refusingDigits where change.replacement.contains { $0.isNumber }:
        host.refuse(change)
        return change.replacement
      case .refusingMore
      where host.field.length - change.range.count + change.replacement.utf16.count > 6 && !change.replacement.isEmpty:
        host.refuse(change)
        return change.replacement
      default: break
      }
    }
    host.accept(change)
    guard change.isTextual || change.endsComposition else { return "" }
    return changed(&host)
  }

  private func changed(_ host: inout HostText) -> String {
    let text = host.field.text
    switch self {
    case .capitals: host.setText(text.uppercased())
    case .capitalsWithSelection:
      let selection = host.field.selection
      host.setText(text.uppercased())
      host.select(selection)
    case .cutting where host.field.markedRange == nil && text.count > 6:
      host.setText(String(text.prefix(6)))
      return String(text.dropFirst(6))
    default: break
    }
    return ""
  }

  /// A moment without an edit.
  func turn(_ random: inout SeededGenerator, in host: inout HostText) -> String {
    let text = host.field.text
    guard self == .decorating || self == .emptying, Int.random(in: 0..<12, using: &random) == 0 else { return "" }
    if self == .emptying {
      host.setText("")
      return text
    }
    host.setText(Bool.random(using: &random) ? "!" + text : text + "!")
    return ""
  }

  private func setCardNumber(_ change: TextChange, in host: inout HostText) {
    var after = host.field
    after.replace(change.range, with: change.replacement)
    let before = Self.digits(after.text(in: 0..<after.selection.lowerBound)).count
    let formatted = Self.groups(after.text)
    host.setText(formatted)
    let caret = before + (before == 0 ? 0 : (before - 1) / 4)
    host.select(caret..<caret)
  }

  static func digits(_ text: String) -> String { text.filter(\.isNumber) }

  static func groups(_ text: String) -> String {
    var groups = ""
    for (index, digit) in digits(text).enumerated() {
      if index > 0, index % 4 == 0 { groups += " " }
      groups.append(digit)
    }
    return groups
  }
}
