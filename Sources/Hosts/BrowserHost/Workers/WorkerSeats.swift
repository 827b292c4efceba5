#if BrowserHost
import PageProtocol

/// The processes and the pages that they show. A plain value: processes are numbers here.
struct WorkerSeats {
  /// A place for one page.
  struct Seat: Equatable, Sendable {
    var worker: Int
    /// The address of the page; nil for this machine.
    var address: String?
    /// The session that is shown; nil until the page has been welcomed.
    var session: SessionIdentifier?
    /// Tells whether a page is connected. A session lives on without one for a while.
    var isTaken = true
    /// When the page went, counted.
    fileprivate var leftAt = 0
  }

  /// The step to take for a page.
  enum Assignment: Equatable {
    /// It gets the seat of this number.
    case seat(Int)
    /// A process has to be started first.
    case startWorker
    /// There is no room.
    case full
  }

  private let pagesPerWorker: Int
  private let limit: Int
  private let limitPerAddress: Int
  private(set) var seats: [Int: Seat] = [:]
  private var workers: Set<Int> = []
  /// Processes that do not answer, and get no further pages.
  private var late: Set<Int> = []
  private var last = 0

  init(pagesPerWorker: Int, limit: Int, limitPerAddress: Int) {
    self.pagesPerWorker = max(pagesPerWorker, 1)
    self.limit = limit
    self.limitPerAddress = limitPerAddress
  }

  /// The process that a seat belongs to.
  func worker(of seat: Int) -> Int? { seats[seat]?.worker }

  /// Tells whether a process has no seats.
  func isEmpty(_ worker: Int) -> Bool { !seats.values.contains { $0.worker == worker } }

  /// Tells whether a page is connected to a session.
  func isShown(_ session: SessionIdentifier) -> Bool {
    seats.values.contains { $0.session == session && $0.isTaken }
  }

  /// A process has been started.
  mutating func add(_ worker: Int) { workers.insert(worker) }

  /// A process has ended, and with it what it showed.
  mutating func remove(_ worker: Int) {
    workers.remove(worker)
    late.remove(worker)
    seats = seats.filter { $0.value.worker != worker }
  }

  /// A process does not answer, or does again. Pages that have a seat in it keep it.
  mutating func note(_ worker: Int, isLate: Bool) {
    guard workers.contains(worker) else { return }
    if isLate { late.insert(worker) } else { late.remove(worker) }
  }

  /// Finds a seat for a page: that of the session it names, or a new one. Sessions without a page make room, the one that
  /// has been without the longest first.
  ///
  /// - Parameter left: the session that a page has shown before it was loaded again: the process that knows it knows what it
  ///   was like. // X52
  mutating func assign(
    _ session: SessionIdentifier?, left: SessionIdentifier? = nil, from address: String?
  ) -> Assignment {
    if let session, let known = seats.first(where: { $0.value.session == session })?.key {
      seats[known]?.isTaken = true
      last += 1
      return .seat(replacing(known))
    }
    if let left, let known = seats.first(where: { $0.value.session == left && !$0.value.isTaken }),
      known.value.address == address,
      !late.contains(known.value.worker)
    {
      seats[known.key] = Seat(worker: known.value.worker, address: address)
      return .seat(replacing(known.key))
    }
    if let address {
      while seats.values.count(where: { $0.address == address }) >= limitPerAddress {
        guard leave(where: { $0.address == address }) else { return .full }
      }
    }
    while seats.count >= limit { guard leave(where: { _ in true }) else { return .full } }
    // The fullest first, so that others become empty and can end.
    let counts = Dictionary(grouping: seats.values) { $0.worker }.mapValues(\.count)
    let free = workers.filter { (counts[$0] ?? 0) < pagesPerWorker && !late.contains($0) }
    guard let worker = free.max(by: { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }) else { return .startWorker }
    last += 1
    seats[last] = Seat(worker: worker, address: address)
    return .seat(last)
  }

  /// The seat gets another number, so that the connection that had it before cannot give it up.
  private mutating func replacing(_ seat: Int) -> Int {
    last += 1
    seats[last] = seats.removeValue(forKey: seat)
    return last
  }

  /// The page of a seat has been welcomed.
  mutating func welcome(_ session: SessionIdentifier, at seat: Int) { seats[seat]?.session = session }

  /// The connection of a seat has ended. A page that was never welcomed has no session, and its seat is free.
  mutating func leave(_ seat: Int) {
    guard seats[seat] != nil else { return }
    guard seats[seat]?.session != nil else {
      seats[seat] = nil
      return
    }
    last += 1
    seats[seat]?.isTaken = false
    seats[seat]?.leftAt = last
  }

  /// A session's time without a page is over. Without effect when a page is back.
  mutating func end(_ seat: Int) {
    if seats[seat]?.isTaken == false { seats[seat] = nil }
  }

  private mutating func leave(where isMeant: (Seat) -> Bool) -> Bool {
    let absent = seats.filter { !$0.value.isTaken && isMeant($0.value) }
    guard let first = absent.min(by: { $0.value.leftAt < $1.value.leftAt })?.key else { return false }
    seats[first] = nil
    return true
  }
}
#endif
