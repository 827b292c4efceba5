#if BrowserHost
import OpenCollectionView

/// A page of layers of one kind, which the rasterizer and the browser are to draw alike.
@MainActor struct LayerScene {
  /// How far two pictures of a scene may be apart.
  struct Tolerance {
    /// The most that a component differs where nothing around a pixel explains it, of 255: a pixel is explained by any
    /// colour between those of itself and its eight neighbours in the other picture. So edges may be softened otherwise, and
    /// nothing may stand a pixel elsewhere.
    var levels: Int
    /// How many pixels may be beyond that.
    var strays = 0
    /// The most that components differ on the average of all pixels, in 255ths.
    var mean: Double
  }

  /// What is drawn.
  let name: String
  let tolerance: Tolerance
  /// What differs, and why; empty where nothing can be seen.
  let difference: String
  let build: (UIView) throws -> Void

  init(
    _ name: String, _ tolerance: Tolerance = Tolerance(levels: 3, mean: 0.3), because difference: String = "",
    build: @escaping (UIView) throws -> Void
  ) {
    self.name = name
    self.tolerance = tolerance
    self.difference = difference
    self.build = build
  }

  /// Each kind of layers that a commit can hold.
  static let all = boxes + spaces + clips + shadows + gradients + contents + shapes + words + effects
}
#endif
