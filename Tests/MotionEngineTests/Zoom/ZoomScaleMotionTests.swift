import Foundation
import MotionEngine
import TestSupport
import Testing

@Suite struct ZoomScaleMotionTests {
  /// A scale of twice its greatest, let go at time 0.
  static func released() -> ZoomScale {
    var zoom = ZoomScale(scale: 8, minimum: 1, maximum: 4)
    zoom.release(at: 0)
    return zoom
  }

  // S63
  @Test func `a scale beyond its limits comes back on a critically damped spring`() {
    var zoom = Self.released()
    #expect(zoom.phase == .bouncing)
    #expect(zoom.restingScale == 4)
    #expect(zoom.shareLeft == 1)
    // What is left of the logarithm: (1 + √120·t)·e^(−√120·t).
    #expect(abs(log(zoom.step(to: 0.1) / 4) / log(2) - 0.700697424779) < 1e-9)
    #expect(abs(zoom.shareLeft - 0.7007) < 0.0001)
    zoom.step(to: 0.5)
    #expect(abs(zoom.scale - 4.0759) < 0.001)
    #expect(zoom.step(to: 1) == 4)
    #expect(zoom.phase == .resting)
    #expect(zoom.shareLeft == 0)
  }

  @Test func `content that only has to go back settles at its scale`() {
    var zoom = ZoomScale(scale: 2, minimum: 1, maximum: 4)
    #expect(zoom.release(at: 3, settling: true) == true)
    #expect(zoom.phase == .settling)
    zoom.step(to: 3.1)
    #expect(zoom.scale == 2)
    #expect(abs(zoom.shareLeft - 0.7007) < 0.0001)
    zoom.step(to: 5)
    #expect(zoom.phase == .resting)
  }

  @Test func `an animation takes 0.3 s along half a cosine`() {
    var zoom = ZoomScale(scale: 1, minimum: 1, maximum: 4)
    #expect(zoom.animate(to: 3, at: 10) == true)
    #expect(zoom.phase == .animating)
    #expect(abs(zoom.step(to: 10.1) - 1.5) < 1e-9)
    #expect(abs(zoom.step(to: 10.15) - 2) < 1e-9)
    #expect(abs(zoom.step(to: 10.2) - 2.5) < 1e-9)
    #expect(zoom.step(to: 10.3) == 3)
    #expect(zoom.phase == .resting)
  }

  @Test func `an animation goes to the nearest legal scale`() {
    var zoom = ZoomScale(scale: 1, minimum: 1, maximum: 4)
    zoom.animate(to: 100, at: 0)
    #expect(zoom.restingScale == 4)
    #expect(zoom.animate(to: .nan, at: 0) == false)
    #expect(zoom.restingScale == 4)
    #expect(zoom.step(to: .infinity) == 4)
    #expect(zoom.animate(to: 8, at: 1) == false)
  }

  @Test func `limits that change send a motion to the new limit`() {
    var zoom = Self.released()
    let shown = zoom.step(to: 0.1)
    zoom.setLimits(minimum: 1, maximum: 3)
    #expect(zoom.scale == shown)
    #expect(zoom.step(to: .infinity) == 3)
    zoom.animate(to: 1, at: 10)
    zoom.step(to: 10.1)
    zoom.setLimits(minimum: 2, maximum: 3)
    #expect(zoom.step(to: 10.3) == 2)
  }

  @Test func `limits that change leave a scale at rest`() {
    var zoom = ZoomScale(scale: 1, minimum: 1, maximum: 1)
    zoom.setLimits(minimum: 2, maximum: 3)
    #expect(zoom.scale == 1)
    #expect(zoom.release(at: 0) == true)
    #expect(zoom.step(to: .infinity) == 2)
  }

  @Test func `a greatest scale below the smallest counts as the smallest`() {
    let zoom = ZoomScale(scale: 1, minimum: 2, maximum: 1)
    #expect(zoom.maximum == 2)
    #expect(zoom.legalScale(nearest: 1.5) == 2)
  }

  @Test func `a finger stops the scale where it is`() {
    var zoom = Self.released()
    let shown = zoom.step(to: 0.1)
    #expect(zoom.stop() == true)
    #expect(zoom.stop() == false)
    #expect(zoom.step(to: 1) == shown)
    #expect(zoom.release(at: 2) == true)
    #expect(zoom.step(to: .infinity) == 4)
  }

  @Test func `a scale made of nonsense rests at a number`() {
    let zoom = ZoomScale(scale: .nan, minimum: .nan, maximum: .nan)
    #expect(zoom == ZoomScale())
    #expect(ZoomScale(scale: -3, minimum: 0, maximum: .infinity).scale == 0.0001)
    #expect(ZoomScale(minimum: 0, maximum: .infinity).maximum == 10_000)
    var other = ZoomScale(scale: 2, minimum: 1, maximum: 4)
    #expect(other.setScale(.nan) == false)
    other.setLimits(minimum: .nan, maximum: .nan)
    #expect(other.minimum == 1)
    #expect(other.maximum == 1)
  }

  @Test func `time that goes back, or is none, changes nothing`() {
    var zoom = Self.released()
    zoom.step(to: 0.2)
    let before = zoom
    zoom.step(to: 0.1)
    zoom.step(to: .nan)
    zoom.step(to: -.infinity)
    #expect(zoom == before)
  }

  @Test func `a profile that makes no sense traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var profile = ScrollProfile()
      profile.zoomBandLength = 0
      _ = ZoomScale(profile: profile)
    }
    #expect(
      trapSentence(of: result).contains(
        "ScrollProfile.zoomBandLength is 0.0; set a finite number greater than 0."))
  }
}
