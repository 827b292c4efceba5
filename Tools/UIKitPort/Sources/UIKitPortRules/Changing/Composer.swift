import SwiftSyntax

/// Writes the text of a port from what rules want to be changed.
struct Composer {
  /// The changes of each file, in the order of the files.
  let changes: [Changes]

  /// The text of a port.
  ///
  /// Lines stay lines, so that one directive at the top is enough; where a member comes from elsewhere there are two more.
  func text(of own: Changes) -> String {
    let file = own.file
    let bytes = Array(file.text.utf8)
    var pieces = atoms(of: own, bytes)
    for (_, text, end) in incoming(to: file) {
      let line = file.line(at: end)
      pieces.append(
        Changes.Edit(
          start: end.utf8Offset, end: end.utf8Offset,
          text: "\n\(text)\n\(Self.place(file.path, line))\n", rule: .overrides))
    }
    let body = render(0..<bytes.count, bytes, pieces)
    let findings = own.findings.filter { $0.rule != .nearMisses }
    var ending =
      own.endings.map { ending in
        let place = ending.line.map { Self.place(file.path, $0) + "\n" } ?? ""
        return "\n\(place)\(ending.text)\n"
      }.joined()
    for finding in findings {
      ending +=
        "\n\(Self.place(file.path, finding.line))\n#warning(\"\(Self.quoted(finding.sentence)) [\(finding.rule.rawValue)]\")\n"
    }
    if !ending.isEmpty, !body.hasSuffix("\n") { ending = "\n" + ending }
    return "\(SourceText.mark); the source is \(file.path).\n\(Self.place(file.path, 1))\n\(body)\(ending)"
  }

  /// Edits of a file, with empty lines in the place of members that go elsewhere.
  private func atoms(of own: Changes, _ bytes: [UInt8]) -> [Changes.Edit] {
    let gone = own.moves.map { move in
      Changes.Edit(
        start: move.range.lowerBound, end: move.range.upperBound,
        text: String(repeating: "\n", count: bytes[move.range].filter { $0 == UInt8(ascii: "\n") }.count),
        rule: .overrides)
    }
    let kept = own.edits.filter { edit in
      !own.moves.contains { $0.range.contains(edit.start) } && !own.leftOut.contains { $0.contains(edit.start) }
    }
    return kept + gone + own.leftOut.map { range in Self.comment(range, bytes) }
  }

  /// The same lines, as a comment that says so.
  private static func comment(_ range: Range<Int>, _ bytes: [UInt8]) -> Changes.Edit {
    let text = String(decoding: bytes[range], as: UTF8.self).components(separatedBy: "/*").joined(separator: "/ *")
      .components(separatedBy: "*/").joined(separator: "* /")
    return Changes.Edit(start: range.lowerBound, end: range.upperBound, text: "/* \(text) */", rule: .missingClasses)
  }

  /// What other places give to the classes of a file.
  private func incoming(to file: SourceText) -> [(line: Int, text: String, end: AbsolutePosition)] {
    var seen: Set<String> = []
    return changes.flatMap { other -> [(line: Int, text: String, end: AbsolutePosition)] in
      let bytes = Array(other.file.text.utf8)
      let moved = other.moves.filter { $0.toFile === file }.map { move in
        let inside = other.edits.filter { move.range.contains($0.start) }
        let text = render(move.range, bytes, inside)
        return (move.line, "\(Self.place(other.file.path, move.line))\n\(move.modifiers)\(text)", move.toEnd)
      }
      let added = other.additions.filter { $0.file === file && seen.insert("\($0.end.utf8Offset) \($0.key)").inserted }
        .map {
          ($0.line, "\(Self.place(other.file.path, $0.line))\n\($0.text)", $0.end)
        }
      return moved + added
    }
  }

  private func render(_ range: Range<Int>, _ bytes: [UInt8], _ edits: [Changes.Edit]) -> String {
    // Insertions come before what takes the place of the text behind them; otherwise in the order of the rules.
    let sorted = edits.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      if left.start != right.start { return left.start < right.start }
      if (left.start == left.end) != (right.start == right.end) { return left.start == left.end }
      return one.offset < other.offset
    }.map(\.element)
    var result: [UInt8] = []
    var place = range.lowerBound
    for edit in sorted where edit.start >= place || edit.start == edit.end && edit.start == place {
      guard edit.start >= place else { continue }
      result += bytes[place..<edit.start]
      result += Array(edit.text.utf8)
      place = max(place, edit.end)
    }
    result += bytes[min(place, range.upperBound)..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  private static func place(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(quoted(path))\", line: \(line))"
  }

  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : "\($1)" }
  }
}
