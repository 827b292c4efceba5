import FrameClock
import MotionEngine

/// The numbers that the places of a scroll view's bars follow from, read once for both: bars are placed in each frame
/// of a motion.
@MainActor struct ScrollIndicatorSurroundings {
  private let bounds: CGRect
  private let range: (x: (minimum: Double, maximum: Double), y: (minimum: Double, maximum: Double))
  private let insets: (horizontal: UIEdgeInsets, vertical: UIEdgeInsets)
  /// Tells whether the bars have something to show, and the program wants them.
  private let isWanted: (horizontal: Bool, vertical: Bool)
  /// Tells whether the vertical bar stands at the smaller x, where content runs from the larger one.
  private let isMirrored: Bool
  private let grid: PixelGrid

  init(of scrollView: UIScrollView) {
    bounds = scrollView.bounds
    range = (
      (scrollView.horizontal.minimum, scrollView.horizontal.maximum),
      (scrollView.vertical.minimum, scrollView.vertical.maximum)
    )
    // What bars keep clear of: what the program asks for, and by themselves the edges of the device and bars above the
    // content. The content's own insets move with the content, and count for nothing here.
    let edges = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
    insets = (
      scrollView.asCounted(scrollView.horizontalScrollIndicatorInsets + edges),
      scrollView.asCounted(scrollView.verticalScrollIndicatorInsets + edges)
    )
    isWanted = (
      scrollView.showsHorizontalScrollIndicator && scrollView.scrollsHorizontally,
      scrollView.showsVerticalScrollIndicator && scrollView.scrollsVertically
    )
    isMirrored = scrollView.beginsAtLargerX
    grid = PixelGrid(scale: scrollView.pixelsPerPoint)
  }

  /// A bar's track, and where that begins: the distance from the view's upper or left edge.
  func track(isVertical: Bool) -> (track: ScrollIndicatorTrack, origin: CGFloat) {
    let inset = isVertical ? insets.vertical : insets.horizontal
    let range = isVertical ? range.y : range.x
    let margin = ScrollIndicators.margin
    let corner = isWanted.vertical && isWanted.horizontal ? ScrollIndicators.thickness + margin : 0
    let extent = isVertical ? bounds.height : bounds.width
    let start = (isVertical ? inset.top : inset.left) + margin
    let end = (isVertical ? inset.bottom : inset.right) + margin
    let track = ScrollIndicatorTrack(
      length: extent - start - end - corner, viewport: extent, minimum: range.minimum, maximum: range.maximum)
    // The corner where both would meet is free, and lies where the vertical bar stands.
    return (track, !isVertical && isMirrored ? start + corner : start)
  }

  /// The frame of a bar in the scroll view's coordinates, on whole pixels; nil where there is nothing to show.
  func frame(isVertical: Bool, thickness: CGFloat) -> CGRect? {
    guard isVertical ? isWanted.vertical : isWanted.horizontal else { return nil }
    let (track, origin) = track(isVertical: isVertical)
    let offset = isVertical ? bounds.minY : bounds.minX
    let span = track.bar(at: offset)
    guard span.length > 0 else { return nil }
    let inset = isVertical ? insets.vertical : insets.horizontal
    let thickness = max(grid.pixel, grid.rounded(thickness))
    let length = max(grid.pixel, grid.rounded(span.length))
    let along = grid.rounded(offset + origin + span.start)
    let across: CGFloat
    if !isVertical {
      across = bounds.maxY - inset.bottom - ScrollIndicators.margin - thickness
    } else if isMirrored {
      across = bounds.minX + inset.left + ScrollIndicators.margin
    } else {
      across = bounds.maxX - inset.right - ScrollIndicators.margin - thickness
    }
    return isVertical
      ? CGRect(x: grid.rounded(across), y: along, width: thickness, height: length)
      : CGRect(x: along, y: grid.rounded(across), width: length, height: thickness)
  }
}
