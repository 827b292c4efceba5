import MotionEngine
import Testing

struct RefreshPullTests {
  @Test func `a new control shows nothing`() {
    #expect(RefreshPull().phase == .idle)
  }

  @Test(arguments: [
    (1.0, 0.0), (24, 0), (42, 0.25), (60, 0.5), (78, 0.75), (95.28, 0.99),
  ])
  func `the wheel comes with the pull, after its first 24 points`(overshoot: Double, progress: Double) {
    var pull = RefreshPull()
    let begins = pull.follow(overshoot: overshoot, viewportLength: 800, isHeld: true)
    #expect(!begins)
    guard case .pulling(let shown) = pull.phase else {
      Issue.record("not pulling")
      return
    }
    #expect(abs(shown - progress) < 1e-9)
  }

  @Test(arguments: [
    (1000.0, 96.0), (480, 96), (400, 80), (300, 60), (100, 60), (0, 60), (-5, 60), (.nan, 60), (.infinity, 96),
  ])
  func `a low view needs a shorter pull`(viewportLength: Double, expected: Double) {
    #expect(RefreshPull.threshold(viewportLength: viewportLength) == expected)
  }

  @Test func `a pull that is far enough begins a refresh, once`() {
    var pull = RefreshPull()
    let answers = [95.9, 96, 120, 10, 200].map { pull.follow(overshoot: $0, viewportLength: 800, isHeld: true) }
    #expect(answers == [false, true, false, false, false])
    #expect(pull.phase == .refreshing)
  }

  @Test func `content that nobody holds begins no refresh`() {
    var pull = RefreshPull()
    let begins = pull.follow(overshoot: 150, viewportLength: 800, isHeld: false)
    #expect(!begins)
    #expect(pull.phase == .pulling(progress: 1))
  }

  @Test func `content at its top shows nothing`() {
    var pull = RefreshPull()
    _ = pull.follow(overshoot: 50, viewportLength: 800, isHeld: true)
    _ = pull.follow(overshoot: 0, viewportLength: 800, isHeld: true)
    #expect(pull.phase == .idle)
  }

  @Test func `a refresh that is over goes until the content is at its top`() {
    var pull = RefreshPull()
    _ = pull.begin()
    let ends = pull.end(overshoot: 60, isHeld: false)
    #expect(ends)
    #expect(pull.phase == .ending)
    _ = pull.follow(overshoot: 100, viewportLength: 800, isHeld: true)
    #expect(pull.phase == .ending)
    _ = pull.follow(overshoot: 0, viewportLength: 800, isHeld: false)
    #expect(pull.phase == .idle)
  }

  @Test func `a refresh that ends while the content is elsewhere is gone at once`() {
    var pull = RefreshPull()
    _ = pull.begin()
    _ = pull.end(overshoot: -500, isHeld: false)
    #expect(pull.phase == .idle)
  }

  @Test func `a drag that has had its refresh begins no other one, the next drag does`() {
    var pull = RefreshPull()
    var begun = 0
    func drag(_ overshoot: Double) {
      if pull.follow(overshoot: overshoot, viewportLength: 800, isHeld: true) { begun += 1 }
    }
    drag(100)
    _ = pull.end(overshoot: 100, isHeld: true)
    drag(0)
    drag(100)
    #expect(pull.phase == .idle)
    #expect(begun == 1)
    pull.letGo()
    drag(100)
    #expect(begun == 2)
  }

  @Test func `what is on cannot begin, and what is not cannot end`() {
    var pull = RefreshPull()
    let ended = pull.end(overshoot: 0, isHeld: false)
    let begun = [pull.begin(), pull.begin()]
    #expect(!ended)
    #expect(begun == [true, false])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `distances that are no numbers change nothing`(overshoot: Double) {
    var pull = RefreshPull()
    _ = pull.follow(overshoot: 60, viewportLength: 800, isHeld: true)
    let before = pull
    let begins = pull.follow(overshoot: overshoot, viewportLength: 800, isHeld: true)
    #expect(!begins)
    #expect(pull == before)
  }
}
