import DragEngine
import Foundation
import Testing

@Suite struct TargetTests {
  @Test func `a gap without a delay follows at once`() {
    // N54
    var gap = GapCadence<Int>()
    #expect(gap.want(3, at: 0) == true)
    #expect(gap.place == 3)
    #expect(gap.want(3, at: 0.1) == false)
    #expect(gap.want(4, at: 0.2) == true)
    #expect(gap.place == 4)
  }

  @Test func `a gap with a delay comes where the finger has stayed for it`() {
    // N54
    var gap = GapCadence<Int>(delay: 0.3)
    #expect(gap.want(3, at: 0) == false)
    #expect(gap.deadline == 0.3)
    #expect(gap.want(4, at: 0.2) == false)
    #expect(gap.deadline == 0.5)
    #expect(gap.expire(at: 0.4) == false)
    #expect(gap.expire(at: 0.5) == true)
    #expect(gap.place == 4)
    #expect(gap.deadline == nil)
  }

  @Test func `a finger that comes back to the gap waits for nothing`() {
    var gap = GapCadence<Int>(delay: 0.3)
    _ = gap.want(3, at: 0)
    _ = gap.expire(at: 0.3)
    _ = gap.want(4, at: 0.4)
    #expect(gap.want(3, at: 0.5) == false)
    #expect(gap.deadline == nil)
  }

  @Test func `a gap closes at once where none is wanted`() {
    // N57
    var gap = GapCadence<Int>(delay: 0.3)
    _ = gap.want(3, at: 0)
    _ = gap.expire(at: 0.3)
    #expect(gap.want(nil, at: 0.4) == true)
    #expect(gap.place == nil)
    #expect(gap.want(nil, at: 0.5) == false)
  }

  @Test func `a gap follows its place through other numbers, and is none where that is gone`() {
    // N57, N76
    var gap = GapCadence<Int>(delay: 0.3)
    _ = gap.want(3, at: 0)
    _ = gap.expire(at: 0.3)
    _ = gap.want(6, at: 0.4)
    gap.follow { $0 == 6 ? nil : $0 + 1 }
    #expect(gap.place == 4)
    #expect(gap.deadline == nil)
  }

  @Test func `a drag that rests loads a spring, which is activated once`() {
    // N70
    var spring = SpringLoading()
    #expect(spring.hover(at: .zero, time: 10) == true)
    #expect(spring.state == .possible)
    #expect(spring.deadline == 10.7)
    #expect(spring.hover(at: CGPoint(x: 10, y: 0), time: 10.5) == false)
    #expect(spring.expire(at: 10.7) == true)
    #expect(spring.state == .activating)
    #expect(spring.deadline == 11)
    #expect(spring.expire(at: 11) == true)
    #expect(spring.state == .activated)
    #expect(spring.hover(at: CGPoint(x: 90, y: 0), time: 12) == false)
    #expect(spring.expire(at: 20) == false)
    #expect(spring.leave() == true)
    #expect(spring.state == .inactive)
  }

  @Test func `a drag that moves on rests anew`() {
    // N70
    var spring = SpringLoading()
    _ = spring.hover(at: .zero, time: 0)
    #expect(spring.hover(at: CGPoint(x: 11, y: 0), time: 0.5) == false)
    #expect(spring.deadline == 1.2)
    _ = spring.expire(at: 1.2)
    #expect(spring.hover(at: CGPoint(x: 22, y: 0), time: 1.4) == true)
    #expect(spring.state == .possible)
  }

  @Test func `a target that takes one session is not there for another one until that has left`() {
    // N29
    var occupancy = DropOccupancy()
    occupancy.enter(5, 1)
    #expect(occupancy.isFree(5, for: 1, allowsSimultaneous: false))
    #expect(!occupancy.isFree(5, for: 2, allowsSimultaneous: false))
    #expect(occupancy.isFree(5, for: 2, allowsSimultaneous: true))
    occupancy.exit(5, 1)
    #expect(occupancy.isFree(5, for: 2, allowsSimultaneous: false))
    occupancy.enter(5, 2)
    occupancy.enter(6, 2)
    occupancy.end(2)
    #expect(occupancy.isEmpty)
  }
}
