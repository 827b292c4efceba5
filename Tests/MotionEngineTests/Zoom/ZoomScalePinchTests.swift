import Foundation
import MotionEngine
import Testing

@Suite struct ZoomScalePinchTests {
  static func scale(_ scale: Double = 1, bounces: Bool = true) -> ZoomScale {
    ZoomScale(scale: scale, minimum: 0.5, maximum: 4, bounces: bounces)
  }

  // S63
  @Test func `within the limits the scale follows the fingers`() {
    var zoom = Self.scale()
    zoom.beginPinch()
    #expect(zoom.phase == .pinching)
    #expect(zoom.scale == 1)
    #expect(abs(zoom.pinch(by: 1.5) - 1.5) < 1e-12)
    #expect(abs(zoom.pinch(by: 2) - 3) < 1e-12)
    #expect(abs(zoom.pinch(by: 0.25) - 0.75) < 1e-12)
    #expect(zoom.release(at: 0) == false)
    #expect(zoom.phase == .resting)
  }

  // S63
  @Test func `beyond the limits it gives way as an offset does, on the logarithm`() {
    var zoom = Self.scale(4)
    zoom.beginPinch()
    // 0.55·ln 2·ln 2 / (0.55·ln 2 + ln 2) = 0.245953…
    #expect(abs(zoom.pinch(by: 2) - 4 * exp(log(2) * 0.55 / 1.55)) < 1e-9)
    #expect(abs(zoom.scale - 5.115) < 0.001)
    zoom.pinch(by: 1e6)
    #expect(zoom.scale > 7.5)
    #expect(zoom.scale < 8)
  }

  @Test func `in and out feel alike`() {
    var large = Self.scale(4)
    var small = Self.scale(0.5)
    large.beginPinch()
    small.beginPinch()
    #expect(abs(large.pinch(by: 1.7) / 4 * (small.pinch(by: 1 / 1.7) / 0.5) - 1) < 1e-12)
  }

  @Test func `fingers that come back bring the scale back`() {
    var zoom = Self.scale(4)
    zoom.beginPinch()
    zoom.pinch(by: 3)
    zoom.pinch(by: 1.0 / 3)
    #expect(abs(zoom.scale - 4) < 1e-12)
    zoom.pinch(by: 0.5)
    #expect(abs(zoom.scale - 2) < 1e-12)
  }

  @Test func `many small changes are one large one`() {
    var one = Self.scale()
    var many = Self.scale()
    one.beginPinch()
    many.beginPinch()
    one.pinch(by: 6)
    for _ in 0..<1000 { many.pinch(by: pow(6, 0.001)) }
    #expect(abs(one.scale - many.scale) < 1e-9)
  }

  @Test func `without a bounce it stops at the limit until the fingers are back`() {
    var zoom = Self.scale(2, bounces: false)
    zoom.beginPinch()
    #expect(zoom.pinch(by: 4) == 4)
    #expect(zoom.pinch(by: 0.6) == 4)
    #expect(abs(zoom.pinch(by: 0.5) - 2.4) < 1e-12)
    #expect(zoom.pinch(by: 0.0001) == 0.5)
    #expect(zoom.release(at: 0) == false)
  }

  @Test func `fingers that grab a scale on its way back do not make it jump`() {
    var zoom = Self.scale(4)
    zoom.beginPinch()
    zoom.pinch(by: 5)
    zoom.release(at: 1)
    let shown = zoom.step(to: 1.05)
    #expect(shown > 4.5)
    #expect(zoom.stop() == true)
    zoom.beginPinch()
    #expect(zoom.scale == shown)
    #expect(abs(zoom.pinch(by: 1.000001) - shown) < 0.0001)
  }

  @Test func `a scale far beyond its limits is held there`() {
    var zoom = Self.scale(40)
    zoom.beginPinch()
    #expect(zoom.scale == 40)
    #expect(abs(zoom.pinch(by: 1.000001) - 40) < 0.001)
    zoom.pinch(by: 0.9)
    #expect(zoom.scale < 40)
    #expect(zoom.scale > 30)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `a factor that is none changes nothing`(factor: Double) {
    var zoom = Self.scale(2)
    zoom.beginPinch()
    let before = zoom
    #expect(zoom.pinch(by: factor) == 2)
    #expect(zoom == before)
  }

  @Test func `without a pinch a factor changes nothing`() {
    var zoom = Self.scale(2)
    #expect(zoom.pinch(by: 2) == 2)
  }

  @Test func `limits that change in a pinch do not move the content`() {
    var zoom = Self.scale(3)
    zoom.beginPinch()
    zoom.setLimits(minimum: 1, maximum: 2)
    #expect(zoom.scale == 3)
    #expect(abs(zoom.pinch(by: 1.000001) - 3) < 0.0001)
    #expect(zoom.release(at: 0) == true)
    #expect(zoom.restingScale == 2)
    #expect(zoom.step(to: .infinity) == 2)
  }

  @Test func `a scale that the program sets in a pinch is where the pinch goes on`() {
    var zoom = Self.scale(1)
    zoom.beginPinch()
    zoom.pinch(by: 1.5)
    zoom.setScale(2)
    #expect(zoom.phase == .pinching)
    #expect(abs(zoom.pinch(by: 1.5) - 3) < 1e-12)
  }
}
