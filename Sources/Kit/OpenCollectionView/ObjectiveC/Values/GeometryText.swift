/// Geometry as text, as property lists and archives keep it: `{1, 2}`, `{{1, 2}, {3, 4}}`, `[1, 0, 0, 1, 0, 0]`.
enum GeometryText {
  static func braces(_ numbers: CGFloat...) -> String { "{" + list(numbers) + "}" }

  static func brackets(_ numbers: CGFloat...) -> String { "[" + list(numbers) + "]" }

  /// The numbers in a text, whatever stands between them; nil unless there are as many as expected and all are finite.
  static func numbers(in text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { " ,{}[]\t\n".contains($0) }
    guard parts.count == count else { return nil }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }

  private static func list(_ numbers: [CGFloat]) -> String { numbers.map(text).joined(separator: ", ") }

  private static func text(_ number: CGFloat) -> String {
    let whole = number.rounded()
    return whole == number && abs(whole) < 1e15 ? String(Int(whole)) : "\(number)"
  }
}
