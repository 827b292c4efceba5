import CollectionEngine
import Foundation
import PlaneGeometry

/// The flow rules written down plainly: every frame computed, every query a walk over all of them.
struct PlainFlow {
  enum Part: Hashable {
    case item(Int, Int)
    case header(Int)
    case footer(Int)
  }

  private(set) var frames: [(part: Part, frame: CGRect)] = []
  private(set) var length = 0.0

  init(_ sections: [FlowGeometry.Section], axis: ScrollAxis, available: CGSize, scale: Double) {
    let isVertical = axis == .vertical
    let width = isVertical ? available.width : available.height
    func pixel(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    func rect(_ along: Double, _ across: Double, _ alongLength: Double, _ acrossLength: Double) -> CGRect {
      isVertical
        ? CGRect(x: across, y: along, width: acrossLength, height: alongLength)
        : CGRect(x: along, y: across, width: alongLength, height: acrossLength)
    }
    for (number, section) in sections.enumerated() {
      let start = length
      if section.headerLength > 0 {
        frames.append((.header(number), rect(pixel(length), 0, section.headerLength, width)))
        length += section.headerLength
      }
      length += isVertical ? section.insets.top : section.insets.left
      let leading = isVertical ? section.insets.left : section.insets.top
      let room = width - leading - (isVertical ? section.insets.right : section.insets.bottom)
      let sizes: [(along: Double, across: Double)] = Self.sizes(section.items).map {
        isVertical ? ($0.height, $0.width) : ($0.width, $0.height)
      }
      let spacing = Double(section.interitemSpacing)
      var first = 0
      while first < sizes.count {
        var end = first + 1
        var used = sizes[first].across
        while room > 0, end < sizes.count, used + spacing + sizes[end].across <= room + 1e-6 {
          used += spacing + sizes[end].across
          end += 1
        }
        let line = sizes[first..<end]
        let extent = line.map(\.along).max() ?? 0
        var position = leading
        var gap = spacing
        if end < sizes.count {
          if line.count == 1 { position += (room - used) / 2 } else { gap += (room - used) / Double(line.count - 1) }
        } else if line.allSatisfy({ $0 == sizes[first] }) {
          var filled = 1.0
          let across = sizes[first].across
          while room > 0, across + spacing > 0, (filled + 1) * across + filled * spacing <= room + 1e-6 { filled += 1 }
          if filled > 1 {
            gap = (room - filled * across) / (filled - 1)
          } else if room <= 0 || across + spacing > 0 || across + spacing + across > room + 1e-6 {
            position += (room - across) / 2
          }
        }
        for (offset, size) in line.enumerated() {
          let along = pixel(length + (extent - size.along) / 2)
          frames.append((.item(number, first + offset), rect(along, pixel(position), size.along, size.across)))
          position += size.across + gap
        }
        length += extent + (end < sizes.count ? section.lineSpacing : 0)
        first = end
      }
      length += isVertical ? section.insets.bottom : section.insets.right
      if section.footerLength > 0 {
        frames.append((.footer(number), rect(pixel(length), 0, section.footerLength, width)))
        length += section.footerLength
      }
      length = max(start, length)
    }
  }

  func parts(touching rect: CGRect) -> Set<Part> {
    Set(
      frames.filter {
        Self.meet($0.frame.minX, $0.frame.maxX, rect.minX, rect.maxX)
          && Self.meet($0.frame.minY, $0.frame.maxY, rect.minY, rect.maxY)
      }.map(\.part))
  }

  /// What has no length is a point, which the edges of a rectangle belong to.
  static func meet(_ low: Double, _ high: Double, _ start: Double, _ end: Double) -> Bool {
    low == high ? start <= low && low <= end : low < end && high > start
  }

  private static func sizes(_ items: FlowGeometry.Items) -> [CGSize] {
    switch items {
    case .uniform(let size, let count): [CGSize](repeating: size, count: count)
    case .varying(let sizes): sizes
    case .mostly(let size, let count, let others):
      (0..<count).map { item in others.first { $0.item == item }?.size ?? size }
    }
  }
}
