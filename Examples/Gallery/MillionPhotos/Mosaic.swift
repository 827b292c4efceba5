import OpenCollectionView

/// The sizes of a million photos of many proportions, in lines that end where the width ends. A size follows from the
/// number of the photo by a look into a table of 1,600 sizes; no line has to be known for that.
struct Mosaic: Hashable, Sendable {
  /// How many photos are under one heading.
  static let photosPerSection = 1_000
  /// Whole lines of photos that the mosaic is composed of, in an order that does not seem to repeat.
  private static let patterns = 16
  private static let photosPerPattern = 100

  let spacing: CGFloat
  let inset: UIEdgeInsets
  private let sizes: [CGSize]

  /// - Parameters:
  ///   - width: the width of the collection view, in points.
  ///   - safeArea: the strips at its sides that the device covers.
  ///   - scale: device pixels per point.
  init(width: CGFloat, safeArea: UIEdgeInsets, scale: CGFloat) {
    spacing = width < 500 ? 6 : 8
    let margin = GalleryMetrics.margin(forWidth: width)
    inset = UIEdgeInsets(
      top: spacing + 4, left: safeArea.left + margin, bottom: 24, right: safeArea.right + margin + Self.scrubberRoom)
    let free = max(1, width - inset.left - inset.right)
    let height: CGFloat = width < 500 ? 104 : 132
    var random = SeededRandom(seed: 1_000_000)
    var sizes: [CGSize] = []
    for _ in 0..<Self.patterns {
      sizes += Self.pattern(width: free, spacing: spacing, height: height, scale: scale, random: &random)
    }
    self.sizes = sizes
  }

  /// The room at the right of the photos that the scrubber's touches have, in points.
  private static let scrubberRoom: CGFloat = 12

  /// The size of a photo, from 1.
  func size(ofPhoto number: Int) -> CGSize {
    let block = (number - 1) / Self.photosPerPattern
    // The golden ratio's multiples are spread evenly, and neighbours lie far apart.
    let pattern = Int((UInt32(truncatingIfNeeded: block) &* 2_654_435_769) >> 28)
    return sizes[pattern * Self.photosPerPattern + (number - 1) % Self.photosPerPattern]
  }

  /// Lines of about one height with a hundred photos in all.
  private static func pattern(
    width: CGFloat, spacing: CGFloat, height: CGFloat, scale: CGFloat, random: inout SeededRandom
  ) -> [CGSize] {
    var sizes: [CGSize] = []
    while sizes.count < photosPerPattern {
      let left = photosPerPattern - sizes.count
      var shapes: [CGFloat] = []
      var sum: CGFloat = 0
      let goal = height * random.number(0.8...1.25)
      while shapes.count < left, sum * goal + CGFloat(shapes.count) * spacing < width {
        shapes.append(random.element(of: proportions))
        sum += shapes[shapes.count - 1]
      }
      // A last line with too few photos would be very high.
      let free = width - CGFloat(shapes.count - 1) * spacing
      let lineHeight = (min(free / sum, height * 1.6) * scale).rounded() / scale
      var start: CGFloat = 0
      var reach: CGFloat = 0
      for (index, shape) in shapes.enumerated() {
        reach += shape / sum * free
        // Shares that add up to the whole do so but for a rounding error.
        let end = ((index == shapes.count - 1 ? free : reach) * scale).rounded(.down) / scale
        sizes.append(CGSize(width: end - start, height: lineHeight))
        start = end
      }
    }
    return sizes
  }

  private static let proportions: [CGFloat] = [0.75, 0.8, 1, 1.25, 1.33, 1.5]
}
