#if BrowserHost
import Testing

@testable import BrowserHost
@testable import PageProtocol

@Suite("Which process shows which page")
struct WorkerSeatsTests {
  private typealias Assignment = WorkerSeats.Assignment

  private func session(_ number: UInt64) -> SessionIdentifier { SessionIdentifier(high: 0, low: number) }

  /// Seats a page and welcomes it to a session of the seat's number; starts processes as they are needed.
  private func seat(
    _ seats: inout WorkerSeats, returning: SessionIdentifier? = nil, from address: String? = nil, starting worker: Int
  ) -> Int? {
    while true {
      switch seats.assign(returning, from: address) {
      case .startWorker: seats.add(worker)
      case .full: return nil
      case .seat(let number):
        if seats.seats[number]?.session == nil { seats.welcome(session(UInt64(number)), at: number) }
        return number
      }
    }
  }

  @Test func `a process is started for the first page and for each that does not fit in`() {
    var seats = WorkerSeats(pagesPerWorker: 2, limit: 9, limitPerAddress: 9)
    let workers = (1...5).map { seat(&seats, starting: $0).flatMap { seats.worker(of: $0) } }
    #expect(workers == [1, 1, 3, 3, 5])
  }

  @Test func `a page that comes back finds its process`() throws {
    var seats = WorkerSeats(pagesPerWorker: 1, limit: 9, limitPerAddress: 9)
    let first = try #require(seat(&seats, starting: 1))
    _ = seat(&seats, starting: 2)
    seats.leave(first)
    let again = try #require(seat(&seats, returning: session(UInt64(first)), starting: 3))
    #expect(seats.worker(of: again) == 1)
    // The connection that it had before has no say any more.
    seats.leave(first)
    seats.end(first)
    #expect(seats.worker(of: again) == 1)
  }

  // X52
  @Test func `a page that is loaded again gets the process that knows what it was like`() throws {
    var seats = WorkerSeats(pagesPerWorker: 1, limit: 9, limitPerAddress: 9)
    let first = try #require(seat(&seats, from: "a", starting: 1))
    let left = session(UInt64(first))
    // It is still shown, as where a tab was doubled.
    #expect(seats.isShown(left))
    #expect(seats.assign(nil, left: left, from: "a") == .startWorker)
    seats.leave(first)
    #expect(!seats.isShown(left))
    // Somebody elsewhere does not get it.
    #expect(seats.assign(nil, left: left, from: "b") == .startWorker)
    guard case .seat(let again) = seats.assign(nil, left: left, from: "a") else {
      Issue.record("There is no seat.")
      return
    }
    #expect(seats.worker(of: again) == 1)
    #expect(seats.seats.count == 1)
    // The connection that it had before has no say any more.
    seats.leave(first)
    seats.end(first)
    #expect(seats.worker(of: again) == 1)
    // A process that does not answer gets no page.
    seats.welcome(session(99), at: again)
    seats.leave(again)
    seats.note(1, isLate: true)
    #expect(seats.assign(nil, left: session(99), from: "a") == .startWorker)
  }

  @Test func `what a process showed goes with it`() throws {
    var seats = WorkerSeats(pagesPerWorker: 1, limit: 9, limitPerAddress: 9)
    let first = try #require(seat(&seats, starting: 1))
    let second = try #require(seat(&seats, starting: 2))
    seats.remove(1)
    #expect(seats.worker(of: first) == nil)
    #expect(seats.worker(of: second) == 2)
    let again = try #require(seat(&seats, returning: session(UInt64(first)), starting: 3))
    #expect(seats.worker(of: again) == 3)
  }

  @Test func `a session without a page makes room, and its process takes the new page`() throws {
    var seats = WorkerSeats(pagesPerWorker: 1, limit: 2, limitPerAddress: 9)
    let first = try #require(seat(&seats, starting: 1))
    _ = seat(&seats, starting: 2)
    #expect(seat(&seats, starting: 3) == nil)
    seats.leave(first)
    let third = try #require(seat(&seats, starting: 3))
    #expect(seats.worker(of: third) == 1)
  }

  @Test func `a page that was never welcomed leaves nothing behind`() {
    var seats = WorkerSeats(pagesPerWorker: 1, limit: 1, limitPerAddress: 9)
    #expect(seats.assign(nil, from: nil) == .startWorker)
    seats.add(1)
    #expect(seats.assign(nil, from: nil) == .seat(1))
    seats.leave(1)
    #expect(seats.isEmpty(1))
  }

  @Test func `one address does not take all the room`() {
    var seats = WorkerSeats(pagesPerWorker: 9, limit: 9, limitPerAddress: 1)
    #expect(seat(&seats, from: "a", starting: 1) != nil)
    #expect(seat(&seats, from: "a", starting: 1) == nil)
    #expect(seat(&seats, from: "b", starting: 1) != nil)
  }

  @Test func `a process that does not answer gets no further pages until it does again`() throws {
    var seats = WorkerSeats(pagesPerWorker: 3, limit: 9, limitPerAddress: 9)
    let first = try #require(seat(&seats, starting: 1))
    seats.note(1, isLate: true)
    let second = try #require(seat(&seats, starting: 2))
    #expect(seats.worker(of: second) == 2)
    // Whoever comes back to it finds what was open, should it go on.
    seats.leave(first)
    let again = try #require(seat(&seats, returning: session(UInt64(first)), starting: 3))
    #expect(seats.worker(of: again) == 1)
    seats.note(1, isLate: false)
    seats.note(2, isLate: true)
    let third = try #require(seat(&seats, starting: 3))
    #expect(seats.worker(of: third) == 1)
  }

  @Test func `a session whose time is over ends unless its page is back`() throws {
    var seats = WorkerSeats(pagesPerWorker: 1, limit: 9, limitPerAddress: 9)
    let first = try #require(seat(&seats, starting: 1))
    seats.end(first)
    #expect(!seats.isEmpty(1))
    seats.leave(first)
    seats.end(first)
    #expect(seats.isEmpty(1))
  }
}
#endif
