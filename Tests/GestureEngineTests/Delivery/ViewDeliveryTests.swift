import GestureEngine
import Testing

@Suite struct ViewDeliveryTests {
  typealias Moment = DeliveryScene.Moment
  typealias Row = (decision: Moment?, recognizes: Bool, hears: String)

  private func check(delaysBegan: Bool, delaysEnded: Bool, cancels: Bool = true, rows: [Row]) {
    for row in rows {
      let scene = DeliveryScene(recognizers: [
        DeliveryScene.Recognizer(
          delaysBegan: delaysBegan, delaysEnded: delaysEnded, cancels: cancels, decision: row.decision,
          recognizes: row.recognizes)
      ])
      let verb = row.recognizes ? "recognizes" : "fails"
      #expect(scene.hears() == row.hears, "\(verb) at \(row.decision.map { "\($0)" } ?? "no time")")
    }
  }

  // G50
  @Test func `what is not delayed is heard as it comes, whenever the recognizer fails`() {
    check(
      delaysBegan: false, delaysEnded: false,
      rows: [
        (.down, false, "began | moved | moved | ended | -"),
        (.firstMove, false, "began | moved | moved | ended | -"),
        (.lift, false, "began | moved | moved | ended | -"),
        (.later, false, "began | moved | moved | ended | -"),
        (nil, false, "began | moved | moved | ended | -"),
      ])
  }

  // G51
  @Test func `a recognizer that recognizes cancels what the view has heard of, and nothing follows`() {
    check(
      delaysBegan: false, delaysEnded: false,
      rows: [
        (.down, true, "- | - | - | - | -"),
        (.firstMove, true, "began | cancelled | - | - | -"),
        (.secondMove, true, "began | moved | cancelled | - | -"),
        (.lift, true, "began | moved | moved | cancelled | -"),
        // G56: the touch had ended for the view; it is not cancelled as well.
        (.later, true, "began | moved | moved | ended | -"),
      ])
  }

  // G51
  @Test func `a recognizer that does not cancel leaves the stream to the view untouched`() {
    check(
      delaysBegan: false, delaysEnded: false, cancels: false,
      rows: [
        (.down, true, "began | moved | moved | ended | -"),
        (.firstMove, true, "began | moved | moved | ended | -"),
        (.lift, true, "began | moved | moved | ended | -"),
        (.later, true, "began | moved | moved | ended | -"),
      ])
  }

  // G53
  @Test func `with a delayed end only the end is held, and comes when the recognizer fails`() {
    check(
      delaysBegan: false, delaysEnded: true,
      rows: [
        (.down, false, "began | moved | moved | ended | -"),
        (.firstMove, false, "began | moved | moved | ended | -"),
        (.lift, false, "began | moved | moved | ended | -"),
        (.later, false, "began | moved | moved | - | ended"),
        (nil, false, "began | moved | moved | - | -"),
      ])
  }

  // G53
  @Test func `with a delayed end a late recognition gives cancelled`() {
    check(
      delaysBegan: false, delaysEnded: true,
      rows: [
        (.down, true, "- | - | - | - | -"),
        (.firstMove, true, "began | cancelled | - | - | -"),
        (.lift, true, "began | moved | moved | cancelled | -"),
        (.later, true, "began | moved | moved | - | cancelled"),
      ])
  }

  // G53
  @Test func `with a delayed end and no cancelling a late recognition gives ended`() {
    check(
      delaysBegan: false, delaysEnded: true, cancels: false,
      rows: [
        (.firstMove, true, "began | moved | moved | ended | -"),
        (.lift, true, "began | moved | moved | ended | -"),
        (.later, true, "began | moved | moved | - | ended"),
      ])
  }

  // G52, G55: of several moves in a row that were held the last is delivered.
  @Test(arguments: [false, true])
  func `with a delayed beginning everything is held, and comes in order when the recognizer fails`(delaysEnded: Bool) {
    check(
      delaysBegan: true, delaysEnded: delaysEnded,
      rows: [
        (.down, false, "began | moved | moved | ended | -"),
        (.firstMove, false, "- | began moved | moved | ended | -"),
        (.secondMove, false, "- | - | began moved | ended | -"),
        (.lift, false, "- | - | - | began moved ended | -"),
        (.later, false, "- | - | - | - | began moved ended"),
        (nil, false, "- | - | - | - | -"),
      ])
  }

  // G52
  @Test(arguments: [false, true])
  func `with a delayed beginning the view hears nothing when the recognizer recognizes`(delaysEnded: Bool) {
    check(
      delaysBegan: true, delaysEnded: delaysEnded,
      rows: [
        (.down, true, "- | - | - | - | -"),
        (.firstMove, true, "- | - | - | - | -"),
        (.lift, true, "- | - | - | - | -"),
        (.later, true, "- | - | - | - | -"),
      ])
  }

  // G51, G52
  @Test(arguments: [false, true])
  func `with a delayed beginning and no cancelling the view hears everything after recognition`(delaysEnded: Bool) {
    check(
      delaysBegan: true, delaysEnded: delaysEnded, cancels: false,
      rows: [
        (.firstMove, true, "- | began moved | moved | ended | -"),
        (.lift, true, "- | - | - | began moved ended | -"),
        (.later, true, "- | - | - | - | began moved ended"),
      ])
  }

  // G54
  @Test func `a phase is held as long as one of several recognizers holds it`() {
    let scene = DeliveryScene(recognizers: [
      .init(delaysBegan: true, decision: .firstMove), .init(delaysEnded: true, decision: .later),
    ])
    #expect(scene.hears() == "- | began moved | moved | - | ended")
    let longer = DeliveryScene(recognizers: [
      .init(delaysBegan: true, decision: .firstMove), .init(delaysBegan: true, decision: .lift),
    ])
    #expect(longer.hears() == "- | - | - | began moved ended | -")
  }

  // G52, G54
  @Test func `what one holds another may take`() {
    let scene = DeliveryScene(recognizers: [
      .init(delaysBegan: true, decision: .later), .init(decision: .secondMove, recognizes: true),
    ])
    #expect(scene.hears() == "- | - | - | - | -")
  }

  // G56
  @Test func `two that take the same touch cancel it once`() {
    let scene = DeliveryScene(recognizers: [
      .init(decision: .firstMove, recognizes: true), .init(decision: .secondMove, recognizes: true),
    ])
    #expect(scene.hears() == "began | cancelled | - | - | -")
  }

  // G56
  @Test(
    arguments: [
      (false, false, Moment.secondMove, "began | moved | cancelled | - | -"),
      (false, true, .secondMove, "began | moved | cancelled | - | -"),
      (true, false, .secondMove, "- | - | - | - | -"),
      (true, true, .secondMove, "- | - | - | - | -"),
      (false, true, .lift, "began | moved | moved | cancelled | -"),
      (true, true, .lift, "- | - | - | - | -"),
    ])
  func `a touch that the system cancels is cancelled at once for a view that has heard of it, and for no other`(
    delaysBegan: Bool, delaysEnded: Bool, moment: Moment, hears: String
  ) {
    let scene = DeliveryScene(
      recognizers: [.init(delaysBegan: delaysBegan, delaysEnded: delaysEnded, decision: .later)], cancellation: moment)
    #expect(scene.hears() == hears)
  }

  // G56
  @Test func `whatever happens, a view that heard of a beginning hears of one end, and no other view does`() {
    for (first, second) in Self.pairsOfRecognizers {
      let scene = DeliveryScene(recognizers: [first, second])
      let heard = scene.hears().split(whereSeparator: { " |-".contains($0) }).map(String.init)
      let ends = heard.filter { $0 == "ended" || $0 == "cancelled" }
      #expect(ends.count == (heard.contains("began") ? 1 : 0), "\(first), \(second)")
      #expect(heard.first ?? "began" == "began", "\(first), \(second)")
      #expect(heard.last == ends.last, "\(first), \(second)")
    }
  }

  private static let pairsOfRecognizers: [(DeliveryScene.Recognizer, DeliveryScene.Recognizer)] = {
    var all: [DeliveryScene.Recognizer] = []
    for flags in 0..<16 {
      for moment in Moment.allCases {
        all.append(
          .init(
            delaysBegan: flags & 1 != 0, delaysEnded: flags & 2 != 0, cancels: flags & 4 != 0, decision: moment,
            recognizes: flags & 8 != 0))
      }
    }
    return all.flatMap { first in all.map { (first, $0) } }
  }()

  @Test func `a new delivery holds nothing and is not over`() {
    let delivery = ViewDelivery()
    #expect(!delivery.isHolding)
    #expect(!delivery.hasBegun)
    #expect(!delivery.isOver)
  }

  @Test func `what is held can be seen, with moves in a row as one`() {
    var delivery = ViewDelivery()
    let outcomes = [TouchSample.Phase.began, .moved, .moved, .moved, .ended].map {
      delivery.receive($0, delaysBegan: true, delaysEnded: true)
    }
    #expect(outcomes == [.hold, .hold, .hold, .hold, .hold])
    #expect(delivery.heldPhases == [.began, .moved, .ended])
    #expect(delivery.isHolding)
    // What has begun is not held by a recognizer that delays beginnings.
    let released = [(true, false), (false, true), (true, true), (true, true), (true, false)].map {
      delivery.releaseNext(delaysBegan: $0, delaysEnded: $1)
    }
    #expect(released == [nil, .began, .moved, nil, .ended])
    #expect(delivery.isOver)
  }

  // G52
  @Test func `a recognizer that delays beginnings from now on does not hold what has begun`() {
    var delivery = ViewDelivery()
    let began = delivery.receive(.began, delaysBegan: false, delaysEnded: false)
    let later = [TouchSample.Phase.moved, .ended].map { delivery.receive($0, delaysBegan: true, delaysEnded: false) }
    #expect(began == .deliver)
    #expect(later == [.deliver, .deliver])
  }

  @Test func `after the end everything is dropped`() {
    var delivery = ViewDelivery()
    let outcomes = [TouchSample.Phase.began, .ended, .began, .moved, .ended, .cancelled].map {
      delivery.receive($0, delaysBegan: false, delaysEnded: false)
    }
    #expect(outcomes == [.deliver, .deliver, .drop, .drop, .drop, .drop])
    let isCancelled = delivery.take()
    #expect(!isCancelled)
  }
}
