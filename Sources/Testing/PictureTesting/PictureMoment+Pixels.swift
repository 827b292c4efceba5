import Foundation
import LayerRasterizer
import TouchTesting

extension PictureMoment {
  /// The moment's pixels.
  func picture(scale: CGFloat?, text: RasterText) throws(RasterError) -> RasterPicture {
    // [choice] Four threads: more bring little for a picture of a screen.
    try LayerRasterizer(text: text, threadCount: 4).picture(
      of: mirror, part: LayerRasterizer.Part(layer: layer, rect: rect), scale: scale ?? self.scale)
  }
}
