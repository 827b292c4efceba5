import MotionEngine
import TestSupport
import Testing

@Suite struct ScrollAxisPagingTests {
  /// Pages at 0, 400, 800, and the last one at 1100.
  var axis = {
    var axis = ScrollAxis(minimum: 0, maximum: 1100, viewportLength: 400)
    axis.isPaging = true
    return axis
  }()

  // S40, S41
  @Test(arguments: [
    (500.0, 0.0, 400.0), (599, 0, 400), (600, 0, 800), (500, 300, 400), (500, 301, 800), (700, -300, 800),
    (700, -301, 400), (500, 9000, 800), (700, -9000, 400),
  ])
  func `between two pages the speed decides, else the distance`(offset: Double, velocity: Double, page: Double) {
    #expect(axis.pageTarget(from: offset, velocity: velocity) == page)
  }

  // S40
  @Test(arguments: [(400.0, 0.0, 400.0), (400, 500, 800), (400, -500, 0), (0, 500, 400), (0, -500, 0)])
  func `from a page a throw goes to its neighbour`(offset: Double, velocity: Double, page: Double) {
    #expect(axis.pageTarget(from: offset, velocity: velocity) == page)
  }

  // S40
  @Test(arguments: [
    (900.0, 0.0, 800.0), (960, 0, 1100), (1000, 500, 1100), (1000, -500, 800), (1100, -500, 800), (1100, 500, 1100),
  ])
  func `the last page stands at the end of the content`(offset: Double, velocity: Double, page: Double) {
    #expect(axis.pageTarget(from: offset, velocity: velocity) == page)
  }

  // S40
  @Test(arguments: [(-30.0, 900.0, 0.0), (-30, -900, 0), (1150, -900, 1100), (1150, 0, 1100)])
  func `beyond an edge its page is the one`(offset: Double, velocity: Double, page: Double) {
    #expect(axis.pageTarget(from: offset, velocity: velocity) == page)
  }

  @Test(arguments: [
    (Double.nan, 0.0, 0.0), (500, .nan, 400), (500, .infinity, 400), (.infinity, 0, 1100), (-.infinity, 0, 0),
    (1e300, -1e300, 1100),
  ])
  func `numbers that are none lead to a page too`(offset: Double, velocity: Double, page: Double) {
    #expect(axis.pageTarget(from: offset, velocity: velocity) == page)
  }

  // S40
  @Test func `pages are counted from the leading edge`() {
    var axis = ScrollAxis(minimum: -50, maximum: 1000, viewportLength: 400)
    axis.isPaging = true
    #expect(axis.pageTarget(from: 100, velocity: 0) == -50)
    #expect(axis.pageTarget(from: 100, velocity: 400) == 350)
    #expect(axis.pageTarget(from: 360, velocity: 400) == 750)
  }

  @Test func `in a viewport without length every place is a page`() {
    var axis = ScrollAxis(minimum: 0, maximum: 1000, viewportLength: 0, offset: 333)
    axis.isPaging = true
    #expect(axis.pageTarget(from: 333, velocity: 2000) == 333)
    #expect(!axis.release(velocity: 2000, at: 0).moves)
    #expect(axis.offset == 333)
  }

  @Test func `content that fits has one page`() {
    var axis = ScrollAxis(minimum: 0, maximum: 0, viewportLength: 400)
    axis.isPaging = true
    #expect(axis.pageTarget(from: 0, velocity: 2000) == 0)
  }

  // S43
  @Test mutating func `the page is reached in about 0.4 s, and exactly`() {
    axis.setOffset(600)
    let release = axis.release(velocity: 0, at: 1)
    #expect(release.moves)
    #expect(release.target == 800)
    #expect(axis.phase == .decelerating)
    axis.step(to: 1.39)
    #expect(axis.isMoving)
    axis.step(to: 1.41)
    #expect(!axis.isMoving)
    #expect(axis.offset == 800)
  }

  // S43
  @Test mutating func `the content keeps its velocity at the release`() {
    axis.setOffset(500)
    axis.release(velocity: 1500, at: 0)
    #expect(axis.velocity == 1500)
    axis.step(to: 0.001)
    #expect(abs(axis.offset - 501.5) < 0.05)
  }

  // S43
  @Test(arguments: 0..<200)
  mutating func `a page is never passed`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    axis.bounces = .random(using: &random)
    axis.setOffset(.random(in: 1...1099, using: &random))
    let start = axis.offset
    let velocity = Double.random(in: 301...20000, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    let target = axis.release(velocity: velocity, at: 0).target
    var time = 0.0
    var before = start
    while axis.isMoving {
      time += 1.0 / 240
      axis.step(to: time)
      #expect(abs(target - axis.offset) <= abs(target - before) + 1e-9)
      #expect((target - axis.offset) * (target - start) >= 0)
      before = axis.offset
    }
    #expect(axis.offset == target)
    #expect(time < 0.6)
  }

  @Test mutating func `a throw outwards from the last page bounces as everywhere`() {
    axis.setOffset(1100)
    #expect(axis.release(velocity: 1000, at: 0).target == 1100)
    #expect(axis.phase == .bouncing)
    axis.step(to: 1 / 10.954451150103)
    #expect(abs(axis.offset - (1100 + 1000 / (10.954451150103 * 2.718281828))) < 0.001)
    #expect(axis.step(to: 3) == 1100)
  }

  @Test mutating func `without bounces a throw outwards moves nothing`() {
    axis.bounces = false
    axis.setOffset(1100)
    #expect(!axis.release(velocity: 1000, at: 0).moves)
  }

  @Test mutating func `content thrown back from beyond its edge stays on the page there`() {
    axis.setOffset(-60)
    #expect(axis.release(velocity: 5000, at: 0).target == 0)
    #expect(axis.restingOffset == 0)
    var time = 0.0
    while axis.isMoving {
      time += 0.005
      #expect(axis.step(to: time) <= 0)
    }
  }

  @Test mutating func `content that is longer meanwhile leaves the target, another viewport moves it`() {
    axis.setOffset(500)
    axis.release(velocity: 1000, at: 0)
    axis.step(to: 0.05)
    axis.setRange(minimum: 0, maximum: 2000, viewportLength: 400)
    #expect(axis.restingOffset == 800)
    let shown = axis.offset
    axis.setRange(minimum: 0, maximum: 2000, viewportLength: 600)
    #expect(axis.offset == shown)
    #expect(axis.restingOffset == 600)
  }

  @Test(arguments: [(-400.0, 400.0), (130, 800), (-230, 400)])
  mutating func `content that is moved while a page turns ends on a page all the same`(distance: Double, page: Double) {
    axis.setOffset(500)
    axis.release(velocity: 1000, at: 0)
    axis.step(to: 0.05)
    axis.continueMotion(from: axis.offset + distance)
    #expect(abs(axis.restingOffset - page) < 1e-9)
  }

  @Test mutating func `content that becomes shorter is put on its last page`() {
    axis.setOffset(1100)
    axis.setRange(minimum: 0, maximum: 500, viewportLength: 400)
    #expect(axis.offset == 500)
  }

  @Test(arguments: 0..<300)
  func `whatever happens, released content comes to rest on a page`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var axis = ScrollAxis(minimum: 0, maximum: 1500, viewportLength: 600, offset: 300)
    axis.isPaging = true
    axis.bounces = .random(using: &random)
    var time = 0.0
    for _ in 0..<40 {
      time += Double.random(in: 0...0.1, using: &random)
      ScrollAxisPropertyTests.disturb(&axis, at: time, &random)
      axis.step(to: time)
      #expect(axis.offset.isFinite)
    }
    axis.stop()
    axis.beginDrag()
    let target = axis.release(velocity: .random(in: -6000...6000, using: &random), at: time).target
    #expect(axis.step(to: time + 60) == target)
    let page = axis.viewportLength > 0 ? (target - axis.minimum) / axis.viewportLength : 0
    #expect(target == axis.maximum || abs(page - page.rounded()) < 1e-9)
  }
}
