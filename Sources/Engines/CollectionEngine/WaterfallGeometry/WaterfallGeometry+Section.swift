public import Foundation
public import PlaneGeometry

extension WaterfallGeometry {
  /// To which column an item goes.
  public enum Filling: Hashable, Sendable {
    /// To the one that ends first, the leading one of several: columns end about together.
    case shortestColumn
    /// To the one after that of the item before: people read on in rows, and columns may end far from each other.
    case inOrder
  }

  /// The settings of one section of a waterfall, in points; its items are not among them.
  public struct Metrics: Hashable, Sendable {
    /// How many columns there are: 1 or more.
    public var columnCount: Int
    /// The distance between columns. May be negative: then they overlap.
    public var columnSpacing: CGFloat
    /// The distance between the items of a column. May be negative: then they overlap.
    public var itemSpacing: CGFloat
    /// The margin around the section's items; header and footer ignore it. May be negative.
    public var insets: UIEdgeInsets
    /// The header's length along the scroll axis; with zero there is no header.
    public var headerLength: CGFloat
    /// The footer's length along the scroll axis; with zero there is no footer.
    public var footerLength: CGFloat

    /// Two columns, the spacing of a flow layout, and nothing around the items unless told.
    public init(
      columnCount: Int = 2, columnSpacing: CGFloat = FlowGeometry.Section.defaultSpacing,
      itemSpacing: CGFloat = FlowGeometry.Section.defaultSpacing, insets: UIEdgeInsets = .zero,
      headerLength: CGFloat = 0,
      footerLength: CGFloat = 0
    ) {
      self.columnCount = columnCount
      self.columnSpacing = columnSpacing
      self.itemSpacing = itemSpacing
      self.insets = insets
      self.headerLength = headerLength
      self.footerLength = footerLength
    }

    /// The extent of a column across the scroll axis where there is room of `availableAcross` points: what the insets and
    /// the spacing leave, divided, and rounded down to device pixels; zero where they leave nothing.
    public func columnExtent(axis: ScrollAxis, availableAcross: CGFloat, pixelScale: CGFloat) -> CGFloat {
      let exact = exactExtent(axis: axis, availableAcross: availableAcross)
      return max(0, DevicePixels(scale: pixelScale).roundedDown(exact))
    }

    func exactExtent(axis: ScrollAxis, availableAcross: Double) -> Double {
      let margins = axis == .vertical ? insets.left + insets.right : insets.top + insets.bottom
      return (availableAcross - margins - Double(columnCount - 1) * columnSpacing) / Double(columnCount)
    }
  }

  /// One section: the lengths of its items, and what it knows beside them.
  public struct Section: Sendable {
    /// How long each item is along the scroll axis, in points.
    public var lengths: [CGFloat]
    /// Columns, spacings, insets, header and footer.
    public var metrics: Metrics

    /// A section with these items and metrics.
    public init(lengths: [CGFloat], metrics: Metrics = Metrics()) {
      self.lengths = lengths
      self.metrics = metrics
    }
  }

  /// The most columns that a section can have.
  public static let maximumColumnCount = 255

  /// The fault of a section, as part of a sentence; nil for one that can be laid out. Cost: linear in its items.
  public static func problem(in section: Section) -> String? {
    if let problem = problem(in: section.metrics) { return problem }
    var total = 0.0
    for item in section.lengths.indices {
      let length = section.lengths[item]
      guard length >= 0, length.isFinite else {
        return "item \(item) is \(length) points long: give finite lengths of zero or more"
      }
      total += length + max(0, section.metrics.itemSpacing)
    }
    return problem(inTotal: total)
  }

  /// The fault of items that are too long together, as part of a sentence; nil for those that are not.
  static func problem(inTotal total: Double) -> String? {
    total < ColumnEnd.maximum ? nil : "the items are \(total) points long together: give less than \(ColumnEnd.maximum)"
  }

  /// The fault of the metrics of a section, as part of a sentence; nil for metrics that make sense.
  public static func problem(in metrics: Metrics) -> String? {
    guard 1...maximumColumnCount ~= metrics.columnCount else {
      return "there are \(metrics.columnCount) columns: give 1 to \(maximumColumnCount)"
    }
    guard metrics.columnSpacing.isFinite, metrics.itemSpacing.isFinite, metrics.insets.isFinite else {
      return "the spacings are \(metrics.columnSpacing) and \(metrics.itemSpacing) and the insets "
        + "\(metrics.insets.text): give finite numbers"
    }
    guard metrics.headerLength >= 0, metrics.headerLength.isFinite, metrics.footerLength >= 0,
      metrics.footerLength.isFinite
    else {
      return
        "header and footer are \(metrics.headerLength) and \(metrics.footerLength) points long: give finite lengths "
        + "of zero or more"
    }
    return nil
  }
}
