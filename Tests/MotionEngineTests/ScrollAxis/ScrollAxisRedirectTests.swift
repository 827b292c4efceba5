import MotionEngine
import Testing

/// An animation whose target turns out to be elsewhere.
// C63
@Suite struct ScrollAxisRedirectTests {
  private func animating() -> ScrollAxis {
    var axis = ScrollAxis(minimum: 0, maximum: 10_000, viewportLength: 500, offset: 0)
    axis.animate(to: 1000, at: 0)
    return axis
  }

  @Test func `The content goes on from where it is and ends at the new target in the same time`() {
    var axis = animating()
    axis.step(to: 0.15)
    #expect(abs(axis.offset - 500) < 1e-9)
    axis.redirect(to: 1400)
    axis.step(to: 0.15)
    #expect(abs(axis.offset - 500) < 1e-9)
    axis.step(to: 0.2)
    #expect(axis.offset > 500 && axis.offset < 1400)
    axis.step(to: 0.3)
    #expect(axis.offset == 1400)
    #expect(!axis.isMoving)
  }

  @Test func `A target behind the content turns it round`() {
    var axis = animating()
    axis.step(to: 0.15)
    axis.redirect(to: 200)
    axis.step(to: 0.3)
    #expect(axis.offset == 200)
  }

  @Test func `What is not animated stays as it is`() {
    var axis = ScrollAxis(minimum: 0, maximum: 10_000, viewportLength: 500, offset: 0)
    let redirects = axis.redirect(to: 700)
    #expect(!redirects)
    #expect(axis.offset == 0)
  }

  @Test func `NaN is ignored`() {
    var axis = animating()
    let redirects = axis.redirect(to: .nan)
    #expect(!redirects)
    axis.step(to: 1)
    #expect(axis.offset == 1000)
  }
}
