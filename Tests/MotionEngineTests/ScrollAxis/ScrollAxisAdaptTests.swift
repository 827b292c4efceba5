import MotionEngine
import Testing

@Suite struct ScrollAxisAdaptTests {
  /// Content on its way back from -60.
  static func bouncing() -> ScrollAxis {
    var axis = ScrollAxis(maximum: 100, viewportLength: 400, offset: -60)
    axis.release(velocity: 0, at: 0)
    axis.step(to: 0.1)
    return axis
  }

  @Test func `a bounce that is shifted beyond the range ends inside it, without a jump`() {
    var axis = Self.bouncing()
    axis.shiftOffset(by: 130)
    let shown = axis.offset
    axis.adaptToRange()
    #expect(axis.offset == shown)
    axis.shiftOffset(by: 130)
    axis.adaptToRange()
    #expect(axis.offset == shown + 130)
    var last = axis.offset
    for frame in 1...200 {
      axis.step(to: 0.1 + Double(frame) / 100)
      #expect(abs(axis.offset - last) < 15)
      last = axis.offset
    }
    #expect(axis.offset == 100)
    #expect(!axis.isMoving)
  }

  @Test func `a throw that is shifted beyond the range bounces back into it`() {
    var axis = ScrollAxis(maximum: 100, viewportLength: 400, offset: 50)
    axis.release(velocity: 300, at: 0)
    axis.step(to: 0.05)
    axis.shiftOffset(by: 120)
    let shown = axis.offset
    axis.adaptToRange()
    #expect(axis.offset == shown)
    #expect(abs(axis.step(to: 0.051) - shown) < 1)
    #expect(axis.step(to: .infinity) == 100)
  }

  @Test func `content that rests beyond the range is put on its edge, and content inside stays`() {
    var axis = ScrollAxis(maximum: 100, viewportLength: 400, offset: 50)
    axis.adaptToRange()
    #expect(axis.offset == 50)
    axis.shiftOffset(by: 70)
    axis.adaptToRange()
    #expect(axis.offset == 100)
  }

  @Test func `a drag that begins after some travel moves by what comes then`() {
    var axis = ScrollAxis(maximum: 100, viewportLength: 400, offset: 50)
    axis.beginDrag(travel: 30)
    #expect(axis.drag(travel: 30) == 50)
    #expect(axis.drag(travel: 45) == 65)
  }
}
