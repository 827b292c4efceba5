import MotionEngine
import Testing

// S70
@Suite struct ScrollIndicatorTrackTests {
  private let track = ScrollIndicatorTrack(length: 794, viewport: 800, minimum: 0, maximum: 2400)

  @Test func `the bar is as long as the part that is seen, and lies where it is`() {
    #expect(track.bar(at: 0) == .init(start: 0, length: 198.5))
    #expect(track.bar(at: 1200) == .init(start: 297.75, length: 198.5))
    #expect(track.bar(at: 2400) == .init(start: 595.5, length: 198.5))
    #expect(track.bar(at: 2400).end == 794)
  }

  @Test func `insets before the content count: the bar is at its start where the content is`() {
    let inset = ScrollIndicatorTrack(length: 700, viewport: 800, minimum: -100, maximum: 2300)
    #expect(inset.bar(at: -100).start == 0)
    #expect(inset.bar(at: 2300).end == 700)
    #expect(inset.bar(at: -100).length == 175)
  }

  @Test func `pulled content makes the bar as much shorter, at its end of the track`() {
    #expect(track.bar(at: -51) == .init(start: 0, length: 147.5))
    #expect(track.bar(at: 2451) == .init(start: 646.5, length: 147.5))
    #expect(track.bar(at: -5000) == .init(start: 0, length: 8))
    #expect(track.bar(at: 9000) == .init(start: 786, length: 8))
  }

  @Test func `a bar is never shorter than 36 points, nor longer than its track`() {
    #expect(ScrollIndicatorTrack(length: 794, viewport: 800, minimum: 0, maximum: 99_200).barLength == 36)
    #expect(ScrollIndicatorTrack(length: 20, viewport: 800, minimum: 0, maximum: 99_200).barLength == 20)
  }

  @Test func `content that fits fills the track, and still gives way`() {
    let fits = ScrollIndicatorTrack(length: 794, viewport: 800, minimum: 0, maximum: 0)
    #expect(fits.bar(at: 0) == .init(start: 0, length: 794))
    #expect(fits.bar(at: -100) == .init(start: 0, length: 694))
    #expect(fits.bar(at: 100) == .init(start: 100, length: 694))
    #expect(fits.offset(ofBarAt: 50) == 0)
  }

  @Test(arguments: [0, 0.5, 90, 1199.5, 2399, 2400.0])
  func `a bar that is dragged to where it is means the offset it has`(offset: Double) {
    #expect(abs(track.offset(ofBarAt: track.bar(at: offset).start) - offset) < 1e-9)
  }

  @Test(arguments: [0, 1, 123_456.5, 999_999, 1_000_000.0])
  func `content of a million points comes back too`(offset: Double) {
    let long = ScrollIndicatorTrack(length: 794, viewport: 800, minimum: 0, maximum: 1_000_000)
    #expect(abs(long.offset(ofBarAt: long.bar(at: offset).start) - offset) < 1e-6)
  }

  @Test func `each point of the bar's way is the same part of the content's`() {
    let long = ScrollIndicatorTrack(length: 836, viewport: 800, minimum: 0, maximum: 1_000_000)
    #expect(long.travel == 800)
    #expect(long.offset(ofBarAt: 1) == 1250)
    #expect(long.offset(ofBarAt: 400) == 500_000)
  }

  @Test func `a bar dragged beyond its track means the ends of the content`() {
    #expect(track.offset(ofBarAt: -300) == 0)
    #expect(track.offset(ofBarAt: 3000) == 2400)
  }

  @Test func `numbers that are none do no harm`() {
    let strange = ScrollIndicatorTrack(length: .nan, viewport: .infinity, minimum: .nan, maximum: -.infinity)
    #expect(strange.bar(at: .nan) == .init(start: 0, length: 0))
    #expect(strange.offset(ofBarAt: .nan) == 0)
    #expect(track.bar(at: .nan).start == 0)
    #expect(track.bar(at: .infinity).start == 0)
    #expect(track.offset(ofBarAt: .infinity) == 0)
    let huge = ScrollIndicatorTrack(length: 1e300, viewport: 1e300, minimum: -1e300, maximum: 1e300)
    #expect(huge.bar(at: 1e299).length.isFinite)
    #expect(huge.bar(at: 1e299).start.isFinite)
    #expect(huge.offset(ofBarAt: 1e11).isFinite)
  }
}
