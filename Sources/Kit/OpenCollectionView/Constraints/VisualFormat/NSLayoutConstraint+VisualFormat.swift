import Foundation

extension NSLayoutConstraint {
  /// The constraints that a visual format stands for: `"H:|-[title]-8-[text(>=100)]-|"`. They are not active yet.
  ///
  /// `H:` or nothing is a row, `V:` a column. `|` is the edge of the superview, `[name]` a view, with relations of its length in
  /// parentheses; `-` is the usual space between views, or the superview's margin, `-8-` and `-(>=8@750)-` others.
  ///
  /// - Parameters:
  ///   - format: the format. For one that says nothing the column of the mistake is told, and there are no constraints.
  ///   - opts: how the views are aligned with each other.
  ///   - metrics: numbers by the names that the format has for them.
  ///   - views: views and guides by the names that the format has for them.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var reader = VisualFormatReader(format)
      let read = try reader.read()
      return try VisualFormatConstraints(read, options: opts, metrics: metrics ?? [:], views: views).make()
    } catch let error {
      ProgrammingErrors.report(
        "The visual format \"\(format)\" is wrong at column \(error.column + 1): \(error.problem).",
        instead: "there are no constraints")
      return []
    }
  }
}
