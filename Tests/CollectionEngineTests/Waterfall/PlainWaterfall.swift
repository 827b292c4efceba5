import CollectionEngine
import Foundation
import PlaneGeometry

/// The rules of a waterfall written down plainly: every item looks at all columns, every question at all elements.
struct PlainWaterfall {
  enum Part: Hashable {
    case header(Int)
    case item(Int, Int)
    case footer(Int)
  }

  private(set) var frames: [(part: Part, frame: CGRect)] = []
  private(set) var length = 0.0

  init(
    _ sections: [WaterfallGeometry.Section], axis: ScrollAxis, filling: WaterfallGeometry.Filling, available: CGSize,
    scale: Double
  ) {
    let isVertical = axis == .vertical
    let across = Double(isVertical ? available.width : available.height)
    func rounded(_ position: Double) -> Double { (position * scale + 0.500001).rounded(.down) / scale }
    func rect(_ along: Double, _ across: Double, _ alongLength: Double, _ acrossLength: Double) -> CGRect {
      isVertical
        ? CGRect(x: across, y: along, width: acrossLength, height: alongLength)
        : CGRect(x: along, y: across, width: alongLength, height: acrossLength)
    }
    for (index, section) in sections.enumerated() {
      let metrics = section.metrics
      let insets = metrics.insets
      let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
      let (left, right) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let exact =
        (across - left - right - Double(metrics.columnCount - 1) * metrics.columnSpacing) / Double(metrics.columnCount)
      let width = max(0, (exact * scale + 0.000001).rounded(.down) / scale)
      if metrics.headerLength > 0 {
        frames.append((.header(index), rect(rounded(length), 0, metrics.headerLength, across)))
      }
      var ends = [Double](repeating: 0, count: metrics.columnCount)
      var extent = 0.0
      for (item, itemLength) in section.lengths.enumerated() {
        let column = filling == .inOrder ? item % metrics.columnCount : ends.firstIndex(of: ends.min() ?? 0) ?? 0
        let top = ends[column]
        ends[column] += max(0, itemLength + metrics.itemSpacing)
        extent = max(extent, top + itemLength)
        frames.append(
          (
            .item(index, item),
            rect(
              rounded(length + metrics.headerLength + before + top),
              rounded(left + Double(column) * (max(0, exact) + metrics.columnSpacing)), itemLength, width)
          ))
      }
      let footer = metrics.headerLength + before + extent + after
      if metrics.footerLength > 0 {
        frames.append((.footer(index), rect(rounded(length + footer), 0, metrics.footerLength, across)))
      }
      length += max(0, footer + metrics.footerLength)
    }
  }

  /// What shares area with a rectangle; without a length along an axis it has to lie inside or on an edge.
  func parts(touching rect: CGRect) -> Set<Part> {
    func touches(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
      low == high ? low >= start && low <= end : low < end && high > start
    }
    return Set(
      frames.filter {
        touches($0.frame.minX, $0.frame.maxX, rect.minX, rect.maxX)
          && touches($0.frame.minY, $0.frame.maxY, rect.minY, rect.maxY)
      }.map(\.part))
  }
}

extension WaterfallGeometry {
  /// One section that scrolls down a viewport 320 points wide.
  static func columns(
    _ lengths: [CGFloat], count: Int = 2, spacing: CGFloat = 10, filling: Filling = .shortestColumn
  ) -> WaterfallGeometry {
    WaterfallGeometry(
      sections: [
        Section(lengths: lengths, metrics: Metrics(columnCount: count, columnSpacing: spacing, itemSpacing: spacing))
      ], filling: filling, availableSize: CGSize(width: 320, height: 480), pixelScale: 2)
  }

  func frames(inSection section: Int = 0) -> [CGRect] {
    (0..<itemCount(inSection: section)).map { frame(ofItem: $0, inSection: section) }
  }

  func parts(touching rect: CGRect) -> [PlainWaterfall.Part] {
    var parts: [PlainWaterfall.Part] = []
    forEachElement(touching: rect) { found, _ in
      switch found {
      case .header(let section): parts.append(.header(section))
      case .item(let item, let section): parts.append(.item(section, item))
      case .footer(let section): parts.append(.footer(section))
      }
    }
    return parts
  }
}
