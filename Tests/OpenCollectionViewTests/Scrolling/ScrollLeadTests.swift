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
    return leads.follow(screen.scene, way: 0.1)
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
          pulled: 20, minimum: 0, maximum: 4200, givesWay: true, bandLength: 800, coefficient: 0.55, reach: 400))
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
}
