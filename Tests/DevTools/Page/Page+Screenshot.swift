#if BrowserHost
import Foundation

extension Page {
  /// A picture of what the page shows, of the viewport's size times its scale, in sRGB.
  public func screenshot() async throws -> PNGImage {
    let method = "Page.captureScreenshot"
    let reply = try await send(method, ["format": "png"])
    guard let data = reply["data"].string.flatMap({ Data(base64Encoded: $0) }), let image = PNGImage(data: data) else {
      throw DevToolsError.unexpectedReply(method: method, reply: "\(reply.description.prefix(200))")
    }
    return image
  }

  /// Returns when a picture of the page has reached its window.
  ///
  /// Input that comes sooner is lost: Chromium finds out whom it is for from what it has shown last, and on a busy machine that
  /// may still be nothing when a page has long been loaded.
  public func waitUntilPresented() async throws {
    let corner: JSONValue = ["x": 0, "y": 0, "width": 1, "height": 1, "scale": 1]
    try await send("Page.captureScreenshot", ["format": "png", "clip": corner])
  }

  /// The colours the page shows now at points of its viewport, in the order of the points.
  ///
  /// - Parameter points: In CSS pixels from the viewport's top left corner. A point stands for the device pixel it lies
  ///   in.
  /// - Throws: ``DevToolsError/exception(_:)`` for a point outside the viewport.
  public func pixels(at points: [(x: Double, y: Double)]) async throws -> [Pixel] {
    try await pixels(at: points, in: screenshot(), unit: "bitmap.width / innerWidth")
  }

  /// The colours of an image at places counted in its own pixels, in the order of the places.
  ///
  /// Chromium decodes the image, in this page, but nothing of the page is touched.
  /// - Throws: ``DevToolsError/exception(_:)`` for a place outside the image and for an image that is damaged.
  public func pixels(at places: [(x: Int, y: Int)], in image: PNGImage) async throws -> [Pixel] {
    try await pixels(at: places.map { (Double($0.x), Double($0.y)) }, in: image, unit: "1")
  }

  /// All pixels of an image. Chromium decodes it, in this page, but nothing of the page is touched.
  ///
  /// - Throws: ``DevToolsError/exception(_:)`` for an image that is damaged.
  public func bitmap(of image: PNGImage) async throws -> Bitmap {
    let value = try await evaluate(
      """
      (async () => {
        \(Self.decoding(image))
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        let text = '';
        // A call takes no more than some ten thousand arguments.
        for (let start = 0; start < data.length; start += 8192) {
          text += String.fromCharCode(...data.subarray(start, start + 8192));
        }
        return btoa(text);
      })()
      """)
    guard
      let data = value.string.flatMap({ Data(base64Encoded: $0) }),
      let bitmap = Bitmap(width: image.width, height: image.height, components: Array(data))
    else {
      throw DevToolsError.unexpectedReply(method: "Runtime.evaluate", reply: "\(value.description.prefix(200))")
    }
    return bitmap
  }

  /// JavaScript that draws the image, `bitmap`, into a `context` of its size.
  private static func decoding(_ image: PNGImage) -> String {
    """
    const bytes = Uint8Array.from(atob('\(image.data.base64EncodedString())'), c => c.charCodeAt(0));
    const bitmap = await createImageBitmap(
      new Blob([bytes]), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    """
  }

  /// - Parameter unit: JavaScript for the pixels of the image, `bitmap`, per unit of the points.
  private func pixels(
    at points: [(x: Double, y: Double)], in image: PNGImage, unit: String
  ) async throws -> [Pixel] {
    let list = JSONValue.array(points.map { [.number($0.x), .number($0.y)] })
    let values = try await evaluate(
      """
      (async () => {
        \(Self.decoding(image))
        const unit = \(unit);
        return \(try list.text()).flatMap(([x, y]) => {
          const column = Math.floor(x * unit), row = Math.floor(y * unit);
          if (column < 0 || row < 0 || column >= bitmap.width || row >= bitmap.height) {
            throw new Error(`(${x}, ${y}) is outside the image of ${bitmap.width} x ${bitmap.height} pixels`);
          }
          return Array.from(context.getImageData(column, row, 1, 1).data);
        });
      })()
      """)
    let components = (values.array ?? []).compactMap { $0.integer.flatMap(UInt8.init(exactly:)) }
    return stride(from: 0, to: components.count - 3, by: 4).map {
      Pixel(
        red: components[$0], green: components[$0 + 1], blue: components[$0 + 2], alpha: components[$0 + 3])
    }
  }
}
#endif
