#if BrowserHost
import OpenCollectionView

/// One picture of all samples, tile by tile.
@MainActor enum DrawingScene {
  static let columns = 8

  static var samples: [DrawingSample] {
    get throws {
      try DrawingSample.blendModes + DrawingSample.states + DrawingSample.paintings + DrawingSample.pictures
    }
  }

  /// The upper left of a tile.
  static func origin(_ index: Int) -> CGPoint {
    CGPoint(
      x: Double(index % columns) * DrawingSample.side, y: Double(index / columns) * DrawingSample.side)
  }

  /// The samples in one picture, each an image of its own: what one leaves open does not run on into the next.
  static func image(of samples: [DrawingSample]) -> UIImage {
    let side = DrawingSample.side
    let rows = (samples.count + columns - 1) / columns
    let size = CGSize(width: side * Double(columns), height: side * Double(rows))
    return UIGraphicsImageRenderer(size: size).image { _ in
      for (index, sample) in samples.enumerated() {
        let tile = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { sample.draw($0.cgContext) }
        tile.draw(at: origin(index))
      }
    }
  }
}
#endif
