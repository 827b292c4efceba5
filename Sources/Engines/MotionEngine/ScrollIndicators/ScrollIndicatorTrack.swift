/// The track of a scroll indicator: which stretch of it the bar covers at an offset, and which offset a bar that was
/// dragged somewhere stands for.
///
/// Places are points along the track, 0 at its start; offsets are content offsets in points. The bar is as long as the
/// part of the content that is seen, but never shorter than ``minimumBarLength``; so for long content the way of the
/// bar, ``travel``, is what stands for the way of the content, and both directions are one proportion. Nothing is
/// rounded.
///
/// ```swift
/// let track = ScrollIndicatorTrack(length: 794, viewport: 800, minimum: 0, maximum: 2400)
/// let bar = track.bar(at: 90)              // from 22.3, 198.5 long
/// let offset = track.offset(ofBarAt: 100)  // 403.0
/// ```
///
/// Numbers that are not finite, and lengths below 0, count as 0. Costs a few multiplications.
public struct ScrollIndicatorTrack: Sendable, Hashable {
  /// A stretch of the track, in points.
  public struct Bar: Sendable, Hashable {
    /// The beginning of the bar.
    public let start: Double
    /// How long it is; 0 for no bar at all.
    public let length: Double
    /// The end of the bar.
    public var end: Double { start + length }

    /// The stretch from a place on.
    public init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// The least length of a bar, in points, unless the track is shorter. Our choice: long enough for a finger.
  public static let minimumBarLength = 36.0

  /// The length in points that a bar keeps however far the content is pulled beyond its edge. Our choice.
  public static let leastPulledLength = 8.0

  /// The track's length, in points.
  public let length: Double
  /// The extent of what is seen, in points.
  public let viewport: Double
  /// The smallest legal offset.
  public let minimum: Double
  /// The greatest legal offset, never less than ``minimum``.
  public let maximum: Double
  /// How long the bar is while the offset is legal, in points.
  public let barLength: Double

  /// The track of content that can be moved from one offset to another below a viewport.
  public init(length: Double, viewport: Double, minimum: Double, maximum: Double) {
    self.length = max(0, length.finiteOrZero.boundedCoordinate())
    self.viewport = max(0, viewport.finiteOrZero.boundedCoordinate())
    self.minimum = minimum.finiteOrZero.boundedCoordinate()
    self.maximum = max(self.minimum, maximum.finiteOrZero.boundedCoordinate())
    let content = self.maximum - self.minimum + self.viewport
    let seen = content > 0 ? self.length * (self.viewport / content) : 0
    barLength = self.viewport > 0 ? min(self.length, max(Self.minimumBarLength, seen)) : 0
  }

  /// How far the content can be moved, in points.
  public var range: Double { maximum - minimum }

  /// How far the bar can be moved, in points.
  public var travel: Double { length - barLength }

  /// The place of the bar at an offset. Beyond the legal range it stays at its end, and is as much shorter as the
  /// content is pulled. // S70
  public func bar(at offset: Double) -> Bar {
    guard barLength > 0 else { return Bar(start: 0, length: 0) }
    let offset = offset.isFinite ? offset : minimum
    let pulled = max(0, minimum - offset, offset - maximum)
    let length = max(min(barLength, Self.leastPulledLength), barLength - pulled)
    return Bar(start: (self.length - length) * share(of: offset), length: length)
  }

  /// The legal offset at which the bar begins at a place: what dragging it there means. The way back of ``bar(at:)``.
  public func offset(ofBarAt start: Double) -> Double {
    guard travel > 0, start.isFinite else { return minimum }
    return minimum + range * min(max(start / travel, 0), 1)
  }

  /// How far along its way the content is, from 0 to 1. Content that cannot be moved is at its start, or, pulled the
  /// other way, at its end.
  private func share(of offset: Double) -> Double {
    guard range > 0 else { return offset > minimum ? 1 : 0 }
    return min(max((offset - minimum) / range, 0), 1)
  }
}

extension Double {
  fileprivate var finiteOrZero: Double { isFinite ? self : 0 }
}
