/// The first lines in which two texts differ, for the message of a test; nil where they are the same.
package func firstDifference(of text: String, from expected: String) -> String? {
  guard text != expected else { return nil }
  let (lines, others) = (text.split(separator: "\n"), expected.split(separator: "\n"))
  let count = zip(lines, others).prefix { $0 == $1 }.count
  func line(_ lines: [Substring]) -> Substring { lines.indices.contains(count) ? lines[count] : "nothing more" }
  return "After \(count) lines that are the same: “\(line(lines))” in place of “\(line(others))”."
}
