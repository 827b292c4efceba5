/// Why a recognizer goes on, or gives up: words with numbers, put together only when somebody reads them.
///
/// ```swift
/// .fails(GestureReason("moved {pt}, limit {pt}", 12.44, 10))   // moved 12.4 pt, limit 10 pt
/// ```
///
/// Making one costs nothing that matters, so that trackers give reasons whether a trace listens or not. Two reasons are
/// equal when they read the same.
public struct GestureReason: Sendable {
  private enum Content: Sendable {
    case none
    case template(StaticString, Double, Double, Double)
    case text(String)
  }

  private let content: Content

  /// No reason.
  public static let none = GestureReason(content: .none)

  private init(content: Content) { self.content = content }

  /// Words in which each `{…}` stands for the next number: `{pt}` points, `{s}` seconds shown as milliseconds, `{deg}`
  /// radians shown as degrees, `{n}` a number as it is. Places beyond the third number stay as they are.
  public init(_ template: StaticString, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0) {
    content = .template(template, first, second, third)
  }

  /// Words that are known already.
  public init(text: String) { content = text.isEmpty ? .none : .text(text) }

  /// Tells whether there is nothing to read.
  public var isEmpty: Bool { if case .none = content { true } else { false } }
}

extension GestureReason: CustomStringConvertible {
  /// The words with their numbers, each with one decimal at most, the same on every machine.
  public var description: String {
    switch content {
    case .none: ""
    case .text(let text): text
    case .template(let template, let first, let second, let third):
      Self.fill("\(template)", with: [first, second, third])
    }
  }

  private static func fill(_ template: String, with numbers: [Double]) -> String {
    var result = ""
    var rest = template[...]
    var next = numbers[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}"),
      let number = next.first
    {
      result += rest[..<start]
      result += text(of: number, as: rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
      next = next.dropFirst()
    }
    return result + rest
  }

  private static func text(of number: Double, as unit: Substring) -> String {
    switch unit {
    case "pt": "\(Points(number))"
    case "s": "\(Milliseconds(number))"
    case "deg": "\(Degrees(number))"
    default: tenths(number)
    }
  }
}

extension GestureReason: Hashable {
  /// Tells whether both read the same.
  public static func == (left: GestureReason, right: GestureReason) -> Bool { left.description == right.description }
  /// Takes in what it reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension GestureReason: ExpressibleByStringInterpolation {
  /// Words.
  public init(stringLiteral value: String) { self.init(text: value) }
}
