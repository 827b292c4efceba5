import MotionEngine
import Testing

@Suite struct WheelTurnTests {
  @Test func `a turning is over when it has been silent for a tenth of a second`() {
    var turn = WheelTurn()
    #expect(turn.isSilent(at: 0))
    turn.turn(x: 0, y: 10, at: 1, isStep: false)
    #expect(!turn.isSilent(at: 1.09))
    #expect(turn.isSilent(at: 1.1))
  }

  @Test func `large reports are notches, until one is too small for a notch`() {
    var turn = WheelTurn()
    turn.turn(x: 0, y: 120, at: 0, isStep: false)
    #expect(turn.isInSteps)
    #expect(turn.y.travel(at: 0) == 0)
    turn.turn(x: 0, y: 49, at: 0.3, isStep: false)
    #expect(!turn.isInSteps)
    turn.turn(x: 0, y: 120, at: 0.31, isStep: false)
    #expect(turn.y.travel(at: 0.31) > 288)
  }

  @Test func `lines are notches however few they are`() {
    var turn = WheelTurn()
    turn.turn(x: 0, y: 40, at: 0, isStep: true)
    #expect(turn.isInSteps)
    #expect(!turn.isSettled(at: 0.1))
    #expect(turn.isSettled(at: 0.3))
  }

  @Test func `both axes follow a trackpad at once`() {
    var turn = WheelTurn()
    turn.turn(x: 7, y: -3, at: 0, isStep: false)
    #expect(turn.x.travel(at: 0) == 7)
    #expect(turn.y.travel(at: 0) == -3)
  }

  // S16
  @Test func `a turning in one general direction is locked to it`() {
    var turn = WheelTurn(locksDirection: true, lockRatio: 2)
    turn.turn(x: 1, y: 2, at: 0, isStep: false)
    #expect(turn.y.travel(at: 0) == 0)
    turn.turn(x: 1, y: 3, at: 0.016, isStep: false)
    #expect(turn.y.travel(at: 0.016) == 5)
    #expect(turn.x.travel(at: 0.016) == 0)
    turn.turn(x: 30, y: 1, at: 0.032, isStep: false)
    #expect(turn.x.travel(at: 0.032) == 0)
    #expect(turn.y.travel(at: 0.032) == 6)
  }

  // S16
  @Test func `a turning that begins diagonally is not locked`() {
    var turn = WheelTurn(locksDirection: true, lockRatio: 2)
    turn.turn(x: 3, y: 4, at: 0, isStep: false)
    turn.turn(x: 0, y: 9, at: 0.016, isStep: false)
    #expect(turn.x.travel(at: 0.016) == 3)
    #expect(turn.y.travel(at: 0.016) == 13)
  }

  @Test func `the larger way decides whether a report goes on with the turning`() {
    var turn = WheelTurn()
    turn.turn(x: 1, y: 20, at: 0, isStep: false)
    #expect(turn.goesOn(x: -1, y: 18))
    #expect(!turn.goesOn(x: 1, y: -18))
  }

  @Test(arguments: [Double.nan, .infinity])
  func `what is no number is ignored`(bad: Double) {
    var turn = WheelTurn()
    turn.turn(x: bad, y: 3, at: 0, isStep: false)
    turn.turn(x: 3, y: bad, at: 0, isStep: false)
    turn.turn(x: 3, y: 3, at: bad, isStep: false)
    #expect(turn == WheelTurn())
  }
}
