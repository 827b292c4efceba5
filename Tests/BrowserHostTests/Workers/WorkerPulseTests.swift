#if BrowserHost
import Synchronization
import Testing

@testable import BrowserHost

@Suite("Whether a process gets to work")
struct WorkerPulseTests {
  /// A process that answers when the test has it answer.
  private final class Answers: Sendable {
    private let state = Mutex((asked: 0, waiting: [AsyncStream<Never>.Continuation]()))

    var asked: Int { state.withLock { $0.asked } }

    func ask() async -> Bool {
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      state.withLock { state in
        state.asked += 1
        state.waiting.append(continuation)
      }
      for await _ in stream {}
      return !Task.isCancelled
    }

    func answer() {
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.finish() }
    }
  }

  private let time = MovedTime()
  private let answers = Answers()

  private func pulse(timeout: Double) -> (WorkerPulse, AsyncStream<WorkerPulse.Verdict>.AsyncIterator) {
    let (stream, continuation) = AsyncStream<WorkerPulse.Verdict>.makeStream()
    let pulse = WorkerPulse(time: time, timeout: timeout) { [answers] in
      await answers.ask()
    } tell: {
      continuation.yield($0)
    }
    return (pulse, stream.makeAsyncIterator())
  }

  @Test func `a process that does not answer is late, and then hangs`() async {
    var (pulse, verdicts) = pulse(timeout: 15)
    pulse.note()
    await time.pass(2)
    #expect(await verdicts.next() == .isLate)
    await time.pass(13)
    #expect(await verdicts.next() == .hangs)
  }

  @Test func `one that was only slow is back`() async {
    var (pulse, verdicts) = pulse(timeout: 15)
    pulse.note()
    await time.pass(2)
    #expect(await verdicts.next() == .isLate)
    answers.answer()
    #expect(await verdicts.next() == .isBack)
  }

  @Test func `it is asked again only when something has been said to it`() async {
    let (pulse, _) = pulse(timeout: 15)
    pulse.note()
    while answers.asked < 1 { await Task.yield() }
    pulse.note()
    answers.answer()
    await time.pass(WorkerPulse.pause)
    // What was said while it was asked is a reason to ask once more.
    while answers.asked < 2 { await Task.yield() }
    answers.answer()
    await time.pass(WorkerPulse.pause)
    #expect(answers.asked == 2)
    pulse.note()
    while answers.asked < 3 { await Task.yield() }
    answers.answer()
  }

  @Test func `without an end to patience it is only late`() async {
    var (pulse, verdicts) = pulse(timeout: .infinity)
    pulse.note()
    await time.pass(2)
    #expect(await verdicts.next() == .isLate)
    answers.answer()
    #expect(await verdicts.next() == .isBack)
  }
}
#endif
