import Foundation
import MotionEngine
import TestSupport
import Testing

@Suite struct ZoomScalePropertyTests {
  static func isLegal(_ zoom: ZoomScale) -> Bool { zoom.legalScale(nearest: zoom.scale) == zoom.scale }

  /// A scale somewhere, that moves or rests.
  static func moving(_ random: inout SeededGenerator) -> ZoomScale {
    let minimum = exp(Double.random(in: -3...1, using: &random))
    let maximum = minimum * exp(Double.random(in: 0...3, using: &random))
    var zoom = ZoomScale(
      scale: exp(Double.random(in: -5...5, using: &random)), minimum: minimum, maximum: maximum,
      bounces: .random(using: &random))
    if Bool.random(using: &random) {
      zoom.release(at: 0, settling: .random(using: &random))
    } else {
      zoom.animate(to: exp(Double.random(in: -5...5, using: &random)), at: 0)
    }
    return zoom
  }

  @Test(arguments: 0..<200)
  func `frames of any length end at the same scale`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let start = Self.moving(&random)
    var zoom = start
    var time = 0.0
    while zoom.isMoving {
      time += Double.random(in: 0.0001...0.2, using: &random)
      zoom.step(to: time)
      var direct = start
      #expect(direct.step(to: time) == zoom.scale)
      #expect(direct.shareLeft == zoom.shareLeft)
    }
    #expect(zoom.scale == start.restingScale)
  }

  @Test(arguments: 0..<200)
  func `the scale is a continuous function of time that only comes nearer`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var zoom = Self.moving(&random)
    let end = zoom.restingScale
    let way = abs(log(zoom.scale / end))
    var left = way
    var time = 0.0
    while zoom.isMoving {
      time += 0.001
      zoom.step(to: time)
      let now = abs(log(zoom.scale / end))
      #expect(now <= left + 1e-12)
      // The fastest: a cosine over a wide range of scales, near its smaller end.
      #expect(left - now <= way * 0.2 + 0.002)
      left = now
    }
    #expect(Self.isLegal(zoom))
  }

  @Test(arguments: 0..<200)
  func `a motion that is stopped and taken up does not jump`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var zoom = Self.moving(&random)
    zoom.bounces = true
    let shown = zoom.step(to: Double.random(in: 0...0.6, using: &random))
    zoom.stop()
    zoom.beginPinch()
    if Bool.random(using: &random) { zoom.setLimits(minimum: 0.7, maximum: 0.9) }
    zoom.pinch(by: 1)
    #expect(abs(zoom.scale / shown - 1) < 1e-9)
  }

  @Test(arguments: 0..<300)
  func `any sequence of calls stays finite and comes to rest within the limits`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var zoom = ZoomScale(scale: 1, minimum: 0.5, maximum: 3, bounces: .random(using: &random))
    var time = 0.0
    for _ in 0..<60 {
      time += Double.random(in: 0...0.1, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: zoom.beginPinch()
      case 1, 2: zoom.pinch(by: exp(Double.random(in: -4...4, using: &random)))
      case 3: zoom.release(at: time, settling: .random(using: &random))
      case 4: zoom.animate(to: Double.random(in: -1...9, using: &random), at: time)
      case 5:
        let minimum = Double.random(in: 0...2, using: &random)
        zoom.setLimits(minimum: minimum, maximum: minimum + Double.random(in: -1...4, using: &random))
      case 6: zoom.setScale([0.1, 7, .nan, .infinity, -1].randomElement(using: &random) ?? 1)
      default: zoom.stop()
      }
      zoom.step(to: time)
      #expect(zoom.scale.isFinite)
      #expect(zoom.scale > 0)
      #expect(zoom.shareLeft >= 0)
      #expect(zoom.shareLeft <= 1)
    }
    zoom.release(at: time)
    zoom.step(to: time + 10)
    #expect(!zoom.isMoving)
    #expect(Self.isLegal(zoom))
  }
}
