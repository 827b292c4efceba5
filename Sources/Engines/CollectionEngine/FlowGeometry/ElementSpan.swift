/// A run of elements of one section that a query found.
///
/// A section may come in several spans, in ascending order, when the queried rectangle is narrower than its lines.
public struct ElementSpan: Hashable, Sendable {
  /// The section's number.
  public var section: Int
  /// The items, empty when only a header or footer was found.
  public var items: Range<Int>
  /// Tells whether the section's header was found too; only a section's first span says so.
  public var hasHeader: Bool
  /// Tells whether the section's footer was found too; only a section's last span says so.
  public var hasFooter: Bool

  /// A span with these parts.
  public init(section: Int, items: Range<Int>, hasHeader: Bool = false, hasFooter: Bool = false) {
    self.section = section
    self.items = items
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }

  /// The number of elements: items, header and footer.
  public var count: Int { items.count + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }

  var isEmpty: Bool { items.isEmpty && !hasHeader && !hasFooter }

  /// Takes `run` in if it follows on; otherwise answers false.
  mutating func extend(by run: Range<Int>) -> Bool {
    if items.isEmpty {
      items = run
      return true
    }
    guard items.upperBound == run.lowerBound else { return false }
    items = items.lowerBound..<run.upperBound
    return true
  }
}
