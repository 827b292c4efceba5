import GestureEngine
import MotionEngine
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

/// What a host far away is told of a scroll under a finger.
@MainActor struct ScrollLeadTests {
  private func leads(_ screen: VirtualScreen) -> [ScrollLead] {
    var leads = ScrollLeads()
    return leads.follow(screen.scene, latency: 0.1).drags
  }

  /// Where a law has the content when the finger is at a place, on whole pixels of a half point.
  private func place(_ axis: ScrollLead.Axis, finger: CGFloat, seen: CGFloat) -> CGFloat {
    let pulled = axis.pulled - Double(finger - seen)
    let edge = min(max(pulled, axis.minimum), axis.maximum)
    let band = RubberBand(length: axis.bandLength, coefficient: axis.coefficient)
    let place = axis.givesWay ? edge + band.shown(forPull: pulled - edge) : edge
    return CGFloat((place * 2).rounded() / 2)
  }

  @Test func `nothing is told before a finger drags, nor after it has lifted`() throws {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    #expect(leads(stage.screen) == [])
    stage.send(.moved, 200, 370)
    let lead = try #require(leads(stage.screen).first)
    #expect(lead.touch == 1)
    #expect(lead.place == CGPoint(x: 200, y: 370))
    #expect(lead.x == nil)
    #expect(
      lead.y
        == ScrollLead.Axis(
          pulled: 20, minimum: 0, maximum: 4200, givesWay: true, bandLength: 800, coefficient: 0.55, reach: 400,
          decelerationRate: 0.998, bounceRate: 120.0.squareRoot(), overshootReturnRate: 10))
    // The bars do not go along.
    #expect(lead.held.count == 2)
    stage.send(.ended, 200, 370)
    #expect(leads(stage.screen) == [])
  }

  @Test func `the law says where every later place of the finger has the content`() throws {
    var random = SeededGenerator(seed: 7)
    for bounces in [true, false] {
      let stage = ScrollStage(content: CGSize(width: 400, height: 1000))
      stage.scrollView.bounces = bounces
      stage.send(.began, 200, 400)
      stage.send(.moved, 200, 385)
      var told: [ScrollLead] = []
      for _ in 0..<300 {
        told.append(try #require(leads(stage.screen).first))
        let finger = Double.random(in: -300...1100, using: &random)
        stage.send(.moved, 200, finger)
        for lead in told.suffix(12) {
          let axis = try #require(lead.y)
          #expect(place(axis, finger: finger, seen: lead.place.y) == stage.y)
        }
      }
      stage.send(.ended, 200, 400)
    }
  }

  @Test func `two fingers, a finger that drags two views, and one that pulls at a refresh control are not predicted`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 370)
    #expect(leads(stage.screen).count == 1)
    stage.screen.receive(
      .touches([
        TouchSample(time: stage.screen.now, identifier: 2, phase: .began, location: CGPoint(x: 100, y: 300))
      ]))
    stage.screen.runFrame()
    #expect(leads(stage.screen) == [])

    let nest = NestStage(CGSize(width: 400, height: 2000), CGSize(width: 400, height: 3000))
    nest.touch()
    nest.move(y: -30)
    #expect(nest.inner.isDragging)
    #expect(leads(nest.screen) == [])

    let pulled = ScrollStage()
    pulled.scrollView.refreshControl = UIRefreshControl()
    pulled.send(.began, 200, 100)
    pulled.send(.moved, 200, 150)
    #expect(pulled.y < 0)
    #expect(leads(pulled.screen) == [])
  }

  @Test func `content that is turned or made smaller is not predicted`() {
    let stage = ScrollStage()
    stage.scrollView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 360)
    #expect(stage.scrollView.isDragging)
    #expect(leads(stage.screen) == [])
  }

  /// What is told of thrown content in each of some frames, and where it was in it.
  private func courses(_ stage: ScrollStage, frames: Int = 30, speed: Double) throws -> [(ScrollCourse, CGFloat)] {
    var leads = ScrollLeads()
    stage.send(.began, 200, 600)
    for index in 1...5 {
      stage.screen.advance(by: ScrollCourse.interval)
      stage.send(.moved, 200, 600 - Double(index) * speed)
      #expect(leads.follow(stage.screen.scene, latency: 0.1).courses == [])
    }
    stage.send(.ended, 200, 600 - 5 * speed)
    return try (0..<frames).map { _ in
      let course = try #require(leads.follow(stage.screen.scene, latency: 0.1).courses.first)
      defer { stage.screen.advance(by: ScrollCourse.interval) }
      return (course, stage.y)
    }
  }

  @Test func `thrown content is told of beforehand, frame by frame, over an edge and back too`() throws {
    for height in [5000.0, 1000] {
      let stage = ScrollStage(content: CGSize(width: 400, height: height))
      let told = try courses(stage, speed: 30)
      #expect(told[0].0.x == nil)
      #expect(told[0].0.held.count == 2)
      for (index, (course, place)) in told.enumerated() {
        let axis = try #require(course.y)
        #expect(axis.later.count == 9)
        #expect(abs(axis.place - place) <= 0.25)
        for (step, distance) in axis.later.enumerated() where index + step + 1 < told.count {
          #expect(abs(axis.place + Double(distance) - told[index + step + 1].1) <= 0.26)
        }
      }
      // It was thrown, and over an edge where there is one.
      #expect(told.map(\.1).max()! > (height == 1000 ? 205 : 500))
    }
  }

  @Test func `content that rests, and content that was never told of under a finger, is told of no more`() {
    let stage = ScrollStage()
    var leads = ScrollLeads()
    stage.send(.began, 200, 600)
    for index in 1...5 {
      stage.screen.advance(by: ScrollCourse.interval)
      stage.send(.moved, 200, 600 - Double(index) * 20)
    }
    #expect(leads.follow(stage.screen.scene, latency: 0.1).drags.count == 1)
    stage.send(.ended, 200, 500)
    #expect(leads.follow(stage.screen.scene, latency: 0.1).courses.count == 1)
    var other = ScrollLeads()
    #expect(other.follow(stage.screen.scene, latency: 0.1).courses == [])
    stage.screen.advance(by: 5)
    #expect(leads.follow(stage.screen.scene, latency: 0.1).courses == [])
  }

  /// What is told of content under a wheel.
  private func turns(_ screen: VirtualScreen) -> [ScrollTurn] {
    var leads = ScrollLeads()
    return leads.follow(screen.scene, latency: 0.1).turns
  }

  @Test func `a trackpad is followed by a law that says where the next report has the content`() throws {
    var random = SeededGenerator(seed: 9)
    for bounces in [true, false] {
      let stage = ScrollStage(content: CGSize(width: 400, height: 1000))
      stage.scrollView.bounces = bounces
      #expect(turns(stage.screen) == [])
      stage.turnWheel(10)
      for index in 0..<100 {
        let turn = try #require(turns(stage.screen).first)
        #expect(!turn.isInSteps && turn.x == nil && turn.held.count == 2)
        let axis = try #require(turn.y)
        // To and fro: momentum does not turn round.
        let distance = Double.random(in: 1...49, using: &random) * (index % 7 < 4 ? 1 : -1)
        stage.screen.advance(by: ScrollCourse.interval)
        stage.turnWheel(distance)
        var next = axis.law
        next.pulled = min(max(axis.law.pulled + distance, axis.lowest), axis.highest)
        #expect(place(next, finger: 0, seen: 0) == stage.y)
      }
    }
  }

  @Test func `of a notch is told what is not shown of it yet`() throws {
    let stage = ScrollStage()
    stage.turnWheel(100)
    let turn = try #require(turns(stage.screen).first)
    #expect(turn.isInSteps)
    let axis = try #require(turn.y)
    #expect(axis.lowest == 0 && axis.highest == 4200)
    #expect(abs(axis.law.pulled + axis.remainder - 100) < 0.000_1)
    stage.screen.advance(by: 0.05)
    let later = try #require(turns(stage.screen).first?.y)
    #expect(abs(later.remainder - axis.remainder / M_E) < 0.000_1)
  }

  @Test func `no law is told of pages, of a direction that may be locked, and of a turning that is over`() {
    let pages = ScrollStage()
    pages.scrollView.isPagingEnabled = true
    pages.turnWheel(30)
    #expect(turns(pages.screen) == [])

    let locked = ScrollStage(content: CGSize(width: 2000, height: 5000))
    locked.scrollView.isDirectionalLockEnabled = true
    locked.turnWheel(30)
    #expect(turns(locked.screen) == [])

    let over = ScrollStage()
    over.turnWheel(30)
    over.screen.advance(by: 1)
    #expect(turns(over.screen) == [])
  }

  @Test
  func `a finger stops content that is shown ahead where it is at the time, other content where its last frame had it`()
  {
    for isShownAhead in [true, false] {
      let stage = ScrollStage()
      var leads = ScrollLeads()
      stage.send(.began, 200, 600)
      for index in 1...5 {
        stage.screen.advance(by: ScrollCourse.interval)
        stage.send(.moved, 200, 600 - Double(index) * 20)
        if isShownAhead { _ = leads.follow(stage.screen.scene, latency: 0.1) }
      }
      stage.send(.ended, 200, 500)
      stage.screen.advance(by: 0.1)
      if isShownAhead { _ = leads.follow(stage.screen.scene, latency: 0.1) }
      let last = stage.y
      // A frame that comes late, with a touch of 40 ms before it.
      let frame = stage.screen.now + 0.05
      stage.screen.receive(
        .touches([TouchSample(time: frame - 0.01, identifier: 2, phase: .began, location: CGPoint(x: 200, y: 300))]))
      _ = stage.screen.scene.runFrame(at: frame)
      #expect(stage.scrollView.isDecelerating == false)
      // At some 900 points a second.
      #expect(isShownAhead ? stage.y > last + 25 && stage.y < last + 45 : stage.y == last)
    }
  }
}
