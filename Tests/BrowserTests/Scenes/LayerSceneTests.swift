#if BrowserHost
import DevTools
import OpenCollectionView
import PictureTesting
import TestSupport
import Testing

extension InBrowser {
  /// The pictures of the rasterizer beside those of the page, for each kind of layers.
  ///
  /// `Documentation/PicturesInBrowsers.md` has the table; `WRITE_TABLE` names a file into which it is written anew.
  @MainActor @Suite(.takesLong) struct LayerSceneTests {
    // B9
    @Test func `each kind of layers looks as in a browser`() async throws {
      var rows: [String] = []
      #expect(Set(LayerScene.all.map(\.name)).count == LayerScene.all.count)
      for scene in LayerScene.all {
        let picture = try picture(of: scene)
        let shot = try await Stage.show(scene.build)
        let difference = SceneDifference(picture, shot.bitmap, levels: scene.tolerance.levels)
        rows.append(row(scene, difference))
        try keep(scene, picture, shot.bitmap)
        if difference.strays > scene.tolerance.strays || difference.mean > scene.tolerance.mean {
          Issue.record(
            """
            \(scene.name): \(difference.strays) pixels are off by more than \(scene.tolerance.levels), at most by \
            \(difference.most) at (\(difference.worst.x), \(difference.worst.y)); the average is \
            \(number(difference.mean)). Allowed are \(scene.tolerance.strays) pixels and \
            \(number(scene.tolerance.mean)).
            """)
        }
      }
      if let path = ProcessInfo.processInfo.environment["WRITE_TABLE"] {
        try (Self.head + rows.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      }
    }

    private func picture(of scene: LayerScene) throws -> RasterPicture {
      let side = Double(Stage.size)
      let screen = VirtualScreen(width: side, height: side, scale: 1)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      view.backgroundColor = .white
      screen.application.becomeShared()
      try scene.build(view)
      screen.show(view)
      return try screen.picture().pixels(scale: 1)
    }

    /// Writes both pictures side by side into the folder that `PIXEL_FOLDER` names, for the eye.
    private func keep(_ scene: LayerScene, _ picture: RasterPicture, _ bitmap: Bitmap) throws {
      guard let folder = ProcessInfo.processInfo.environment["PIXEL_FOLDER"] else { return }
      var bytes: [UInt8] = []
      for y in 0..<picture.height {
        for x in 0..<picture.width { bytes += (0..<4).map { picture[x, y][$0] } }
        bytes += [UInt8](repeating: 128, count: 4 * 4)
        for x in 0..<bitmap.width {
          let pixel = bitmap[x, y]
          bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
      }
      let both = RasterPicture(width: picture.width + 4 + bitmap.width, height: picture.height, pixels: bytes)
      let name = scene.name.filter { $0.isLetter || $0.isNumber || $0 == " " }
      try Data(both.png).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    private func number(_ value: Double) -> String { String(format: "%.2f", value) }

    private func row(_ scene: LayerScene, _ difference: SceneDifference) -> String {
      let share = Double(difference.differing) / Double(difference.count) * 100
      return """
        | \(scene.name) | \(number(share)) % | \(number(difference.mean)), \(number(scene.tolerance.mean)) | \
        \(difference.most), \(scene.tolerance.levels) | \(scene.difference) |
        """
    }

    private static let head = """
      # Pictures beside a browser's

      Each kind of layers that a tree can hold is drawn by `LayerRasterizer` and, through the page, by Chromium, at one pixel to a
      point; `Tests/BrowserTests/Scenes` has the trees. The test fails where two pictures are further apart than a line allows, and
      `WRITE_TABLE=Documentation/PicturesInBrowsers.md swift test --filter LayerSceneTests` writes these lines anew.

      * *Differ* counts the pixels in which a component differs by more than 2 of 255.
      * *Average* is the difference of all components of all pixels, in 255ths, and what is allowed.
      * *Unexplained* is the largest difference from all that lies between a pixel and its eight neighbours in the other picture, and
        what is allowed: edges may be softened otherwise, and nothing may stand a pixel elsewhere.

      | Layers | Differ | Average, allowed | Unexplained, allowed | Why |
      | --- | --- | --- | --- | --- |

      """
  }
}
#endif
