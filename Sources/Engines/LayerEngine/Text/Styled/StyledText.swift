import Foundation

/// A text whose parts look differently.
public struct StyledText: Hashable, Sendable {
  /// A part of one style.
  public struct Span: Hashable, Sendable {
    /// How many bytes of UTF-8 the part has.
    public var byteCount: Int
    /// How it looks: an index into ``StyledText/styles``.
    public var style: Int
    /// How its lines stand and break: an index into ``StyledText/paragraphStyles``. That at the start of a paragraph
    /// counts for all of it.
    public var paragraphStyle: Int
  }

  /// The characters.
  public private(set) var string = ""
  /// The parts in order; together they have as many bytes as the string.
  public private(set) var spans: [Span] = []
  /// The styles that parts have.
  public private(set) var styles: [TextStyle] = []
  /// The styles that paragraphs have.
  public private(set) var paragraphStyles: [TextParagraphStyle] = []

  /// A text without characters.
  public init() {}

  /// A text of one style.
  public init(_ string: String, style: TextStyle, paragraphStyle: TextParagraphStyle = TextParagraphStyle()) {
    append(string, style: style, paragraphStyle: paragraphStyle)
  }

  /// Appends a part. Cost: linear in the part, and in the number of different styles.
  public mutating func append(
    _ part: String, style: TextStyle, paragraphStyle: TextParagraphStyle = TextParagraphStyle()
  ) {
    guard !part.isEmpty else { return }
    let styleIndex = Self.index(of: style, in: &styles)
    let paragraphIndex = Self.index(of: paragraphStyle, in: &paragraphStyles)
    string += part
    if let last = spans.last, last.style == styleIndex, last.paragraphStyle == paragraphIndex {
      spans[spans.count - 1].byteCount += part.utf8.count
    } else {
      spans.append(Span(byteCount: part.utf8.count, style: styleIndex, paragraphStyle: paragraphIndex))
    }
  }

  private static func index<Element: Equatable>(of element: Element, in elements: inout [Element]) -> Int {
    if let index = elements.lastIndex(of: element) { return index }
    elements.append(element)
    return elements.count - 1
  }

  /// Tells whether there are no characters.
  public var isEmpty: Bool { string.isEmpty }

  /// The same text with its fonts, distances and offsets multiplied; paragraphs keep their indents.
  public func scaled(by factor: Double) -> StyledText {
    var copy = self
    for index in copy.styles.indices {
      copy.styles[index].font = copy.styles[index].font.withSize(copy.styles[index].font.size * factor)
      copy.styles[index].letterSpacing *= factor
      copy.styles[index].baselineOffset *= factor
    }
    return copy
  }

  /// The same text with every character's distance to the next changed, in parts of its font's size.
  public func tightened(by amount: Double) -> StyledText {
    var copy = self
    for index in copy.styles.indices { copy.styles[index].letterSpacing -= amount * copy.styles[index].font.size }
    return copy
  }

  /// The same text with all styles changed.
  public func mapStyles(_ change: (inout TextStyle) -> Void) -> StyledText {
    var copy = self
    for index in copy.styles.indices { change(&copy.styles[index]) }
    return copy
  }

  /// The same text with the styles of all paragraphs changed.
  public func mapParagraphStyles(_ change: (inout TextParagraphStyle) -> Void) -> StyledText {
    var copy = self
    for index in copy.paragraphStyles.indices { change(&copy.paragraphStyles[index]) }
    return copy
  }
}
