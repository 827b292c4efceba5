#if BrowserHost
import Testing

@testable import BrowserHost

@Suite("Which pages may have a process started for them")
struct WorkerQueueTests {
  @Test func `as many begin as may, in the order in which they came`() {
    var queue = WorkerQueue(limit: 2)
    let pages = (0..<4).map { _ in queue.enter(from: nil) }
    #expect(pages == [1, 2, 3, 4])
    #expect(queue.takeTurns() == [1, 2])
    #expect(queue.takeTurns() == [])
    #expect(pages.map { queue.begins($0) } == [true, true, false, false])
  }

  @Test func `a page that has shown a frame makes room for the next`() {
    var queue = WorkerQueue(limit: 1)
    for _ in 0..<3 { _ = queue.enter(from: nil) }
    #expect(queue.takeTurns() == [1])
    queue.leave(1)
    #expect(queue.takeTurns() == [2])
    queue.leave(1)
    #expect(queue.takeTurns() == [])
  }

  @Test func `a page that is gone before its turn is passed over`() {
    var queue = WorkerQueue(limit: 1)
    for _ in 0..<3 { _ = queue.enter(from: nil) }
    #expect(queue.takeTurns() == [1])
    queue.leave(2)
    queue.leave(1)
    #expect(queue.takeTurns() == [3])
    #expect(!queue.begins(2))
  }

  @Test func `one address has half of the places at most`() {
    var queue = WorkerQueue(limit: 4)
    for _ in 0..<9 { _ = queue.enter(from: "a") }
    #expect(queue.takeTurns() == [1, 2])
    _ = queue.enter(from: "b")
    #expect(queue.takeTurns() == [10])
  }

  @Test func `addresses with fewer that begin are first`() {
    var queue = WorkerQueue(limit: 4)
    for address in ["a", "a", "b", "c"] { _ = queue.enter(from: address) }
    #expect(queue.takeTurns() == [1, 3, 4, 2])
  }

  @Test func `at least one may begin`() {
    var queue = WorkerQueue(limit: 0)
    _ = queue.enter(from: "a")
    #expect(queue.takeTurns() == [1])
  }
}
#endif
