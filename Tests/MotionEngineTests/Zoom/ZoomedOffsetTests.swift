import MotionEngine
import TestSupport
import Testing

@Suite struct ZoomedOffsetTests {
  // S63
  @Test func `the point under the fingers stays under them`() {
    // At 1× the point 100 points from the edge shows 150 of the content; at 2× that is 300.
    #expect(ZoomedOffset.offset(50, scaledBy: 2, about: 100, movedTo: 100) == 200)
    #expect(ZoomedOffset.offset(50, scaledBy: 2, about: 100, movedTo: 130) == 170)
    #expect(ZoomedOffset.offset(50, scaledBy: 1, about: 100, movedTo: 100) == 50)
  }

  @Test func `content that ends where its point belongs keeps that point all the way`() {
    // Scale 8 to 4 about 100: 700 + 100 at 8 is 400 at 4, so 300.
    let way = ZoomedOffset(from: 700, scale: 8, shareLeft: 1, about: 100, to: 300, endScale: 4)
    #expect(way.offset(atScale: 8, shareLeft: 1) == 700)
    #expect(way.offset(atScale: 6, shareLeft: 0.6) == 500)
    #expect(way.offset(atScale: 4, shareLeft: 0) == 300)
  }

  @Test func `what is missing is made up for along the way`() {
    let way = ZoomedOffset(from: 700, scale: 8, shareLeft: 1, about: 100, to: 310, endScale: 4)
    #expect(way.offset(atScale: 8, shareLeft: 1) == 700)
    #expect(way.offset(atScale: 6, shareLeft: 0.5) == 505)
    #expect(way.offset(atScale: 4, shareLeft: 0) == 310)
  }

  @Test func `without a point the content goes straight`() {
    let way = ZoomedOffset(from: 0, scale: 1, shareLeft: 1, about: nil, to: 200, endScale: 3)
    #expect(way.offset(atScale: 2, shareLeft: 0.5) == 100)
    #expect(way.offset(atScale: 2.5, shareLeft: 0.25) == 150)
  }

  @Test(arguments: 0..<100)
  func `a way that is taken up in between goes on as it was`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let endScale = Double.random(in: 0.5...4, using: &random)
    let point = Double.random(in: 0...400, using: &random)
    let end = Double.random(in: 0...1000, using: &random)
    let start = Double.random(in: -100...2000, using: &random)
    let whole = ZoomedOffset(from: start, scale: 5, shareLeft: 1, about: point, to: end, endScale: endScale)
    #expect(abs(whole.offset(atScale: 5, shareLeft: 1) - start) < 1e-9)
    let left = Double.random(in: 0.01...1, using: &random)
    let scale = endScale + (5 - endScale) * left
    let half = whole.offset(atScale: scale, shareLeft: left)
    let rest = ZoomedOffset(from: half, scale: scale, shareLeft: left, about: nil, to: end, endScale: endScale)
    #expect(abs(rest.offset(atScale: scale, shareLeft: left) - half) < 1e-9)
    #expect(rest.offset(atScale: endScale, shareLeft: 0) == end)
  }
}
