/// Tells where accessories and the content of a list's cell stand across, in the direction of reading. // I52, I53, I54
struct ListCellArrangement {
  /// Tells what is laid out.
  struct Parts {
    /// The width of the cell.
    var width: CGFloat
    var leadingMargin: CGFloat
    var trailingMargin: CGFloat
    /// How far the content stands in.
    var indentation: CGFloat = 0
    /// Tells whether accessories where lines begin stand in as far.
    var indentsAccessories = true
    /// The widths of the places of accessories, in the direction of reading.
    var leading: [CGFloat] = []
    var trailing: [CGFloat] = []
    /// The trailing accessory that a line stands before; nil for none.
    var lined: Int?
  }

  /// Tells where the places of accessories begin.
  private(set) var leading: [CGFloat] = []
  private(set) var trailing: [CGFloat] = []
  /// Tells where the content begins and ends; its end is never before its beginning.
  private(set) var content: (start: CGFloat, end: CGFloat)

  init(_ parts: Parts) {
    var start = parts.indentation
    if !parts.leading.isEmpty {
      var x = parts.leadingMargin + (parts.indentsAccessories ? parts.indentation : 0)
      for width in parts.leading {
        leading.append(x)
        x += width + ListCellMetrics.leadingGap
      }
      start = x - ListCellMetrics.leadingGap + (parts.indentsAccessories ? 0 : parts.indentation)
    }
    var end = parts.width
    if !parts.trailing.isEmpty {
      var x = parts.width - parts.trailingMargin
      for (index, width) in parts.trailing.enumerated().reversed() {
        x -= width
        trailing.append(x)
        end = x
        x -= ListCellMetrics.trailingGap
        if index == parts.lined { x -= ListCellMetrics.lineWidth + ListCellMetrics.trailingGap }
      }
      trailing.reverse()
    }
    content = (start, max(start, end))
  }
}
