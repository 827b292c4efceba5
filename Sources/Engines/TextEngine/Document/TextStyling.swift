/// The styles of a text that is edited, by numbers, and that of what is typed next.
///
/// Page and host follow one law, so that most edits need no word about styles: what comes in has the style that is set for what is
/// typed next, or else that of the letter before it. What a number means is nothing here; 0 is the style of a text that has one.
public struct TextStyling: Sendable, Hashable {
  /// Letters in a row that have one style.
  public struct Run: Sendable, Hashable {
    /// Its length in UTF-16 units.
    public var length: Int
    /// The number of its style.
    public var style: Int

    /// A run.
    public init(length: Int, style: Int) {
      self.length = length
      self.style = style
    }
  }

  /// The runs in their order: none is empty, and no two in a row have one style.
  public private(set) var runs: [Run] = []
  /// The style of what is typed next; nil for that of the letter before the caret.
  public var typing: Int?

  /// A text of one style.
  public init(length: Int = 0, style: Int = 0) { append(length, style) }

  /// A text of several styles; empty runs are left out, and equal ones in a row are one.
  public init(runs: [Run], typing: Int? = nil) {
    for run in runs { append(run.length, run.style) }
    self.typing = typing
  }

  /// The number of units.
  public var length: Int { runs.reduce(0) { $0 + $1.length } }

  /// Tells whether there is anything else than the style of a text that has one.
  public var isPlain: Bool { (typing ?? 0) == 0 && runs.allSatisfy { $0.style == 0 } }

  /// Appends a run.
  public mutating func append(_ length: Int, _ style: Int) {
    guard length > 0 else { return }
    if runs.last?.style == style {
      runs[runs.count - 1].length += length
    } else {
      runs.append(Run(length: length, style: style))
    }
  }

  /// The style that letters get which are typed at a place.
  public func style(ofTypingAt place: Int) -> Int {
    if let typing { return typing }
    var rest = place - 1
    for run in runs {
      if rest < run.length { return run.style }
      rest -= run.length
    }
    return runs.last?.style ?? 0
  }

  /// Puts letters in the place of a range.
  public mutating func replace(_ range: Range<Int>, by count: Int) {
    guard !range.isEmpty || count > 0 else { return }
    let style = style(ofTypingAt: range.lowerBound)
    let old = runs
    runs.removeAll(keepingCapacity: true)
    var place = 0
    var isIn = false
    for run in old {
      let end = place + run.length
      append(min(end, range.lowerBound) - place, run.style)
      if !isIn, end >= range.lowerBound {
        isIn = true
        append(count, style)
      }
      append(end - max(place, range.upperBound), run.style)
      place = end
    }
    if !isIn { append(count, style) }
  }

  /// Sets the style of a range.
  public mutating func set(_ style: Int, in range: Range<Int>) {
    let before = typing
    typing = style
    replace(range, by: range.count)
    typing = before
  }
}
