import LayerRasterizer
import Testing
import WindowScenes

@Suite struct UploadPlanTests {
  private func parts(_ damage: [PixelRect], isLost: Bool = false) -> [PixelRect] {
    UploadPlan.parts(of: damage, width: 640, height: 480, isLost: isLost)
  }

  private func rect(_ x: Int, _ y: Int, _ w: Int = 64, _ h: Int = 64) -> PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + w, maxY: y + h)
  }

  // W13
  @Test func `what has not changed is not handed over`() {
    #expect(parts([]) == [])
    #expect(parts([rect(64, 0), rect(256, 128)]) == [rect(64, 0), rect(256, 128)])
  }

  // W13
  @Test func `a display that has lost the picture gets all of it`() {
    #expect(parts([], isLost: true) == [rect(0, 0, 640, 480)])
  }

  @Test func `nearly everything is everything`() {
    #expect(parts([rect(0, 0, 640, 400)]) == [rect(0, 0, 640, 480)])
  }

  @Test func `many parts are what surrounds them`() {
    let many = (0..<33).map { rect(($0 % 10) * 8, ($0 / 10) * 8, 2, 2) }
    #expect(parts(many) == [rect(0, 0, 74, 26)])
  }

  // W13
  @Test func `what can be moved is, where less is left to hand over`() {
    let pixels = PixelMove(parts: [rect(0, 0, 320, 460)], x: 0, y: -20)
    func move(_ rest: [PixelRect]) -> WindowPicture.Move? {
      UploadPlan.move(pixels, rest: rest, parts: [rect(0, 0, 320, 480)], width: 640, height: 480)
    }
    #expect(move([rect(0, 460, 320, 20)])?.pixels == pixels)
    #expect(move([rect(0, 460, 320, 20)])?.rest == [rect(0, 460, 320, 20)])
    #expect(move([])?.rest == [])
    #expect(move([rect(0, 200, 320, 280)]) == nil)
  }

  @Test func `what lies outside of the picture is cut off`() {
    #expect(parts([rect(-10, -10), rect(630, 470), rect(900, 0)]) == [rect(0, 0, 54, 54), rect(630, 470, 10, 10)])
  }
}
