#if BrowserHost
import Foundation

/// The processes that show pages, and which of them shows which.
actor WorkerPool {
  /// A page's place in a process.
  struct Lease: Sendable {
    let seat: Int
    let worker: Worker
  }

  private let command: [String]
  private let folder: URL
  private let lifetime: Double
  private let silenceTimeout: Double
  private let counters: ServerCounters
  private var table: WorkerSeats
  private var workers: [Int: Worker] = [:]
  private var last = 0
  private(set) var isStopping = false

  init(_ configuration: BrowserHostConfiguration, counters: ServerCounters) throws(BrowserHostError) {
    command = configuration.workerCommand ?? Self.ownCommand
    lifetime = configuration.sessionLifetime
    silenceTimeout = configuration.limits.silenceTimeout
    self.counters = counters
    table = WorkerSeats(
      pagesPerWorker: configuration.pagesPerProcess ?? 1, limit: configuration.sessionLimit,
      limitPerAddress: configuration.limits.pagesPerAddress)
    // Short, because the path of a socket holds about 100 bytes, and closed to other people of the machine.
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString.prefix(8))")
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

  /// A place for a page; nil when there is none. Starts a process where one is needed.
  func lease(_ session: SessionIdentifier?, from address: String?) throws(BrowserHostError) -> Lease? {
    guard !isStopping else { return nil }
    while true {
      switch table.assign(session, from: address) {
      case .full: return nil
      case .startWorker: try start()
      case .seat(let seat):
        noteSessions()
        guard let number = table.worker(of: seat), let worker = workers[number] else { return nil }
        return Lease(seat: seat, worker: worker)
      }
    }
  }

  /// The page of a lease has been welcomed.
  func welcome(_ session: SessionIdentifier, at lease: Lease) { table.welcome(session, at: lease.seat) }

  /// The connection of a lease has ended: its session lives on for a while.
  func leave(_ lease: Lease) {
    table.leave(lease.seat)
    noteSessions()
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

  private func start() throws(BrowserHostError) {
    last += 1
    let number = last
    workers[number] = try Worker(
      number: number, command: command, folder: folder, silenceTimeout: silenceTimeout
    ) { [weak self] in
      Task { await self?.ended(number) }
    }
    table.add(number)
    counters.update { $0.processes += 1 }
  }

  private func ended(_ number: Int) {
    if workers.removeValue(forKey: number) != nil { counters.update { $0.processesLost += 1 } }
    table.remove(number)
    noteSessions()
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("\(number)"))
  }

  private func noteSessions() {
    let count = table.seats.count
    counters.update { $0.openSessions = count }
  }
}
#endif
