import Foundation

/// A text in a language, which may have other forms for other numbers.
struct LocalizedText: Sendable {
  /// A part of a text that depends on a number.
  struct Variable: Sendable {
    /// The place of its number among the arguments, from 0; nil for where the part stands.
    var argument: Int?
    /// The texts by forms.
    var forms: [PluralCategory: String]
  }

  /// The text, with `%#@name@` where a part depends on a number.
  var format: String
  var variables: [String: Variable] = [:]
  var language: String

  /// The text with the form for many, which is what a program gets: a format as it would write it itself.
  var plain: String { resolved(keepsPlaces: true) { variable, _ in variable.forms[.other] ?? "" } }

  /// The text with the forms for numbers. Each mark says which argument it is for, since a form need not show its number.
  func resolved(for arguments: [any CVarArg]) -> String {
    resolved(keepsPlaces: false) { variable, place in
      guard arguments.indices.contains(place), let number = Self.number(arguments[place]) else {
        return variable.forms[.other] ?? ""
      }
      // A form for none may be given in any language.
      if number == 0, let none = variable.forms[.zero] { return none }
      return variable.forms[PluralCategory.of(number, language: language)] ?? variable.forms[.other] ?? ""
    }
  }

  private func resolved(keepsPlaces: Bool, _ form: (Variable, Int) -> String) -> String {
    var next = 0
    return Self.replaceMarks(in: format) { mark, name in
      let given = mark.split(separator: "$").first.flatMap { mark.contains("$") ? Int($0) : nil }.map { $0 - 1 }
      guard let name else {
        // A mark that says its place stays as it is.
        if keepsPlaces || given != nil { return "%" + mark }
        next += 1
        return "%\(next)$\(mark)"
      }
      let variable = variables[name] ?? Variable(forms: [:])
      let place = given ?? variable.argument ?? next
      next += 1
      let text = form(variable, place)
      if keepsPlaces { return text }
      return Self.replaceMarks(in: text) { mark, _ in mark.contains("$") ? "%" + mark : "%\(place + 1)$\(mark)" }
    }
  }

  /// A format with its marks replaced: what stands before the letter of each mark, such as `2$`, and the name in `#@name@`.
  private static func replaceMarks(in format: String, _ replace: (String, String?) -> String) -> String {
    var result = ""
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        result += "%%"
        rest.removeFirst()
        continue
      }
      let place = rest.prefix { $0.isNumber || $0 == "$" }
      let mark = place.hasSuffix("$") ? String(place) : ""
      let after = rest.dropFirst(mark.count)
      if after.hasPrefix("#@"), let end = after.dropFirst(2).firstIndex(of: "@") {
        result += replace(mark, String(after.dropFirst(2)[..<end]))
        rest = after[after.index(after: end)...]
      } else {
        result += replace(mark, nil)
        rest = after
      }
    }
    return result + rest
  }

  /// A format and its arguments without those that no mark is for: Foundation would not know their types.
  static func compact(_ format: String, _ arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
    var used: [Int] = []
    var hasPlaces = true
    let compacted = replaceMarks(in: format) { mark, _ in
      guard mark.hasSuffix("$"), let place = Int(mark.dropLast()), arguments.indices.contains(place - 1) else {
        hasPlaces = false
        return "%" + mark
      }
      if !used.contains(place) { used.append(place) }
      return "%\((used.firstIndex(of: place) ?? 0) + 1)$"
    }
    return hasPlaces && used.count < arguments.count
      ? (compacted, used.map { arguments[$0 - 1] }) : (format, arguments)
  }

  /// A whole number of whatever type; nil for what is none, and for a broken one.
  private static func number(_ value: any CVarArg) -> Int? {
    if let value = value as? any BinaryInteger { return Int(exactly: value) ?? Int.max }
    if let value = value as? Double { return Int(exactly: value) }
    if let value = value as? NSNumber { return value.intValue }
    return nil
  }
}
