#if BrowserHost
import Testing

@testable import BrowserHost

@Suite("Whose turn it is")
struct FairShareTests {
  @Test func `who has had less starts before who has had more`() {
    var order = FairShare()
    var costly = FairShare.Account()
    let modest = FairShare.Account()
    let start = order.start(for: costly)
    order.begin(start)
    order.charge(0.5, startedAt: start, to: &costly)
    #expect(order.start(for: modest) == 0)
    #expect(order.start(for: costly) == 0.5)
  }

  @Test func `who has rested has nothing saved up`() {
    var order = FairShare()
    var busy = FairShare.Account()
    let rested = FairShare.Account()
    for _ in 0..<10 {
      let start = order.start(for: busy)
      order.begin(start)
      order.charge(1, startedAt: start, to: &busy)
    }
    // The present is where the last work of the busy one started.
    #expect(order.start(for: rested) == 9)
    #expect(order.start(for: busy) == 10)
  }

  @Test func `work is expected to take as long as lately`() {
    var order = FairShare()
    var costly = FairShare.Account()
    #expect(order.end(of: costly, startingAt: 0) == FairShare.costOfNewcomers)
    for _ in 0..<20 {
      let start = order.start(for: costly)
      order.begin(start)
      order.charge(0.5, startedAt: start, to: &costly)
    }
    #expect(abs(order.end(of: costly, startingAt: 10) - 10.5) < 1e-6)
  }
}

@MainActor
@Suite("The work of many pages")
struct WorkQueueTests {
  private final class Log {
    var time = 0.0
    var lines: [String] = []
  }

  private let log = Log()
  private let queue: WorkQueue

  init() { queue = WorkQueue(now: { [log] in log.time }) }

  private func add(_ name: String, _ account: WorkQueue.Account, cost: Double = 0, isFarewell: Bool = false) {
    queue.add(account, isFarewell: isFarewell) { [log] in
      log.lines.append(name)
      log.time += cost
    }
  }

  @Test func `one page that costs much waits for those that cost little`() {
    let (greedy, modest) = (WorkQueue.Account(), WorkQueue.Account())
    for number in 1...4 { add("greedy \(number)", greedy, cost: 1) }
    queue.runNext()
    add("modest", modest, cost: 0.01)
    add("greedy 5", greedy, cost: 1)
    for _ in 0..<5 { queue.runNext() }
    #expect(log.lines == ["greedy 1", "modest", "greedy 2", "greedy 3", "greedy 4", "greedy 5"])
  }

  @Test func `pages that ask one after another take turns by what they have had`() {
    let greedy = (1...3).map { _ in WorkQueue.Account() }
    let modest = WorkQueue.Account()
    for (number, account) in greedy.enumerated() { add("greedy \(number)", account, cost: 1) }
    for _ in 0..<3 { queue.runNext() }
    for (number, account) in greedy.enumerated() { add("greedy \(number) again", account, cost: 1) }
    add("modest", modest)
    for _ in 0..<4 { queue.runNext() }
    #expect(log.lines.suffix(4) == ["modest", "greedy 0 again", "greedy 1 again", "greedy 2 again"])
  }

  @Test func `many that ask for much at one time are waited for by none that asks for little`() {
    let greedy = (1...3).map { _ in WorkQueue.Account() }
    let modest = WorkQueue.Account()
    for (number, account) in greedy.enumerated() { add("greedy \(number)", account, cost: 1) }
    add("modest", modest, cost: 0.001)
    for _ in 0..<4 { queue.runNext() }
    log.lines = []
    // All have rested, and start together.
    let rested = WorkQueue.Account()
    for _ in 0..<9 {
      add("rested", rested, cost: 1)
      queue.runNext()
    }
    log.lines = []
    for (number, account) in greedy.enumerated() { add("greedy \(number)", account, cost: 1) }
    queue.runNext()
    add("modest", modest, cost: 0.001)
    add("modest again", modest, cost: 0.001)
    for _ in 0..<4 { queue.runNext() }
    #expect(log.lines == ["greedy 0", "modest", "modest again", "greedy 1", "greedy 2"])
  }

  @Test func `who leaves is let go before anybody else comes in`() {
    let visitors = WorkQueue.Account()
    for _ in 0..<20 {
      add("visitor", visitors, cost: 0.001)
      queue.runNext()
    }
    log.lines = []
    // A page that has just come has had little, and is expected to cost what newcomers cost.
    let page = WorkQueue.Account()
    add("visitor", visitors, cost: 0.001)
    add("bye", page, cost: 0.001, isFarewell: true)
    add("page", page, cost: 0.001)
    for _ in 0..<3 { queue.runNext() }
    #expect(log.lines == ["bye", "visitor", "page"])
  }

  @Test func `everything that is asked for is done`() async {
    let account = WorkQueue.Account()
    let first = await queue.perform(account) { 1 }
    let second = await queue.perform(account) { 2 }
    #expect(first + second == 3)
  }
}
#endif
