public import Foundation
public import PlaneGeometry

/// A point of a rectangle, named by edges and moved by an offset. // P59, P60
public struct CompositionalAnchor: Hashable, Sendable {
  /// -1 at the left edge, 1 at the right one, 0 in the middle.
  public var horizontal: Int
  /// -1 at the upper edge, 1 at the lower one, 0 in the middle.
  public var vertical: Int
  /// The way from there.
  public var offset: CGPoint
  /// Tells whether the way is told in sizes of the supplementary view.
  public var isFractional: Bool

  /// A point of a rectangle.
  public init(horizontal: Int, vertical: Int, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.offset = offset
    self.isFractional = isFractional
  }

  fileprivate func point(in size: CompositionalBox) -> (x: Double, y: Double) {
    (size.width * Double(horizontal + 1) / 2, size.height * Double(vertical + 1) / 2)
  }

  fileprivate func way(of size: CompositionalBox) -> (x: Double, y: Double) {
    guard offset.x.isFinite, offset.y.isFinite else { return (0, 0) }
    return isFractional ? (offset.x * size.width, offset.y * size.height) : (offset.x, offset.y)
  }
}

/// A view that stands at an item or at a group. // P58-P63
public struct CompositionalSupplementary: Hashable, Sendable {
  /// The kind of the view.
  public var kind: String
  /// Its size.
  public var size: CompositionalSize
  /// The room inside that size which its frame leaves free.
  public var insets: NSDirectionalEdgeInsets
  /// The depth: views of a higher number are in front.
  public var zIndex: Int
  /// The point of the item or group.
  public var container: CompositionalAnchor
  /// The point of the view that lies on it; the same edges where there is none.
  public var own: CompositionalAnchor?

  /// A view at an item.
  public init(
    kind: String, size: CompositionalSize, insets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 1,
    container: CompositionalAnchor, own: CompositionalAnchor? = nil
  ) {
    self.kind = kind
    self.size = size
    self.insets = insets
    self.zIndex = zIndex
    self.container = container
    self.own = own
  }

  /// The frame at a rectangle; fractions of the size are those of a box.
  func frame(
    at frame: CompositionalFrame, sizedIn box: CompositionalBox, _ pixels: CompositionalPixels
  ) -> CompositionalFrame {
    let size = size.length(in: box, pixels)
    let point = container.point(in: frame.size)
    let other = (own ?? container).point(in: size)
    let way = container.way(of: size)
    let ownWay = own?.way(of: size) ?? (x: 0, y: 0)
    return CompositionalFrame(
      x: frame.x + point.x - other.x + way.x + ownWay.x, y: frame.y + point.y - other.y + way.y + ownWay.y, size: size
    ).less(insets.counting(in: self.size))
  }
}

/// A view at an edge or a corner of a section or of the whole content. // P41-P48
public struct CompositionalBoundary: Hashable, Sendable {
  /// The kind of the view.
  public var kind: String
  /// Its size.
  public var size: CompositionalSize
  /// The room inside that size which its frame leaves free.
  public var insets: NSDirectionalEdgeInsets
  /// The depth: views of a higher number are in front.
  public var zIndex: Int
  /// -1 at the leading edge, 1 at the trailing one, 0 in the middle.
  public var horizontal: Int
  /// -1 at the upper edge, 1 at the lower one, 0 in the middle.
  public var vertical: Int
  /// The way from there, in points.
  public var offset: CGPoint
  /// Tells whether the view lies outside, so that the section grows. // P43, P44
  public var extends: Bool
  /// Tells whether the view stays in sight as long as its section does. // P52
  public var pins: Bool

  /// A view at an edge.
  public init(
    kind: String, size: CompositionalSize, insets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 1, horizontal: Int,
    vertical: Int, offset: CGPoint = .zero, extends: Bool = true, pins: Bool = false
  ) {
    self.kind = kind
    self.size = size
    self.insets = insets
    self.zIndex = zIndex
    self.horizontal = horizontal
    self.vertical = vertical
    self.offset = offset
    self.extends = extends
    self.pins = pins
  }

  func edge(_ axis: ScrollAxis) -> Int { axis == .vertical ? vertical : horizontal }

  func offset(_ axis: ScrollAxis) -> Double {
    let way = axis == .vertical ? offset.y : offset.x
    return way.isFinite ? way : 0
  }

  /// The zIndex of a view that is pinned inside of what is seen. // P54
  public static let pinnedZIndex = 1_000_000_000
}

/// A view behind a whole section. // P64
public struct CompositionalDecoration: Hashable, Sendable {
  /// The kind of the view.
  public var kind: String
  /// The room inside the section which its frame leaves free.
  public var insets: NSDirectionalEdgeInsets
  /// The depth: views of a higher number are in front.
  public var zIndex: Int

  /// A view behind a section.
  public init(kind: String, insets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}
