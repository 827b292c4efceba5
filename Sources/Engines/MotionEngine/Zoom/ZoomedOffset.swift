/// The place of content on one axis while its scale goes to another. A point of the content keeps to its place on the
/// screen. The way that is then missing to the content's end is made up for along with the scale.
///
/// It is a function of the scale and of the share of the way that is left (``ZoomScale/shareLeft``): at the beginning
/// the content stands where it stood, at the end exactly at ``end``, and in between there is no jump.
public struct ZoomedOffset: Sendable, Equatable {
  /// The offset at the end, in points.
  public let end: Double
  private let endScale: Double
  private let anchor: Double
  private let missing: Double

  /// A way.
  ///
  /// - Parameters:
  ///   - offset: where the content stands, in points.
  ///   - scale: its scale now, above 0.
  ///   - shareLeft: the share of the way that is left now.
  ///   - point: the point of the view that content keeps to, in points from the view's edge; nil for content all of
  ///     whose points go straight to where they belong, as in an animation.
  ///   - end: where the content is to stand in the end.
  ///   - endScale: its scale then.
  public init(
    from offset: Double, scale: Double, shareLeft: Double, about point: Double?, to end: Double, endScale: Double
  ) {
    self.end = end
    self.endScale = endScale
    anchor = point.map { (offset + $0) / scale } ?? 0
    missing = shareLeft > 0 ? (offset - end - anchor * (scale - endScale)) / shareLeft : 0
  }

  /// The offset at a scale and a share of the way that is left.
  public func offset(atScale scale: Double, shareLeft: Double) -> Double {
    guard shareLeft > 0 else { return end }
    return end + anchor * (scale - endScale) + missing * shareLeft
  }

  /// The offset of content that is scaled by a factor about a point of the view, which moves meanwhile.
  ///
  /// - Parameters:
  ///   - offset: the offset before, in points.
  ///   - factor: by what the content is scaled.
  ///   - point: where the point of the content is, in points from the view's edge.
  ///   - newPoint: where it is afterwards.
  public static func offset(_ offset: Double, scaledBy factor: Double, about point: Double, movedTo newPoint: Double)
    -> Double
  { (offset + point) * factor - newPoint }
}
