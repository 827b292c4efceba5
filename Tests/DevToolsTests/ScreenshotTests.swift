#if BrowserHost
import DevTools
import Testing

extension InChromium {
  @Suite(.serialized) struct ScreenshotTests {
    @Test func `a viewport has the size, the scale and the touch screen it was given`() async throws {
      let page = try await openPage("<meta name=viewport content='width=device-width'>")
      try await page.setViewport(width: 390, height: 844, scale: 3, mobile: true, touch: true)
      #expect(try await page.evaluate("[innerWidth, innerHeight, devicePixelRatio]") == [390, 844, 3])
      #expect(try await page.evaluate("navigator.maxTouchPoints") == 10)
      #expect(try await page.evaluate("matchMedia('(pointer: coarse)').matches") == true)
      let image = try await page.screenshot()
      #expect(image.width == 1170)
      #expect(image.height == 2532)
      try await page.setViewport(width: 200, height: 100)
      #expect(try await page.evaluate("[innerWidth, devicePixelRatio, navigator.maxTouchPoints]") == [200, 1, 0])
    }

    @Test func `pixels are read at points of the viewport`() async throws {
      let boxes = """
        <div style="position: absolute; left: 10px; top: 20px; width: 30px; height: 30px; background: #123456"></div>
        <div style="position: absolute; left: 40px; top: 20px; width: 30px; height: 30px; background: red"></div>
        """
      let page = try await openPage(boxes)
      for scale in [1.0, 2.0, 3.0] {
        try await page.setViewport(width: 200, height: 100, scale: scale)
        let pixels = try await page.pixels(at: [(10, 20), (39.9, 49.9), (40, 20), (9.9, 20)])
        let blue = Pixel(red: 0x12, green: 0x34, blue: 0x56)
        let white = Pixel(red: 255, green: 255, blue: 255)
        #expect(pixels == [blue, blue, Pixel(red: 255, green: 0, blue: 0), white])
      }
    }

    @Test func `pixels are read from an image by its own pixels`() async throws {
      let page = try await openPage("<body style='background: #00ff00'>")
      try await page.setViewport(width: 10, height: 10, scale: 2)
      let image = try await page.screenshot()
      try await page.evaluate("document.body.style.background = 'blue'")
      #expect(try await page.pixels(at: [(19, 19)], in: image) == [Pixel(red: 0, green: 255, blue: 0)])
      let error = await #expect(throws: DevToolsError.self) { try await page.pixels(at: [(20, 0)], in: image) }
      #expect(error?.description.contains("(20, 0) is outside the image of 20 x 20 pixels") == true)
      #expect(try await page.pixels(at: []) == [])
    }

    @Test func `a screenshot of several megabytes arrives whole`() async throws {
      let noise = """
        <canvas width=1600 height=1200></canvas><script>
        const c = document.querySelector('canvas').getContext('2d'), d = c.createImageData(1600, 1200);
        let seed = 1;
        for (let i = 0; i < d.data.length; i++) {
          seed ^= seed << 13; seed ^= seed >>> 17; seed ^= seed << 5;
          d.data[i] = i % 4 == 3 ? 255 : seed & 255;
        }
        d.data.set([1, 2, 3, 255]); c.putImageData(d, 0, 0);
        </script>
        """
      let page = try await openPage(noise)
      try await page.setViewport(width: 1600, height: 1200)
      let image = try await page.screenshot()
      #expect(image.data.count > 4_000_000)
      #expect(try await page.pixels(at: [(0, 0)], in: image) == [Pixel(red: 1, green: 2, blue: 3)])
    }
  }
}
#endif
