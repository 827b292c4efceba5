import Foundation
import LayerRasterizer
import TouchTesting

/// A page of a difference: both pictures, one blinking over the other, and a heat map. It needs nothing beside itself.
enum PicturePage {
  static func html(
    name: String, _ difference: PictureDifference, actual: RasterPicture, expected: RasterPicture
  ) -> String {
    func image(_ picture: RasterPicture) -> String {
      "data:image/png;base64," + Data(picture.png).base64EncodedString()
    }
    let (is_, was) = (image(actual), image(expected))
    let heat = image(PictureDifference.heatMap(actual, expected))
    let lines = PictureText.escaped(difference.description).replacing("\n", with: "<br>")
    return """
      <!doctype html>
      <meta charset="utf-8">
      <title>\(PictureText.escaped(name))</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #f2f2f2; color: #222 }
      figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top }
      img { display: block; max-width: 45vw; border: 1px solid #bbb; background: #fff; image-rendering: pixelated }
      .blink { position: relative }
      .blink img + img { position: absolute; inset: 0; animation: blink 1s steps(1) infinite }
      @keyframes blink { 50% { opacity: 0 } }
      </style>
      <h1>\(PictureText.escaped(name))</h1>
      <p>\(lines)</p>
      <figure><figcaption>expected</figcaption><img alt="expected" src="\(was)"></figure>
      <figure><figcaption>is</figcaption><img alt="is" src="\(is_)"></figure>
      <figure><figcaption>one over the other</figcaption><div class="blink"><img alt="" src="\(was)"><img alt="" src="\(is_)"></div></figure>
      <figure><figcaption>differences</figcaption><img alt="differences" src="\(heat)"></figure>

      """
  }
}
