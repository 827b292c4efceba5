import SwiftSyntax

/// What rules change in one file, and what they found in it.
final class Changes {
  /// Bytes that another text takes the place of.
  struct Edit {
    let start: Int
    let end: Int
    let text: String
    let rule: RuleName
  }

  /// A member that goes into the body of its class.
  struct Move {
    let range: Range<Int>
    let line: Int
    let modifiers: String
    let toFile: SourceText
    /// Where the body's closing bracket stands.
    let toEnd: AbsolutePosition
  }

  /// A declaration that is added to the body of a class.
  struct Addition {
    let text: String
    /// The place that compilers tell of.
    let file: SourceText
    let line: Int
    let end: AbsolutePosition
    /// What it is for: of several that are for one thing in one class the first is added.
    let key: String
  }

  let file: SourceText
  private(set) var edits: [Edit] = []
  private(set) var moves: [Move] = []
  private(set) var additions: [Addition] = []
  /// What stands behind the last line, with the rule.
  private(set) var endings: [(text: String, line: Int?)] = []
  private(set) var findings: [Finding] = []
  private(set) var counts: [RuleName: Int] = [:]

  init(file: SourceText) { self.file = file }

  func count(_ rule: RuleName) { counts[rule, default: 0] += 1 }

  /// Puts a text in the place of nodes' text, without what surrounds it.
  func replace(_ node: some SyntaxProtocol, with text: String, _ rule: RuleName) {
    replace(from: node, to: node, with: text, rule)
  }

  /// Puts a text in the place of the text from one node to another.
  func replace(from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String, _ rule: RuleName) {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    // Lines stay where they are.
    let before = file.text.utf8.dropFirst(start).prefix(end - start).filter { $0 == UInt8(ascii: "\n") }.count
    let after = text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
    let padding = String(repeating: "\n", count: max(0, before - after))
    edits.append(Edit(start: start, end: end, text: text + padding, rule: rule))
    count(rule)
  }

  /// Takes a word away together with the spaces behind it; an empty line stays where it was the only one.
  func remove(_ node: some SyntaxProtocol, _ rule: RuleName) {
    let bytes = Array(file.text.utf8)
    var start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let newlines = bytes[start..<end].filter { $0 == UInt8(ascii: "\n") }.count
    // Two changes of the same space would keep each other out: `@objc optional` loses both words.
    while end < bytes.count, bytes[end] == UInt8(ascii: " "), !edits.contains(where: { $0.start == end }) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") {
      while start > 0, bytes[start - 1] == UInt8(ascii: " "), !edits.contains(where: { $0.end == start }) { start -= 1 }
    }
    edits.append(Edit(start: start, end: end, text: String(repeating: "\n", count: newlines), rule: rule))
    count(rule)
  }

  /// Makes a comment of a declaration; what others change in it does not count any more.
  func leaveOut(_ node: some SyntaxProtocol, _ rule: RuleName) { leaveOut(from: node, to: node, rule) }

  /// Makes a comment of what stands from one node to another.
  func leaveOut(from first: some SyntaxProtocol, to last: some SyntaxProtocol, _ rule: RuleName) {
    let range = first.positionAfterSkippingLeadingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset
    leftOut.append(range)
    count(rule)
  }

  private(set) var leftOut: [Range<Int>] = []

  /// Forgets what was found in declarations that are left out, but for that, and where they would have gone.
  func forgetWhatIsLeftOut() {
    moves.removeAll { move in leftOut.contains { $0.contains(move.range.lowerBound) } }
    let lines = leftOut.map { range in
      file.line(
        at: AbsolutePosition(utf8Offset: range.lowerBound))...file.line(
          at: AbsolutePosition(utf8Offset: range.upperBound))
    }
    findings.removeAll { finding in finding.rule != .missingClasses && lines.contains { $0.contains(finding.line) } }
  }

  func insert(_ text: String, at position: AbsolutePosition, _ rule: RuleName) {
    edits.append(Edit(start: position.utf8Offset, end: position.utf8Offset, text: text, rule: rule))
  }

  func add(_ addition: Addition) { additions.append(addition) }
  func move(_ move: Move) { moves.append(move) }
  /// Puts a text behind the last line, told by compilers as of a line.
  func end(with text: String, at line: Int? = nil) {
    if !endings.contains(where: { $0.text == text }) { endings.append((text, line)) }
  }

  func find(_ rule: RuleName, at node: some SyntaxProtocol, _ sentence: String) {
    let finding = file.finding(rule, at: node.positionAfterSkippingLeadingTrivia, sentence)
    if !findings.contains(finding) { findings.append(finding) }
  }
}
