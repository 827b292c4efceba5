import OpenCollectionView

/// The sizes of a carousel in a window, and how its covers look on their way through the middle.
struct CarouselMetrics: Equatable {
  /// The height of a cover in its width.
  private static let proportion: CGFloat = 1.25

  let coverSize: CGSize
  /// The space above the covers, in points.
  let top: CGFloat
  let spacing: CGFloat

  /// - Parameters:
  ///   - free: the part of the window that the device does not cover.
  ///   - wordsHeight: the height of what is said below the covers, in points.
  init(free: CGRect, wordsHeight: CGFloat) {
    let gap = GalleryMetrics.gap(forWidth: free.width)
    let height = max(1, free.height - wordsHeight - 2 * gap - Self.wordsGap)
    let width = max(1, min(free.width * 0.72, height / Self.proportion, 420).rounded())
    coverSize = CGSize(width: width, height: max(1, min(height, width * Self.proportion).rounded()))
    top = max(0, ((free.height - coverSize.height - Self.wordsGap - wordsHeight) / 2).rounded())
    spacing = (width * 0.04).rounded()
  }

  /// Between the covers and what is said of the middle one, in points.
  static let wordsGap: CGFloat = 28

  /// From one cover to the next, in points.
  var pitch: CGFloat { coverSize.width + spacing }

  /// The item in the middle of a row that has scrolled so far and is so long.
  func middle(at offset: CGFloat, length: CGFloat, count: Int) -> Int {
    let number = ((offset + length / 2 - coverSize.width / 2) / pitch).rounded()
    return Int(min(max(number, 0), CGFloat(max(0, count - 1))))
  }

  /// The look of a cover at a distance from the middle, in points: the one there is as large as it can be, and those at the
  /// sides stand back, close to each other, until they are gone.
  func look(at distance: CGFloat) -> (transform: CGAffineTransform, alpha: CGFloat, depth: Int) {
    let steps = distance / pitch
    let near = min(abs(steps), 1)
    let far = min(max(abs(steps) - 1, 0), 2)
    // Gently at the middle, so that a cover that comes to rest there does not stop growing at once.
    let eased = near * near * (3 - 2 * near)
    let scale = 1 - 0.2 * eased - 0.08 * far
    let lost = (1 - scale) * coverSize.width / 2
    let way = (steps < 0 ? 1 : -1) * lost * (0.6 + far)
    return (
      CGAffineTransform(translationX: way, y: 0).scaledBy(x: scale, y: scale), 1 - 0.3 * eased - 0.3 * far,
      100 - Int((abs(steps) * 10).rounded())
    )
  }
}
