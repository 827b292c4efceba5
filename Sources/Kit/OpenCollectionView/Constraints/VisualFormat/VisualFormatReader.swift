import Foundation

/// Reads a visual format, character by character.
struct VisualFormatReader {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  mutating func read() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if accept("H:") {
      format.isHorizontal = true
    } else if accept("V:") {
      format.isHorizontal = false
    }
    if accept("|") { format.leading = try space() }
    format.views.append(try view())
    while position < characters.count {
      let between = try space()
      if accept("|") {
        format.trailing = between
        break
      }
      format.spaces.append(between)
      format.views.append(try view())
    }
    if position < characters.count { throw fail("nothing can come after the superview's edge") }
    return format
  }

  // MARK: Parts

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    let column = position
    guard accept("[") else { throw fail("a view in [ ] is missing") }
    let name = word()
    guard !name.isEmpty else { throw fail("the name of a view is missing") }
    let list = accept("(") ? try predicates() : []
    guard accept("]") else { throw fail("] is missing") }
    return VisualFormat.View(name: name, predicates: list, column: column)
  }

  private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
    guard accept("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let list: [VisualFormat.Predicate]
    if accept("(") {
      list = try predicates()
    } else {
      let column = position
      list = [VisualFormat.Predicate(object: try object(), column: column)]
    }
    guard accept("-") else { throw fail("- is missing") }
    return .predicates(list)
  }

  /// Reads the predicates in parentheses, with the second parenthesis.
  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat {
      let column = position
      var relation = NSLayoutConstraint.Relation.equal
      if accept(">=") {
        relation = .greaterThanOrEqual
      } else if accept("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = accept("==")
      }
      var predicate = VisualFormat.Predicate(relation: relation, object: try object(), column: column)
      if accept("@") { predicate.priority = try object() }
      list.append(predicate)
    } while accept(",")
    guard accept(")") else { throw fail(") is missing") }
    return list
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Object {
    let start = position
    if let first = peek, first.isNumber || first == "-" || first == "." {
      while let next = peek, next.isNumber || next == "." || (next == "-" && position == start) { position += 1 }
      guard let number = Double(String(characters[start..<position])) else {
        position = start
        throw fail("a number is missing")
      }
      return .number(number)
    }
    let name = word()
    guard !name.isEmpty else { throw fail("a number or a name is missing") }
    return .name(name)
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func word() -> String {
    let start = position
    while let next = peek, next.isLetter || next == "_" || (position > start && (next.isNumber || next == ".")) {
      position += 1
    }
    return String(characters[start..<position])
  }

  private mutating func accept(_ text: String) -> Bool {
    let end = position + text.count
    guard end <= characters.count, String(characters[position..<end]) == text else { return false }
    position = end
    return true
  }

  private func fail(_ problem: String) -> VisualFormatError { VisualFormatError(problem: problem, column: position) }
}
