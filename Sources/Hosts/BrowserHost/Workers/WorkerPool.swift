#if BrowserHost
import Foundation
import PageProtocol

/// The processes that show pages, and which of them shows which.
actor WorkerPool {
  /// A page's place in a process.
  struct Lease: Sendable {
    let seat: Int
    let worker: Worker
    /// Its place among those for which processes are started; nil where one was there.
    fileprivate let turn: Int?

    /// True where the pool waits to hear that the page shows its first frame.
    var waitsForFrame: Bool { turn != nil }
  }

  /// Seconds after which a page that has not shown a frame keeps others waiting no longer: one that is hidden shows none.
  /// [choice]
  static let framePatience = 6.0

  private let command: [String]
  private let folder: URL
  private let lifetime: Double
  private let limits: BrowserHostLimits
  private let time: any ServerTime
  private let counters: ServerCounters
  private var table: WorkerSeats
  private var queue: WorkerQueue
  /// Pages that wait for their turn.
  private var waiting: [Int: AsyncStream<Never>.Continuation] = [:]
  /// Pages that are loaded again, and wait for what was here before.
  private var departures: [Int: (session: SessionIdentifier, end: AsyncStream<Never>.Continuation)] = [:]
  private var lastDeparture = 0
  private var workers: [Int: Worker] = [:]
  private var last = 0
  private var atSignals: EndingSignals.Work?
  private(set) var isStopping = false

  init(
    _ configuration: BrowserHostConfiguration, time: any ServerTime, counters: ServerCounters
  ) throws(BrowserHostError) {
    command = configuration.workerCommand ?? Self.ownCommand
    lifetime = configuration.sessionLifetime
    limits = configuration.limits
    self.time = time
    self.counters = counters
    table = WorkerSeats(
      pagesPerWorker: configuration.pagesPerProcess ?? 1, limit: configuration.sessionLimit,
      limitPerAddress: configuration.limits.pagesPerAddress)
    queue = WorkerQueue(limit: configuration.limits.startingProcesses)
    // Short, because the path of a socket holds about 100 bytes.
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString.prefix(8))")
    // There only as long as processes are, but a program that cannot make it says so when it starts.
    try Self.makeFolder(folder)
    rmdir(folder.path)
  }

  /// Makes the folder of the sockets, which is closed to other people of the machine.
  private static func makeFolder(_ folder: URL) throws(BrowserHostError) {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .workerNotStarted("\(error)")
    }
  }

  /// This program and the arguments that it was started with.
  private static var ownCommand: [String] {
    #if os(Linux)
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    #else
    let program = Bundle.main.executablePath
    #endif
    return [program ?? CommandLine.arguments[0]] + CommandLine.arguments.dropFirst()
  }

  /// The processes that run, by their numbers in the system, with how many pages or sessions each has.
  var processes: [Int32: Int] {
    Dictionary(
      workers.values.map { worker in
        (worker.processIdentifier, table.seats.values.count { $0.worker == worker.number })
      }, uniquingKeysWith: +)
  }

  /// A place for a page; nil when there is none. Where a process has to be started for it, it waits for its turn; a page that
  /// is gone meanwhile cancels the task.
  ///
  /// - Parameter left: the session that the page has shown before it was loaded again.
  func lease(
    _ session: SessionIdentifier?, left: SessionIdentifier? = nil, from address: String?
  ) async throws(BrowserHostError) -> Lease? {
    if session == nil, let left { await waitForGoodbye(to: left) }
    switch assign(session, left: left, from: address, turn: nil) {
    case .lease(let lease): return lease
    case .none: return nil
    case .mustStart: break
    }
    let turn = queue.enter(from: address)
    await waitForTurn(turn)
    guard !Task.isCancelled, queue.begins(turn) else {
      endTurn(turn)
      return nil
    }
    while true {
      // Another page may have left a place meanwhile.
      switch assign(session, left: left, from: address, turn: turn) {
      case .lease(let lease):
        giveTurnUpLater(turn)
        return lease
      case .none:
        endTurn(turn)
        return nil
      case .mustStart:
        do {
          try start()
        } catch {
          endTurn(turn)
          throw error
        }
      }
    }
  }

  private enum Assignment {
    case lease(Lease)
    case mustStart, none
  }

  private func assign(
    _ session: SessionIdentifier?, left: SessionIdentifier?, from address: String?, turn: Int?
  ) -> Assignment {
    guard !isStopping else { return .none }
    switch table.assign(session, left: left, from: address) {
    case .full: return .none
    case .startWorker: return .mustStart
    case .seat(let seat):
      noteSessions()
      guard let number = table.worker(of: seat), let worker = workers[number] else { return .none }
      return .lease(Lease(seat: seat, worker: worker, turn: turn))
    }
  }

  // MARK: Turns

  /// Returns when it is the page's turn, when it has waited for too long, or when the task is cancelled.
  private func waitForTurn(_ turn: Int) async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    waiting[turn] = continuation
    takeTurns()
    let limit = Task { [time, limits] in
      try? await time.wait(limits.handshakeTimeout)
      continuation.finish()
    }
    for await _ in stream {}
    limit.cancel()
    waiting[turn] = nil
  }

  private func takeTurns() {
    for turn in queue.takeTurns() { waiting[turn]?.finish() }
  }

  private func endTurn(_ turn: Int) {
    queue.leave(turn)
    takeTurns()
  }

  private func giveTurnUpLater(_ turn: Int) {
    Task { [weak self, time] in
      try? await time.wait(Self.framePatience)
      await self?.endTurn(turn)
    }
  }

  /// The page of a lease has shown a frame.
  func showsFrame(_ lease: Lease) {
    if let turn = lease.turn { endTurn(turn) }
  }

  // MARK: Pages

  /// The page of a lease has been welcomed.
  func welcome(_ session: SessionIdentifier, at lease: Lease) { table.welcome(session, at: lease.seat) }

  /// Waits until the page that was here before is gone, so that its process can be asked what it was like. // X52
  private func waitForGoodbye(to left: SessionIdentifier) async {
    guard table.isShown(left) else { return }
    let (end, continuation) = AsyncStream<Never>.makeStream()
    lastDeparture += 1
    let number = lastDeparture
    departures[number] = (left, continuation)
    let limit = Task { [time] in
      try? await time.wait(PageConnection.longestGoodbye)
      continuation.finish()
    }
    for await _ in end {}
    limit.cancel()
    departures[number] = nil
  }

  /// The connection of a lease has ended: its session lives on for a while.
  func leave(_ lease: Lease) {
    let session = table.seats[lease.seat]?.session
    table.leave(lease.seat)
    for departure in departures.values where departure.session == session { departure.end.finish() }
    noteSessions()
    if let turn = lease.turn { endTurn(turn) }
    let lifetime = lifetime
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(lifetime))
      await self?.end(lease)
    }
  }

  /// Ends all processes.
  func stop() {
    isStopping = true
    for worker in workers.values { worker.end() }
    workers = [:]
    for continuation in waiting.values { continuation.finish() }
    for departure in departures.values { departure.end.finish() }
    atSignals?.cancel()
    try? FileManager.default.removeItem(at: folder)
  }

  private func end(_ lease: Lease) {
    table.end(lease.seat)
    noteSessions()
    let number = lease.worker.number
    guard table.isEmpty(number), let worker = workers.removeValue(forKey: number) else { return }
    table.remove(number)
    worker.end()
  }

  // MARK: Processes

  private func start() throws(BrowserHostError) {
    if !FileManager.default.fileExists(atPath: folder.path) { try Self.makeFolder(folder) }
    if atSignals == nil {
      atSignals = EndingSignals.atEnd { [folder] in try? FileManager.default.removeItem(at: folder) }
    }
    last += 1
    let number = last
    workers[number] = try Worker(
      number: number, command: command, folder: folder, limits: limits, time: time
    ) { [weak self] verdict in
      await self?.note(verdict, of: number)
    } ended: { [weak self] in
      Task { await self?.ended(number) }
    }
    table.add(number)
    counters.update { $0.processes += 1 }
  }

  private func note(_ verdict: WorkerPulse.Verdict, of number: Int) {
    switch verdict {
    case .isLate: table.note(number, isLate: true)
    case .isBack: table.note(number, isLate: false)
    case .hangs: endHanging(number)
    }
  }

  /// A process does not get to work, or has not begun to listen: it is ended, and its pages hear of that as of any end.
  private func endHanging(_ number: Int) {
    guard let worker = workers[number] else { return }
    // One that has ended by itself does not hang, and its number may be another process's by now.
    if worker.isRunning {
      worker.hangs.set()
      worker.kill()
    }
    ended(number)
  }

  /// A process did not listen in time. Without effect on one that has ended.
  func doesNotListen(_ lease: Lease) { endHanging(lease.worker.number) }

  private func ended(_ number: Int) {
    if workers.removeValue(forKey: number) != nil { counters.update { $0.processesLost += 1 } }
    table.remove(number)
    noteSessions()
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("\(number)"))
    // Fails while there are others.
    if workers.isEmpty { rmdir(folder.path) }
  }

  private func noteSessions() {
    let count = table.seats.count
    counters.update { $0.openSessions = count }
  }
}
#endif
