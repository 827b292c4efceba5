import LayerEngine
import LayerRasterizer
import OpenCollectionView

/// A film that `LayerRasterizer` draws: of each picture what has changed.
struct LayerPixelFilm: PixelFilm {
  private let rasterizer: LayerRasterizer
  private let scale: CGFloat
  private var film = AnimatedPNG()

  init(scale: CGFloat, text: RasterText) {
    rasterizer = LayerRasterizer(text: text)
    self.scale = scale
  }

  mutating func add(_ tree: LayerMirror, duration: Double) throws {
    let picture = try rasterizer.picture(of: tree, scale: scale)
    guard film.add(picture, duration: duration) else {
      throw RasterError.size(width: Double(picture.width), height: Double(picture.height))
    }
  }

  var file: [UInt8]? { film.file }
}
